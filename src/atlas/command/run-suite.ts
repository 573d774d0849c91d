import { readFile } from 'node:fs/promises';
import { type Astray, isWrittenSuite, rerun, type WrittenSuite } from '#machines/kit/walk/rerun.ts';
import { BadAsk, findWalk } from './find-walk.ts';

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

/** Walks a suite that was written as JSON on the flow as it is now; tells where a path goes otherwise, and ends with 1 then. */
export const runSuite = async (words: readonly string[]): Promise<number> => {
  const [file, walkFile, ...more] = words;
  if (file === undefined || more.length > 0)
    throw new BadAsk('Say which file: npm run paths -- run FILE.json [path of a .paths.ts]');
  const { flow, paths } = await suiteIn(file);
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
