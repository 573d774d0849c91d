import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { askedTests, projectOf } from './asked-tests.mjs';
import { projectRoot, run, setUp } from './setup.mjs';
import { longRunPage, summaryOf, sumOf, verdictOn, withRunner } from './verdict.mjs';

const words = process.argv.slice(2);
const isLong = words.includes('--long');
const reports = join(projectRoot, '.reports');

const holdsTests = (folder) =>
  readdirSync(join(projectRoot, 'test', folder), { recursive: true }).some((file) =>
    /\.test\.tsx?$/.test(file),
  );

const projectsWithTests = () =>
  readdirSync(join(projectRoot, 'test'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (isLong || entry.name !== 'long') && holdsTests(entry.name))
    .map(({ name }) => name);

const known = projectsWithTests();
const plain = words.filter((word) => !word.startsWith('--'));

/** `--changed` looks at what differs from the last commit, or from the one that stands behind it. */
const changedSince = () => {
  const place = words.indexOf('--changed');
  if (place < 0) return null;
  const next = words[place + 1];
  return next === undefined || next.startsWith('--') || known.includes(next) ? 'HEAD' : next;
};

const base = changedSince();
const asked = plain.filter((word) => base === null || word !== base);

/** The test files of these projects that a change can touch. */
const touched = (projects) =>
  execFileSync(process.execPath, ['src/server/command/run.mjs', 'test/house/touched.ts', base], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => projects.includes(projectOf(file)));

/** A project in the browser carries the browser's name behind its own. */
const chosen = (projects) => projects.flatMap((project) => ['--project', `${project}*`]);

const keepLongRun = (verdicts, minutes) => {
  const folder = join(projectRoot, 'docs/reports');
  const machine = `Node ${process.version}, ${availableParallelism()} cores`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'long-run.md'), longRunPage(verdicts, minutes, machine));
};

/** Where the runner writes what it ran of a project: a part of it stands apart from the whole. */
const narrowed = join(reports, 'narrowed');
const reportOf = (project, files) =>
  files.length > 0 && existsSync(join(narrowed, `${project}.xml`)) ? narrowed : reports;

const runTests = async (projects, files = []) => {
  const started = performance.now();
  for (const project of projects)
    for (const folder of files.length > 0 ? [narrowed] : [reports, narrowed])
      rmSync(join(folder, `${project}.xml`), { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '-c', 'test/house/vitest.config.ts'];
  const code = await run(
    process.execPath,
    [...vitest, ...chosen(projects), ...files],
    isLong ? { LONG: '1' } : {},
  );
  const verdicts = withRunner(
    projects.map((project) => verdictOn(reportOf(project, files), project)),
    code,
  );
  process.stdout.write(summaryOf(verdicts));
  if (isLong && files.length === 0) keepLongRun(verdicts, (performance.now() - started) / 60_000);
  return sumOf(verdicts, 'failed') === 0 ? 0 : 1;
};

const runTouched = async (projects) => {
  const files = touched(projects);
  process.stdout.write(`${files.length} test files can be touched by what differs from ${base}.\n`);
  if (files.length === 0) return 0;
  return runTests(
    projects.filter((project) => files.some((file) => projectOf(file) === project)),
    files,
  );
};

try {
  const { projects, files } = askedTests(asked, known, (file) => existsSync(join(projectRoot, file)));
  await setUp();
  process.exitCode = await (base === null ? runTests(projects, files) : runTouched(projects));
} catch (reason) {
  process.stdout.write(`${reason instanceof Error ? reason.message : String(reason)}\n0 passed, 1 failed\n`);
  process.exitCode = 1;
}
