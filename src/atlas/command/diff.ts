import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chartOf } from '#machines/kit/chart/chart.ts';
import { differenceOf } from '#machines/kit/chart/difference.ts';
import { differenceText } from './difference-text.ts';
import { commitNamed, earlierChart } from './earlier.ts';
import { endingOf } from './ending.ts';
import { BadAsk, findWalk } from './find-walk.ts';

/** `npm run diff -- <flow> <commit> [--out FILE]`: tells what became of a flow; the file can be opened in the atlas. */
export const main = (words: readonly string[]): Promise<number> =>
  endingOf(async () => {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { out: { type: 'string' } },
    });
    const [asked, commit] = positionals;
    if (asked === undefined || commit === undefined)
      throw new BadAsk('Say a flow and a commit: npm run diff -- <flow> <commit> [--out FILE]');
    const { flow, machine } = await findWalk(asked);
    const difference = differenceOf(await earlierChart(flow, await commitNamed(commit)), chartOf(machine));
    process.stdout.write(differenceText(difference));
    if (values.out !== undefined) await writeFile(values.out, `${JSON.stringify(difference, null, 2)}\n`);
    return 0;
  });
