import { describe, expect, test } from 'vitest';
import type { StateValue } from 'xstate';
import { activeStates } from '#atlas/flow/active-states.ts';
import { flows } from '#atlas/flow/charted-flows.ts';
import type { ChartArrow } from '#machines/kit/chart/chart-shape.ts';
import { scxmlOf } from '#machines/kit/export/chart-scxml.ts';
import { type Exploration, explore, type WalkedEdge } from '#machines/kit/walk/explore.ts';
import { engineOf } from './scxml-engine.ts';
import { readXml } from './xml.ts';

/** What an engine is told when the arrow is due, by the names docs/flows/README.md gives. */
const heardFor = ({ kind, about, source }: ChartArrow): string => {
  if (kind === 'event') return about;
  if (kind === 'after') return `after.${about}.${source}`;
  return `${kind === 'error' ? 'error' : 'done'}.invoke.${about}`;
};

const ways = { from: 10, steps: 40 };

/** From each start on some ways, each going always where was gone least. */
const waysThrough = ({ starts, states }: Exploration) => {
  const gone = new Map<number, number>();
  const often = ({ id }: WalkedEdge) => gone.get(id) ?? 0;
  const wayFrom = (start: number) => {
    const way: WalkedEdge[] = [];
    for (let at = start; way.length < ways.steps; ) {
      const out = (states[at]?.out ?? []).filter(({ stepped }) => stepped.taken.length > 0);
      const [next] = out.toSorted((one, other) => often(one) - often(other));
      if (next === undefined) break;
      gone.set(next.id, often(next) + 1);
      way.push(next);
      at = next.to;
    }
    return way;
  };
  return starts.flatMap(({ to, stepped }) =>
    Array.from({ length: ways.from }, () => ({ begins: stepped, way: wayFrom(to) })),
  );
};

describe.each(flows.map((flow) => [flow.name, flow] as const))(
  '[R-49] %s',
  (_name, { chart, walk, arrows, states }) => {
    const scxml = readXml(scxmlOf(chart));
    const arrowsOf = (taken: readonly string[]) => taken.flatMap((id) => arrows.get(id) ?? []);
    const guardsOf = (taken: readonly string[]) =>
      Object.fromEntries(
        arrowsOf(taken).flatMap(({ guard }) => (guard === null ? [] : [[guard, true as const]])),
      );
    const standsIn = (value: StateValue) => [chart.root.id, ...activeStates(chart.root, value)].toSorted();

    test('is stepped by another engine, which stands after every step where the shop’s own machine stands', () => {
      const walked = new Set<string>();
      for (const { begins, way } of waysThrough(explore(walk))) {
        const engine = engineOf(scxml, guardsOf(begins.taken));
        const on = () =>
          engine
            .on()
            .filter((id) => states.has(id))
            .toSorted();
        expect(on()).toEqual(standsIn(begins.machineState.snapshot.value));
        for (const { stepped } of way) {
          const [first] = arrowsOf(stepped.taken);
          if (first === undefined) throw new Error(`no arrow is ${stepped.taken.join(' ')}`);
          engine.hear(heardFor(first), guardsOf(stepped.taken));
          expect([stepped.taken, on()]).toEqual([
            stepped.taken,
            standsIn(stepped.machineState.snapshot.value),
          ]);
          for (const id of stepped.taken) walked.add(id);
        }
      }
      expect(walked.size / chart.arrows.length).toBeGreaterThan(0.25);
    });
  },
);
