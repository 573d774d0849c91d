import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allFlows } from '#atlas/command/chosen-flows.ts';
import {
  beginningsFile,
  beginningsIn,
  historiesIn,
  historyFile,
  suiteFile,
} from '#atlas/command/frozen-files.ts';
import {
  acceptancesIn,
  digestOf,
  faultOfHistory,
  faultsOfReasons,
  withAcceptance,
} from '#atlas/command/history.ts';
import { root } from '#atlas/command/root.ts';
import { isOtherName } from '#machines/kit/frozen/doing.ts';
import { git, isCutShort, linesOf, versionsOf } from '../support/whole-history.ts';
import { movedMarkers } from './moved-markers.ts';

const flows = (await allFlows()).map(({ walk }) => ({ flow: walk.flow, chart: walk.machine.id }));
const historyOf = (flow: string) => readFileSync(historyFile(root, flow), 'utf8');
const suiteOf = (flow: string) => readFileSync(suiteFile(root, flow), 'utf8');
const beginnings = beginningsIn(readFileSync(beginningsFile(root), 'utf8'));

/**
 * Where lines that were committed were taken back and accepted anew, by the last link of the chain before and after: four
 * lines had accepted a second key one by one, and when the parts of a sentence came to be judged one line took their place.
 */
const takenBack = [{ flow: 'catalogue-approval', before: '0b7fe7355d9c2068', after: 'b7008d69f499b472' }];

/** The versions of a page, committed and in the working tree, that are not a beginning of the one after. */
const rewritten = (flow: string) => {
  const versions = [...versionsOf(`docs/flows/history/${flow}.md`), historyOf(flow)];
  return versions.flatMap((version, at) => {
    const next = versions[at + 1] ?? version;
    const [before = '', after = ''] = [version, next].map((page) => acceptancesIn(page).at(-1)?.chain);
    return next.startsWith(version) ? [] : [{ flow, before, after }];
  });
};

describe('what was accepted of a flow is told line after line, and none is changed', () => {
  test('every flow has a history, and every history a flow', () => {
    const pages = readdirSync('docs/flows/history').filter((file) => file !== 'README.md');
    const names = flows.map(({ flow }) => flow).toSorted();
    expect(pages.toSorted()).toEqual(names.map((flow) => `${flow}.md`));
    expect([...beginnings.keys()].toSorted()).toEqual(names);
  });

  test.each(flows.map(({ flow }) => flow))('%s: each line is a link of the chain', (flow) => {
    const begun = beginnings.get(flow);
    expect(faultOfHistory(flow, historyOf(flow), suiteOf(flow), begun?.oldest)).toBe(null);
    expect(acceptancesIn(historyOf(flow))[0]?.chain).toBe(begun?.first);
  });

  test('each reason is a sentence of its own', async () => {
    expect(faultsOfReasons(await historiesIn(root))).toEqual([]);
  });

  test.each(flows.map(({ flow }) => flow))(
    '%s: what was committed stands at the beginning of what came after',
    (flow) => {
      const named = takenBack.filter(
        (each) => each.flow === flow && !(isCutShort && rewritten(flow).length === 0),
      );
      expect(rewritten(flow)).toEqual(named);
    },
  );

  test('from which line on both suites are told is as it was when that became the rule, but where it is named', () => {
    const page = 'docs/flows/history/README.md';
    const [rule = ''] = linesOf('log', '--reverse', '--format=%H', '-Stells both suites after', '--', page);
    const then = new Map(
      [...beginningsIn(git('show', `${rule}:${page}`))].map(([flow, { oldest }]) => [flow, oldest]),
    );
    // A clone that was cut short may begin after the moves.
    const isMovedFrom = ({ flow, from, to }: (typeof movedMarkers)[number]) =>
      then.get(flow) === from || (isCutShort && then.get(flow) === to);
    expect(movedMarkers.filter((moved) => !isMovedFrom(moved))).toEqual([]);
    const expected = new Map([...then, ...movedMarkers.map(({ flow, to }) => [flow, to] as const)]);
    const now = new Map([...beginnings].map(([flow, { oldest }]) => [flow, oldest]));
    const added = [...now.keys()].filter((flow) => !then.has(flow));
    expect(now).toEqual(new Map([...expected, ...added.map((flow) => [flow, null] as const)]));
  });

  test.each(movedMarkers)('$flow: what a moved marker leaves out are the lines that are told of', (moved) => {
    const chains = acceptancesIn(historyOf(moved.flow)).map(({ chain }) => chain);
    expect(chains.indexOf(moved.to) - chains.indexOf(moved.from)).toBe(moved.lines);
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
  const first = { transition: 'all', why: 'The first door of the house.', before: '', suite: 'one' };
  const pushed = {
    transition: 'door.open|door.pushed|0',
    why: 'It may be pushed open.',
    before: 'one',
    suite: 'two',
  };
  const begun = withAcceptance('door', '', first);
  const page = withAcceptance('door', begun, pushed);

  test('as it was written it is right, and the older line stands as it stood', () => {
    expect(faultOfHistory('door', page, 'two')).toBe(null);
    expect(page.startsWith(begun)).toBe(true);
    const other = { ...pushed, transition: 'door.open|door.pulled|0' };
    expect(faultOfHistory('door', withAcceptance('door', page, other), 'two')).toBe(null);
  });

  test.each([
    ['a suite that was changed by hand', page, 'three', 'is not the suite that was accepted last'],
    ['another reason', page.replace('may be', 'must be'), 'two', 'Line 2 of the history of door is not'],
    ['a line left out', page.replace(/^1\. .*\n/m, ''), 'two', 'Line 1 of the history of door is not'],
    ['a line of another hand', `${page}- and so on\n`, 'two', 'holds more than its lines'],
    [
      'a suite before that nobody accepted',
      withAcceptance('door', begun, { ...pushed, before: 'between' }),
      'two',
      'Line 2 of the history of door does not go on',
    ],
    [
      'a line written under the same suite for something else',
      withAcceptance('door', page, { ...pushed, why: 'It may be pulled too.' }),
      'two',
      'Line 3 of the history of door does not go on',
    ],
    ['nothing', '', 'two', 'has no history'],
  ])('%s', (_, text, suite, says) => {
    expect(faultOfHistory('door', text, suite)).toContain(says);
  });

  test('a line that has no suite before it is one of the oldest, or it is found out', () => {
    const suite = digestOf('one');
    const chain = digestOf(['door', 'all', first.why, suite].join('\n'));
    const old = begun.replace(/\(suite .*\)/, `(suite \`${suite}\`, chain \`${chain}\`)`);
    expect(faultOfHistory('door', old, 'one', chain)).toBe(null);
    expect(faultOfHistory('door', old, 'one')).toBe('Line 1 of the history of door has no suite before it.');
  });

  test.each([
    ['word', 'It.', ['door: “It.” is no sentence']],
    [
      'half a sentence',
      'the door that may be pushed',
      ['door: “the door that may be pushed” is no sentence'],
    ],
    [
      'reason used before',
      first.why,
      Array(2).fill(`door: “${first.why}” is the reason of something else too`),
    ],
    ['sentence of its own', 'It may be pushed open.', []],
  ])('a %s', (_, why, faults) => {
    expect(faultsOfReasons(new Map([['door', withAcceptance('door', begun, { ...pushed, why })]]))).toEqual(
      faults,
    );
  });

  test('what was said of another flow is said again', () => {
    const gate = withAcceptance('gate', '', { ...first, suite: 'three' });
    expect(
      faultsOfReasons(
        new Map([
          ['door', begun],
          ['gate', gate],
        ]),
      ),
    ).toEqual(['door', 'gate'].map((flow) => `${flow}: “${first.why}” is the reason of something else too`));
  });
});
