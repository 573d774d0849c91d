import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Astray, isWrittenSuite, rerun, type WrittenSuite } from '#machines/kit/walk/rerun.ts';
import { BadAsk, findWalk } from './find-walk.ts';
import { walkInBrowser } from './walk-in-browser.ts';

const longest = 240;

const lineOf = ({ path, step, says }: Astray): string => {
  const line = `${path}: step ${step}: ${says}`;
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

const suiteIn = async (file: string): Promise<WrittenSuite> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BadAsk(`There is no file ${file}.`);
  });
  const suite = await Promise.resolve(text)
    .then((json): unknown => JSON.parse(json))
    .catch(() => null);
  if (!isWrittenSuite(suite))
    throw new BadAsk(`${file} is no suite: write one with npm run paths -- <flow> --format json.`);
  return suite;
};

const usage =
  'Say which file: npm run paths -- run FILE.json [path of a .paths.ts], or npm run paths -- run FILE.json --base URL';

/**
 * Walks a suite that was written as JSON on the flow as it is now, or in a browser before a shop that runs; tells where
 * a path goes otherwise, and ends with 1 then.
 */
export const runSuite = async (words: readonly string[]): Promise<number> => {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { base: { type: 'string' } },
  });
  const [file, walkFile, ...more] = positionals;
  const { base } = values;
  if (file === undefined || more.length > 0 || (base !== undefined && walkFile !== undefined))
    throw new BadAsk(usage);
  const { flow, paths } = await suiteIn(file);
  if (base !== undefined) return walkInBrowser(flow, file, base);
  const { machine } = await findWalk(walkFile ?? flow);
  let good = 0;
  for (const path of paths) {
    const astray = await rerun(machine, path);
    if (astray === null) good += 1;
    else process.stdout.write(`${lineOf(astray)}\n`);
  }
  process.stdout.write(`${flow}: ${good} of ${paths.length} paths go as the suite says\n`);
  return good === paths.length ? 0 : 1;
};
