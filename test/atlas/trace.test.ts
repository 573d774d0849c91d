import { describe, expect, test } from 'vitest';
import { coveredBy } from '#atlas/command/covered.ts';
import { testsIn } from '#atlas/command/junit.ts';
import { readRequirements } from '#atlas/command/requirements.ts';
import { tracePage, traceTable } from '#atlas/command/trace-page.ts';
import { traced, unknownIds } from '#atlas/command/traced.ts';
import { arrowsOf } from '#machines/kit/walk/arrows.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import { triangleWalk } from '#test/machines/fixtures/triangle.paths.ts';

const report = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="domain, seed 7" tests="5" failures="1" errors="0" skipped="1">
  <testsuite name="test/domain/names.test.ts" tests="5" failures="1" errors="0" skipped="1" time="0.1">
    <properties><property name="seed" value="7"/></properties>
    <testcase classname="test/domain/names.test.ts" name="[Z-02] [Y-01] names &gt; ı becomes I &amp; i becomes İ" time="0.001"></testcase>
    <testcase classname="test/domain/names.test.ts" name="[Z-02] a name of &quot;digits&quot;" time="0.001"><failure message="[Z-09] no">at line 3</failure></testcase>
    <testcase classname="test/domain/names.test.ts" name="[X-01] later" time="0.000"><skipped/></testcase>
    <testcase classname="test/domain/names.test.ts" name="nothing named [V-2] Z-09" time="0.000"/>
    <testcase classname="test/domain/names.test.ts" name="[X-99] not in the list" time="0.000"></testcase>
  </testsuite>
</testsuites>`;

const requirements = [
  { id: 'Z-02', says: 'Names.' },
  { id: 'Y-01', says: 'Languages.' },
  { id: 'X-01', says: 'Login.' },
  { id: 'Z-09', says: 'Pictures.' },
  { id: 'W-01', says: 'Home.' },
  { id: 'U-01', says: 'Alerts.' },
];

const run = testsIn(report);
const sources = { 'test/screens/home.test.tsx': "test('[W-01] home', () => 1);" };
const walks = [
  {
    ...triangleWalk,
    proves: {
      'Y-01': ['triangle.home|red.chosen|0'],
      'U-01': ['triangle.home|red.chosen|0'],
      'Z-09': ['triangle.red|home.chosen|0'],
    },
  },
];
const coverage = { triangle: { 'triangle.home|red.chosen|0': 2 } };
const rows = traced(requirements, run, sources, walks, coverage);

describe('npm run trace', () => {
  test('reads every test of a report, with what came of it', () => {
    expect(run.map(({ title, result }) => [title, result])).toEqual([
      ['[Z-02] [Y-01] names > ı becomes I & i becomes İ', 'passed'],
      ['[Z-02] a name of "digits"', 'failed'],
      ['[X-01] later', 'skipped'],
      ['nothing named [V-2] Z-09', 'passed'],
      ['[X-99] not in the list', 'passed'],
    ]);
  });

  test('tells for every requirement which tests name it, and who fulfils it', () => {
    expect(
      rows.map(({ id, result, tests, unrun, arrows }) => [
        id,
        result,
        tests.length,
        unrun,
        arrows.map(({ arrow }) => arrow),
      ]),
    ).toEqual([
      ['Z-02', 'failed', 2, [], []],
      ['Y-01', 'passed', 1, [], ['triangle.home|red.chosen|0']],
      ['X-01', 'not run', 1, [], []],
      ['Z-09', 'no test', 0, [], ['triangle.red|home.chosen|0']],
      ['W-01', 'not run', 0, ['test/screens/home.test.tsx'], []],
      ['U-01', 'only walked', 0, [], ['triangle.home|red.chosen|0']],
    ]);
  });

  test('says plainly which have no test', () => {
    const page = tracePage(
      ['Z', 'W'].map((letter) => ({ letter, name: letter, says: '', requirements })),
      rows,
    );
    expect(page).toContain('6 requirements: 1 passed, 1 failed, 2 not run, 1 only walked, 1 without a test.');
    expect(page).toContain('Without a test: Z-09.');
    expect(page).toContain('named in `test/screens/home.test.tsx`, in no test of the last run');
  });

  test('writes a line for each test of each requirement', () => {
    expect(traceTable(rows).trimEnd().split('\n').slice(1, 4)).toEqual([
      'Z-02,failed,[Z-02] [Y-01] names > ı becomes I & i becomes İ,passed,test/domain/names.test.ts,',
      'Z-02,failed,"[Z-02] a name of ""digits""",failed,test/domain/names.test.ts,',
      'Y-01,passed,[Z-02] [Y-01] names > ı becomes I & i becomes İ,passed,test/domain/names.test.ts,triangle.home|red.chosen|0',
    ]);
  });

  test('finds ids that no requirement has', () => expect(unknownIds(requirements, run)).toEqual(['X-99']));
});

const named = (title: string, result: 'passed' | 'failed') => ({ file: 'a.test.ts', title, result });

test('the passed tests of a run say how often each arrow was taken', () => {
  const exploration = explore(triangleWalk);
  const [path] = suiteOf(exploration).paths;
  const [arrow] = arrowsOf(exploration).walked;
  if (!path || !arrow) throw new Error('The triangle has paths.');
  const ran = [
    named(`triangle > pure > ${arrow.title}`, 'passed'),
    named(`triangle > live > [E-07] [S-11] ${arrow.title}`, 'passed'),
    named(`triangle in its view > ${path.title}`, 'passed'),
    named(`triangle in the browser > ${path.title}`, 'failed'),
    named(`another > live > ${arrow.title}`, 'passed'),
  ];
  const taken = [arrow.path, arrow.path, path].flatMap(({ steps }) => steps.flatMap((step) => step.taken));
  const hits = Object.fromEntries(
    [...new Set(taken)].toSorted().map((id) => [id, taken.filter((each) => each === id).length]),
  );
  expect(coveredBy([triangleWalk], ran)).toEqual({ triangle: hits });
});

describe('the list of requirements', async () => {
  const groups = await readRequirements();
  const all = groups.flatMap((group) => group.requirements);

  test('holds every id once, in order and without a gap', () => {
    const counts = groups.map(({ letter, requirements: own }) => [letter, own.length]);
    expect(Object.fromEntries(counts)).toEqual({
      P: 16,
      R: 50,
      S: 27,
      V: 37,
      E: 14,
      C: 14,
      F: 14,
      A: 4,
      K: 7,
    });
    for (const { letter, requirements: own } of groups)
      expect(own.map(({ id }) => id)).toEqual(
        own.map((_, at) => `${letter}-${String(at + 1).padStart(2, '0')}`),
      );
  });

  test('says something of each', () => expect(all.filter(({ says }) => says.length < 10)).toEqual([]));
});
