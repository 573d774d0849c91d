import { join } from 'node:path';
import { main as mutantsOfCharts } from '#atlas/command/mutants.ts';
import { chanceOf, shuffled } from '#machines/kit/walk/chance.ts';
import { walks } from '#test/machines/walks.ts';
import { filesOnDisk } from '../files.ts';
import { type Fault, layers } from './fault.ts';
import { faultsIn } from './faults-of-flow.ts';
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

const lookThrough = async (flows: readonly string[], count: number, seed: number): Promise<number> => {
  const root = process.cwd();
  const files = filesOnDisk(root);
  const [faultsOf, batchesFor] = [faultsIn(files), testsFor(files)];
  const workshop = await openWorkshop(root, join(root, '.reports/workshop'));
  const chance = chanceOf(seed);
  let [seen, noticed] = [0, 0];
  try {
    for (const flow of flows)
      for (const fault of drawn(faultsOf(flow), count, chance)) {
        const began = performance.now();
        const by = await workshop.judge(fault, batchesFor(fault, flow));
        const seconds = Math.round((performance.now() - began) / 1000);
        seen += 1;
        if (by !== null) noticed += 1;
        process.stdout.write(
          `${JSON.stringify({ flow, layer: fault.layer, fault: fault.name, by, seconds })}\n`,
        );
      }
  } finally {
    await workshop.close();
  }
  for (const file of workshop.unfit()) process.stdout.write(`red without a fault: ${file}\n`);
  process.stdout.write(`${noticed} of ${seen} faults noticed\n`);
  return noticed < seen * least ? 1 : 0;
};

/** Less than this, and what is tested is not what is lived with. */
const least = 0.95;

/** Faults of the charts as ever; with `layers` those of the ports, operations, views and sentences on a flow's way. */
export const main = async (words: readonly string[]): Promise<number> => {
  const [flow = '', layered, count = 'all', seed = '1'] = words;
  if (layered === undefined) return mutantsOfCharts(words);
  const flows = walks.map((walk) => walk.flow).filter((each) => flow === 'all' || each === flow);
  if (layered !== 'layers' || flows.length === 0) {
    process.stderr.write(usage);
    return 2;
  }
  return lookThrough(flows, count === 'all' ? Infinity : Number(count), Number(seed));
};
