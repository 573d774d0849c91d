import { describe, expect, test } from 'vitest';
import { ranHere, spawned } from '#test/support/ran-command.ts';

const fixture = (name: string) => `test/machines/fixtures/${name}.paths.ts`;

describe('npm run paths', { timeout: 60_000 }, () => {
  test('prints a suite and ends well', async () => {
    const { code, out, stderr } = await spawned(
      'paths',
      fixture('triangle'),
      '--criterion',
      'edges',
      '--format',
      'gherkin',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(out.split('\n').slice(0, 3)).toEqual([
      'Feature: triangle, edges',
      '  edges: 6 of 6 reached',
      '  1 path, 6 steps, at least 6 needed, at most 25 a path, seed 1',
    ]);
  });

  test('prints what is refused', async () => {
    const { code, out } = await ranHere('paths', fixture('triangle'), '--refused', '--format', 'csv');
    expect({ code, out }).toEqual({
      code: 0,
      out: 'state,red.chosen,blue.chosen,home.chosen\nhome,accepted,accepted,refused\nred,refused,refused,accepted\nblue,accepted,refused,accepted\n',
    });
  });

  test.each([
    ['an unknown flow', ['no-such-flow'], /^Unknown flow no-such-flow\. There are: alert, .*\n$/],
    ['a file that is not there', ['gone.paths.ts'], /^There is no file gone\.paths\.ts\.\n$/],
    [
      'an unknown criterion',
      ['alert', '--criterion', 'all'],
      /^There is no criterion "all"\. There are: states, .*\n$/,
    ],
    [
      'an unknown format',
      ['alert', '--format', 'pdf'],
      /^There is no format "pdf"\. There are: json, csv, gherkin, md\.\n$/,
    ],
    [
      'a cap that is no count',
      ['alert', '--max-steps', 'many'],
      /^--max-steps must be a whole number from 1 on\.\n$/,
    ],
    ['an unknown option', ['alert', '--loud'], /^Unknown option '--loud'.*\n$/],
    ['no flow', [], /^Say one flow: npm run paths -- .*\n$/],
    [
      'a chart that breaks a rule',
      [fixture('inline')],
      /^rule 1, everything is named in setup\(\): broken\.calm\|ask\.begun\|0: its guard is written inline\n$/,
    ],
    [
      'an exploration without end',
      [fixture('endless')],
      /^rule 3, control is finite and small: broken, calm: the walk has no end: control\.count took 201 values and goes on\n$/,
    ],
  ])('%s: one line, and exit code 2', async (_, words, line) => {
    const { code, out, stderr } = await ranHere('paths', ...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(stderr).toMatch(line);
  });
});

describe('npm run mutants', { timeout: 60_000 }, () => {
  test('prints the score, and ends well when it is high', async () => {
    expect(await spawned('mutants', fixture('triangle'))).toEqual({
      code: 0,
      out: 'triangle: 16 of 16 mutants killed, 0 equivalent, score 100.0 %\n',
      stderr: '',
    });
  });

  test('names the survivors, says the score last, and ends badly when they are many', async () => {
    const { code, out } = await ranHere('mutants', fixture('racing'));
    expect(code).toBe(1);
    const lines = out.trimEnd().split('\n');
    expect([lines[0], lines.length, lines.at(-1)]).toEqual([
      'racing: survivor: racing.running.slow|xstate.after.slowTime.racing.running.slow|0: dropped',
      4,
      'racing: 30 of 33 mutants killed, 0 equivalent, score 90.9 %',
    ]);
  });

  test('an unknown flow: one line, and exit code 2', async () => {
    const { code, stderr } = await ranHere('mutants', 'no-such-flow');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Unknown flow no-such-flow\. There are: .*\n$/);
  });
});
