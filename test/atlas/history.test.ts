import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allFlows } from '#atlas/command/chosen-flows.ts';
import { beginningsFile, beginningsIn, historyFile, suiteFile } from '#atlas/command/frozen-files.ts';
import { acceptancesIn, faultOfHistory, withAcceptance } from '#atlas/command/history.ts';
import { root } from '#atlas/command/root.ts';
import { isOtherName } from '#machines/kit/frozen/doing.ts';

const flows = (await allFlows()).map(({ walk }) => ({ flow: walk.flow, chart: walk.machine.id }));
const historyOf = (flow: string) => readFileSync(historyFile(root, flow), 'utf8');
const suiteOf = (flow: string) => readFileSync(suiteFile(root, flow), 'utf8');
const beginnings = beginningsIn(readFileSync(beginningsFile(root), 'utf8'));

const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The page as it was first committed, and as the last commit has it; none where it is new. */
const committed = (flow: string) => {
  const page = `docs/flows/history/${flow}.md`;
  const [first = ''] = git('log', '--reverse', '--format=%H', '--', page).split('\n');
  if (first === '') return [];
  return [first, 'HEAD'].map((commit) => git('show', `${commit}:${page}`));
};

describe('what was accepted of a flow is told line after line, and none is changed', () => {
  test('every flow has a history, and every history a flow', () => {
    const pages = readdirSync('docs/flows/history').filter((file) => file !== 'README.md');
    const names = flows.map(({ flow }) => flow).toSorted();
    expect(pages.toSorted()).toEqual(names.map((flow) => `${flow}.md`));
    expect([...beginnings.keys()].toSorted()).toEqual(names);
  });

  test.each(flows.map(({ flow }) => flow))('%s: each line is a link of the chain', (flow) => {
    expect(faultOfHistory(flow, historyOf(flow), suiteOf(flow))).toBe(null);
    expect(acceptancesIn(historyOf(flow))[0]?.chain).toBe(beginnings.get(flow));
  });

  test.each(flows.map(({ flow }) => flow))('%s: what was committed stands at its beginning', (flow) => {
    const page = historyOf(flow);
    expect(committed(flow).filter((before) => !page.startsWith(before))).toEqual([]);
  });

  test.each(flows.map(({ flow, chart }) => [flow, chart] as const))(
    '%s: the whole is accepted once, and then a transition of the flow by name',
    (flow, chart) => {
      const [first, ...others] = acceptancesIn(historyOf(flow)).map(({ transition }) => transition);
      const isOfFlow = (name: string) =>
        new RegExp(String.raw`^${chart}(?:\.\w+)*\|[^|]+\|\d+$`).test(name) || isOtherName(name);
      expect(first).toBe('all');
      expect(others.filter((name) => !isOfFlow(name))).toEqual([]);
    },
  );
});

test.each([
  ['a start', 'start:back from the e-ID page'],
  ['what an event carries', 'event:login.submitted (right details)'],
  ['what a port says', 'answer:logIn answers (granted)'],
  ['what is known', 'known:isWarned'],
  ['what is shown', 'shown:seatOf'],
  ['what a port is asked', 'asked:holdSeat'],
  ['what nobody hears', 'shown.stale map: login.abandoned (now)'],
])('%s has a name of its own', (_, name) => {
  expect(isOtherName(name)).toBe(true);
});

test.each(['login.open|login.abandoned|0', 'door', 'start:', 'holding: '])('no such name is %s', (name) => {
  expect(isOtherName(name)).toBe(false);
});

describe('a history that was not written by accepting is found out', () => {
  const begun = withAcceptance('door', '', { transition: 'all', why: 'The first door.', suite: 'one' });
  const page = withAcceptance('door', begun, {
    transition: 'door.open|door.pushed|0',
    why: 'It may be pushed.',
    suite: 'two',
  });

  test('as it was written it is right, and the older line stands as it stood', () => {
    expect(faultOfHistory('door', page, 'two')).toBe(null);
    expect(page.startsWith(begun)).toBe(true);
  });

  test.each([
    ['a suite that was changed by hand', page, 'three', 'is not the suite that was accepted last'],
    ['another reason', page.replace('may be', 'must be'), 'two', 'Line 2 of the history of door is not'],
    ['a line left out', page.replace(/^1\. .*\n/m, ''), 'two', 'Line 1 of the history of door is not'],
    ['a line of another hand', `${page}- and so on\n`, 'two', 'holds more than its lines'],
    ['nothing', '', 'two', 'has no history'],
  ])('%s', (_, text, suite, says) => {
    expect(faultOfHistory('door', text, suite)).toContain(says);
  });
});
