import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const failedWith = (project, failure) => ({
  project,
  passed: 0,
  failed: 1,
  skipped: 0,
  seconds: 0,
  seed: null,
  failures: [`${project} › ${failure}`],
});

const numberIn = (text, attribute) => Number(new RegExp(` ${attribute}="(\\d+)"`).exec(text)?.[1] ?? 0);

const unescaped = (text) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const failuresIn = (text) =>
  [...text.matchAll(/<testcase classname="([^"]*)" name="([^"]*)"[^>]*>(?=[^\n]*<failure)/g)].map(
    ([, file, title]) => unescaped(`${file} › ${title}`),
  );

const secondsIn = (text) =>
  [...text.matchAll(/<testsuite [^>]* time="([\d.]+)"/g)].reduce((sum, [, time]) => sum + Number(time), 0);

/** A project that has tests on disk and no report never came to its end: that is one failure. */
export const verdictOn = (folder, project) => {
  const report = join(folder, `${project}.xml`);
  if (!existsSync(report)) return failedWith(project, 'wrote no report');
  const text = readFileSync(report, 'utf8');
  const head = /<testsuites [^>]*>/.exec(text)?.[0] ?? '';
  const failed = numberIn(head, 'failures');
  const skipped = numberIn(head, 'skipped');
  const passed = numberIn(head, 'tests') - failed - skipped;
  const seed = / seed (\d+)"/.exec(head)?.[1] ?? null;
  return { project, passed, failed, skipped, seed, seconds: secondsIn(text), failures: failuresIn(text) };
};

export const sumOf = (verdicts, count) => verdicts.reduce((total, verdict) => total + verdict[count], 0);

/** The runner may fail beside its tests; that counts as a failure too. */
export const withRunner = (verdicts, code) =>
  code === 0 || sumOf(verdicts, 'failed') > 0
    ? verdicts
    : [...verdicts, failedWith('vitest', `ended with code ${code}`)];

export const seedOf = (verdicts) => verdicts.find(({ seed }) => seed !== null)?.seed ?? 'none';

export const closingLine = (verdicts) => {
  const skipped = sumOf(verdicts, 'skipped');
  const counts = `${sumOf(verdicts, 'passed')} passed, ${sumOf(verdicts, 'failed')} failed`;
  return skipped === 0 ? counts : `${counts}, ${skipped} skipped`;
};

const rowOf = ({ project, passed, failed, seconds }) =>
  [
    project.padEnd(9),
    String(passed).padStart(6),
    'passed',
    String(failed).padStart(4),
    'failed',
    seconds.toFixed(1).padStart(8),
    's',
  ].join(' ');

/** What stands at the end of `npm test`: a row per project, the failures by name, the seed, the sum. */
export const summaryOf = (verdicts) =>
  [
    '',
    ...verdicts.map(rowOf),
    ...verdicts.flatMap(({ failures }) => failures).map((failure) => `failed: ${failure}`),
    `SEED=${seedOf(verdicts)} runs the same again.`,
    closingLine(verdicts),
    '',
  ].join('\n');

/** The page that keeps the last long run. */
export const longRunPage = (verdicts, minutes, machine) => `# The last long run

\`npm run test:long\` wrote this page on ${new Date().toISOString().slice(0, 10)}: ${machine}, ${minutes.toFixed(1)} minutes, seed ${seedOf(verdicts)}.

| project | passed | failed | seconds |
|---|---|---|---|
${verdicts.map(({ project, passed, failed, seconds }) => `| ${project} | ${passed} | ${failed} | ${seconds.toFixed(1)} |`).join('\n')}

${closingLine(verdicts)}
`;
