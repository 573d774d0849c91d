import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { acceptancesIn } from '#atlas/command/history.ts';
import { type FrozenSuite, suiteIn } from '#machines/kit/frozen/suite.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { git, isCutShort, linesOf } from '../../support/whole-history.ts';
import {
  asking,
  changed,
  chosen,
  granted,
  left,
  refused,
  suite,
  todayOf,
} from '../fixtures/asking-faults.ts';
import { todays } from '../todays.ts';
import { unnamedIn } from './unnamed.ts';

const unnamed = (walk: Walk, names: readonly string[], before: FrozenSuite = suite) =>
  unnamedIn(before, todayOf(walk), explore(walk), names);

describe('whoever writes a suite and its history by hand is found out where a name is missing', () => {
  const ledElsewhere = changed(asking, `${left}: leads to asking.held`);

  test('what was named is all that differs', () => {
    expect(unnamed(asking, [])).toEqual([]);
    expect(unnamed(ledElsewhere, [left])).toEqual([]);
  });

  test.each([
    ['nothing was named', ledElsewhere, [], [left]],
    ['something else was named', ledElsewhere, [chosen, granted], [left]],
    [
      'one of two was named',
      changed(asking, `${left}: leads to asking.held`, `${refused}: leads to asking.holding`),
      [left],
      [refused],
    ],
    ['a transition is gone', changed(asking, `${left}: dropped`), [], [left]],
  ])('%s', (_, walk, names, missing) => {
    expect(unnamed(walk, names).slice(0, 1)).toEqual(missing);
  });

  test('what is asked with something else was not named', () => {
    const unnoted = changed(asking, `${chosen}: without action noteSeat`);
    expect(unnamed(unnoted, [chosen])).toContain('asked:holdSeat');
  });
});

/** What does not change what a flow does: its rules, its page, and whom its ports ask. */
const besides = ['rules.ts', 'md', 'ports.ts'].map((ending) => `:(exclude)*.${ending}`);

/** Of a chart that was drawn anew since it was accepted nobody can say any more which of its transitions were meant. */
const drawnAnew = (flow: string, commit: string) =>
  linesOf('diff', '--name-only', commit, '--', `machines/${flow}`, `machines/kit/${flow}`, ...besides);

const once = 'it was accepted once, as a whole';
const isOnce = (each: string) => each.endsWith(once);

/** A suite as it was before what was accepted last, with the history this one goes on from, and what was named since. */
const beforeLast = (flow: string) => {
  const [path, page] = [`test/frozen/${flow}.json`, `docs/flows/history/${flow}.md`];
  const [now, history] = [path, page].map((file) => readFileSync(file, 'utf8'));
  const commits = linesOf('log', '--format=%H', '--', path);
  const [last = ''] = commits;
  const isWritten = last !== '' && git('show', `${last}:${path}`) === now;
  const before = commits.find(
    (commit) =>
      git('show', `${commit}:${path}`) !== now && history?.startsWith(git('show', `${commit}:${page}`)),
  );
  if (before === undefined) return once;
  const anew = isWritten ? drawnAnew(flow, last) : [];
  if (anew.length > 0) return `drawn anew since: ${anew.join(', ')}`;
  const known = acceptancesIn(git('show', `${before}:${page}`)).length;
  const names = acceptancesIn(history ?? '').slice(known);
  return {
    suite: suiteIn(git('show', `${before}:${path}`)),
    names: names.map(({ transition }) => transition),
  };
};

/** Of so many flows at least it is judged: a chart that was drawn anew and does the same counts again once it is accepted. */
const leastJudged = 10;

/** Nobody has accepted anything of it since it was frozen. */
const isAcceptedOnce = (flow: string) =>
  acceptancesIn(readFileSync(`docs/flows/history/${flow}.md`, 'utf8')).length === 1;

/** Where fewer are judged than can be; nobody can tell in a clone that was cut short. */
const silences = (notJudged: readonly string[]): readonly string[] => {
  if (isCutShort) return [];
  const unasked = notJudged.filter((each) => isOnce(each) && !isAcceptedOnce(each.split(':')[0] ?? ''));
  return todays.length - notJudged.length < leastJudged ? notJudged : unasked;
};

test('in what was accepted last of a flow nothing differs that nobody has named', {
  timeout: 900_000,
}, () => {
  const notJudged: string[] = [];
  const missing = todays.flatMap((today) => {
    const { flow } = today.walk;
    const before = beforeLast(flow);
    if (typeof before === 'string') {
      notJudged.push(`${flow}: ${before}`);
      return [];
    }
    const names = unnamedIn(before.suite, today, explore(today.walk), before.names);
    return names.map((name) => `${flow}: ${name}`);
  });
  expect(missing).toEqual([]);
  expect(silences(notJudged)).toEqual([]);
});
