import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { projectRoot, run, setUp } from './setup.mjs';
import { longRunPage, summaryOf, sumOf, verdictOn, withRunner } from './verdict.mjs';

const words = process.argv.slice(2);
const isLong = words.includes('--long');
const asked = words.filter((word) => !word.startsWith('--'));
const reports = join(projectRoot, '.reports');

const holdsTests = (folder) =>
  readdirSync(join(projectRoot, 'test', folder), { recursive: true }).some((file) =>
    /\.test\.tsx?$/.test(file),
  );

const projectsWithTests = () =>
  readdirSync(join(projectRoot, 'test'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (isLong || entry.name !== 'long') && holdsTests(entry.name))
    .map(({ name }) => name);

/** A project in the browser carries the browser's name behind its own. */
const chosen = (projects) => projects.flatMap((project) => ['--project', `${project}*`]);

const keepLongRun = (verdicts, minutes) => {
  const folder = join(projectRoot, 'docs/reports');
  const machine = `Node ${process.version}, ${availableParallelism()} cores`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'long-run.md'), longRunPage(verdicts, minutes, machine));
};

const runTests = async (projects) => {
  const started = performance.now();
  for (const project of projects) rmSync(join(reports, `${project}.xml`), { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '-c', 'test/house/vitest.config.ts'];
  const code = await run(process.execPath, [...vitest, ...chosen(projects)], isLong ? { LONG: '1' } : {});
  const verdicts = withRunner(
    projects.map((project) => verdictOn(reports, project)),
    code,
  );
  process.stdout.write(summaryOf(verdicts));
  if (isLong) keepLongRun(verdicts, (performance.now() - started) / 60_000);
  return sumOf(verdicts, 'failed') === 0 ? 0 : 1;
};

try {
  await setUp();
  process.exitCode = await runTests(asked.length > 0 ? asked : projectsWithTests());
} catch (reason) {
  process.stdout.write(`${reason instanceof Error ? reason.message : String(reason)}\n0 passed, 1 failed\n`);
  process.exitCode = 1;
}
