import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allFlows } from './chosen-flows.ts';
import { coveredBy } from './covered.ts';
import { endingOf } from './ending.ts';
import { BadAsk } from './find-walk.ts';
import { testsIn } from './junit.ts';
import { readRequirements, requirementsPage } from './requirements.ts';
import { root } from './root.ts';
import { tracePage, traceTable } from './trace-page.ts';
import { traced, unknownIds } from './traced.ts';

const filesIn = async (folder: string, isWanted: RegExp): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true }).catch(() => []))
    .filter((file) => isWanted.test(file))
    .toSorted();

const lastRun = async (folder: string) => {
  const files = (await filesIn(folder, /^[^/\\]+\.xml$/)).map((file) => join(folder, file));
  if (files.length === 0) throw new BadAsk(`No report of a test run lies in ${folder}: run npm test first.`);
  const reports = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return reports.flatMap(testsIn);
};

const testSources = async () => {
  const files = await filesIn(join(root, 'test'), /\.test\.tsx?$/);
  const read = files.map(async (file) => [`test/${file}`, await readFile(join(root, 'test', file), 'utf8')]);
  return Object.fromEntries(await Promise.all(read));
};

/** `npm run trace [--reports DIR] [--out DIR]` */
export const main = (words: readonly string[]): Promise<number> =>
  endingOf(async () => {
    const { values } = parseArgs({
      args: [...words],
      options: { reports: { type: 'string' }, out: { type: 'string' } },
    });
    const reports = values.reports ?? join(root, '.reports');
    const docs = values.out ?? join(root, 'docs');
    const run = await lastRun(reports);
    const groups = await readRequirements();
    const requirements = groups.flatMap((group) => group.requirements);
    const walks = (await allFlows()).map(({ walk }) => walk);
    const coverage = coveredBy(walks, run);
    const rows = traced(requirements, run, await testSources(), walks, coverage);
    await mkdir(join(docs, 'flows'), { recursive: true });
    await writeFile(join(docs, 'requirements.md'), requirementsPage(groups));
    await writeFile(join(docs, 'traceability.md'), tracePage(groups, rows));
    await writeFile(join(docs, 'traceability.csv'), traceTable(rows));
    await writeFile(join(docs, 'traceability.json'), `${JSON.stringify(rows, null, 2)}\n`);
    await writeFile(join(docs, 'flows/coverage.json'), `${JSON.stringify(coverage, null, 2)}\n`);
    const missing = rows.filter(({ result }) => result === 'no test').length;
    process.stdout.write(
      `${rows.length} requirements, ${missing} without a test: ${join(docs, 'traceability.md')}\n`,
    );
    const unknown = unknownIds(requirements, run);
    if (unknown.length === 0) return 0;
    process.stderr.write(`Tests name what is no requirement: ${unknown.join(', ')}\n`);
    return 1;
  });
