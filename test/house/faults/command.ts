import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main as mutantsOfCharts } from '#atlas/command/mutants.ts';
import { chanceOf, shuffled } from '#machines/kit/walk/chance.ts';
import { walks } from '#test/machines/walks.ts';
import { filesOnDisk } from '../files.ts';
import { type Fault, type Layer, layers } from './fault.ts';
import { faultsIn } from './faults-of-flow.ts';
import { goneFrom, keptAfter, type Noticed, type Tried } from './noticed.ts';
import { askedIn, isBeforeTests, isNoticedEnough, type Judged, summed, write } from './record.ts';
import { testsFor } from './tests-for.ts';
import { openWorkshop } from './workshop.ts';

const usage =
  'Say a flow, or all: npm run mutants -- <flow|all> [layers|port|operation|view|sentence [how many of each layer [seed [quick]]]]\n';

type Lot = { readonly fault: Fault; readonly flows: readonly string[] };

/** Each fault once, with the flows on whose way it lies. */
const onTheWayOf = (flows: readonly string[], faultsOf: (flow: string) => readonly Fault[]) => {
  const lots = new Map<string, Lot>();
  for (const flow of flows)
    for (const fault of faultsOf(flow))
      lots.set(fault.name, { fault, flows: [...(lots.get(fault.name)?.flows ?? []), flow] });
  return [...lots.values()];
};

/** So many of each layer, by lot. */
const drawn = (lots: readonly Lot[], wanted: readonly Layer[], count: number, chance: () => number) =>
  wanted.flatMap((layer) =>
    shuffled(
      lots.filter(({ fault }) => fault.layer === layer),
      chance,
    ).slice(0, count),
  );

const testIn = (by: string): string | undefined =>
  isBeforeTests(by) ? undefined : /test\/[\w./-]+\.test\.tsx?/.exec(by)?.[0];

const kept = 'test/house/faults/noticed.json';

const keepNoticed = async (
  tried: readonly Tried[],
  faultsOf: (flow: string) => readonly Fault[],
): Promise<void> => {
  const before: readonly Noticed[] = JSON.parse(await readFile(kept, 'utf8'));
  const after = keptAfter(before, tried, faultsOf);
  await writeFile(kept, `${JSON.stringify(after, null, 2)}\n`);
  for (const gone of goneFrom(before, after, tried)) process.stdout.write(`${gone}\n`);
};

const judgeAll = async (
  flows: readonly string[],
  wanted: readonly Layer[],
  count: number,
  seed: number,
  pace: Judged['pace'],
): Promise<number> => {
  const root = process.cwd();
  const files = filesOnDisk(root);
  const batchesFor = testsFor(files);
  const faultsOf = faultsIn(files);
  const lots = drawn(onTheWayOf(flows, faultsOf), wanted, count, chanceOf(seed));
  const workshop = await openWorkshop(root, join(root, `.reports/workshop-of-${wanted.join('-')}`));
  const judged: Judged[] = [];
  const tried: Tried[] = [];
  try {
    for (const { fault, flows: own } of lots) {
      const [flow = ''] = own;
      const { layer, name } = fault;
      const begun = performance.now();
      const batches = batchesFor(fault, own).filter(({ project }) => pace === 'whole' || project !== 'e2e');
      const by = await workshop.judge(fault, batches);
      const seconds = Math.round((performance.now() - begun) / 1000);
      const at = new Date().toISOString();
      const one = { at, seed, pace, flow, layer, fault: name, by, asked: batches, seconds };
      judged.push(one);
      await write(one);
      const test = by === null ? null : testIn(by);
      // Without the built shop nobody can say that a fault is noticed no more.
      if (test !== undefined && (test !== null || pace === 'whole'))
        tried.push({ flow, layer, fault: name, test });
      process.stdout.write(`${by === null ? 'SURVIVED' : 'noticed '} ${flow}, ${layer}: ${name}\n`);
      process.stdout.write(by === null ? askedIn(batches) : `         by ${by}\n`);
    }
  } finally {
    await workshop.close();
    await keepNoticed(tried, faultsOf);
  }
  for (const file of workshop.unfit()) process.stdout.write(`red without a fault: ${file}\n`);
  process.stdout.write(summed(judged));
  const seen = judged.filter(({ by }) => by !== null).length;
  process.stdout.write(`${seen} of ${judged.length} faults noticed\n`);
  return isNoticedEnough(judged) ? 0 : 1;
};

const layersIn = (word: string): readonly Layer[] =>
  word === 'layers' ? layers : layers.filter((layer) => layer === word);

/** Faults of the charts as ever; with `layers`, or one of them, those of the ports, operations, views and sentences on a flow's way; `quick` leaves the built shop out. */
export const main = async (words: readonly string[]): Promise<number> => {
  const [flow = '', layered, count = 'all', seed = '1', pace = 'whole'] = words;
  if (layered === undefined) return mutantsOfCharts(words);
  const flows = walks.map((walk) => walk.flow).filter((each) => flow === 'all' || each === flow);
  const howMany = count === 'all' ? Number.POSITIVE_INFINITY : Number(count);
  const wanted = layersIn(layered);
  if (wanted.length === 0 || flows.length === 0 || !(howMany > 0) || Number.isNaN(Number(seed))) {
    process.stderr.write(usage);
    return 2;
  }
  return judgeAll(flows, wanted, howMany, Number(seed), pace === 'quick' ? 'quick' : 'whole');
};
