import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyActorLogic } from 'xstate';
import { flowFiles, walkIn } from '#atlas/command/find-walk.ts';
import { chartOf } from '#machines/kit/chart/chart.ts';
import type { Chart } from '#machines/kit/chart/chart-shape.ts';
import { type Change, differenceOf } from '#machines/kit/chart/difference.ts';

const deadlineIn = async (root: string): Promise<AnyActorLogic> => {
  const places = ['machines/kit/flow/deadline.ts', 'machines/kit/deadline.ts'];
  const file = places.map((place) => join(root, place)).find((place) => existsSync(place)) ?? '';
  const { deadline }: { readonly deadline: AnyActorLogic } = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  );
  return deadline;
};

const chartsIn = async (root: string): Promise<ReadonlyMap<string, Chart>> => {
  const deadline = await deadlineIn(root);
  const charts = [...(await flowFiles(join(root, 'machines')))].map(
    async ([flow, file]) => [flow, chartOf((await walkIn(file)).machine, deadline)] as const,
  );
  return new Map(await Promise.all(charts));
};

const summaryOf = <Thing>(kind: string, { added, gone, changed }: Change<Thing>) =>
  `${kind} +${added.length} -${gone.length} ~${changed.length} (${[...new Set(changed.flatMap(({ fields }) => fields))].join(' ')})`;

/** A line for every chart whose hash differs: how many states and arrows came, went and changed, and in what. */
export const chartDifferences = async (earlier: string, here: string): Promise<readonly string[]> => {
  const before = await chartsIn(earlier);
  return [...(await chartsIn(here))].flatMap(([flow, chart]) => {
    const was = before.get(flow);
    if (was === undefined) return [`+ chart ${flow}`];
    if (was.hash === chart.hash) return [];
    const { states, arrows } = differenceOf(was, chart);
    return [
      `~ chart ${flow} ${was.hash} ${chart.hash}: ${summaryOf('states', states)}, ${summaryOf('arrows', arrows)}`,
    ];
  });
};
