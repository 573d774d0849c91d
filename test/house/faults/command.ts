import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main as mutantsOfCharts } from '#atlas/command/mutants.ts';
import { chanceOf, shuffled } from '#machines/kit/walk/chance.ts';
import { walks } from '#test/machines/walks.ts';
import { filesOnDisk } from '../files.ts';
import { type Fault, layers } from './fault.ts';
import { faultsIn } from './faults-of-flow.ts';
import noticedBefore from './noticed.json' with { type: 'json' };
import { testsFor } from './tests-for.ts';
import { openWorkshop } from './workshop.ts';

const usage = 'Say a flow, or all: npm run mutants -- <flow|all> [layers [how many of each layer [seed]]]\n';

/** So many of each layer, by lot. */
const drawn = (faults: readonly Fault[], count: number, chance: () => number) =>
  layers.flatMap((layer) =>
    shuffled(
      faults.filter((fault) => fault.layer === layer),
      chance,
    ).slice(0, count),
  );

type Noticed = (typeof noticedBefore)[number];

const testIn = (by: string): string | undefined => /test\/[\w./-]+\.test\.tsx?/.exec(by)?.[0];

/** What was noticed in this run goes with what was noticed before. */
const keepNoticed = async (found: readonly Noticed[]): Promise<void> => {
  const all = new Map(
    [...noticedBefore, ...found].map((each) => [`${each.flow} ${each.layer} ${each.fault}`, each]),
  );
  const sorted = [...all].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
  await writeFile('test/house/faults/noticed.json', `${JSON.stringify(sorted, null, 2)}\n`);
};

const judgeAll = async (flows: readonly string[], count: number, seed: number): Promise<number> => {
  const root = process.cwd();
  const files = filesOnDisk(root);
  const [faultsOf, batchesFor] = [faultsIn(files), testsFor(files)];
  const workshop = await openWorkshop(root, join(root, '.reports/workshop'));
  const chance = chanceOf(seed);
  const noticed: Noticed[] = [];
  let seen = 0;
  try {
    for (const flow of flows)
      for (const { layer, name: fault, edits } of drawn(faultsOf(flow), count, chance)) {
        const by = await workshop.judge({ edits }, batchesFor({ layer, edits }, flow));
        const test = by === null ? undefined : testIn(by);
        seen += 1;
        if (test !== undefined) noticed.push({ flow, layer, fault, test });
        process.stdout.write(`${test === undefined ? 'SURVIVED' : 'noticed '} ${flow}, ${layer}: ${fault}\n`);
        if (by !== null) process.stdout.write(`         by ${by}\n`);
      }
  } finally {
    await workshop.close();
    await keepNoticed(noticed);
  }
  for (const file of workshop.unfit()) process.stdout.write(`red without a fault: ${file}\n`);
  process.stdout.write(`${noticed.length} of ${seen} faults noticed\n`);
  return seen > 0 && noticed.length >= seen * least ? 0 : 1;
};

/** Less than this, and what is tested is not what is lived with. */
const least = 0.95;

/** Faults of the charts as ever; with `layers` those of the ports, operations, views and sentences on a flow's way. */
export const main = async (words: readonly string[]): Promise<number> => {
  const [flow = '', layered, count = 'all', seed = '1'] = words;
  if (layered === undefined) return mutantsOfCharts(words);
  const flows = walks.map((walk) => walk.flow).filter((each) => flow === 'all' || each === flow);
  const howMany = count === 'all' ? Number.POSITIVE_INFINITY : Number(count);
  if (layered !== 'layers' || flows.length === 0 || !(howMany > 0) || Number.isNaN(Number(seed))) {
    process.stderr.write(usage);
    return 2;
  }
  return judgeAll(flows, howMany, Number(seed));
};
