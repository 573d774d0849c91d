import { describe, expect, test } from 'vitest';
import { accepted } from '#machines/kit/frozen/accept.ts';
import { frozen } from '#machines/kit/frozen/frozen.ts';
import { isAsAccepted, problemsIn } from '#machines/kit/frozen/problems.ts';
import { reportOf } from '#machines/kit/frozen/report.ts';
import { type FrozenSuite, suiteIn, textOfSuite } from '#machines/kit/frozen/suite.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import {
  accepting,
  after,
  asking,
  changed,
  chosen,
  frozenOf,
  granted,
  left,
  problems,
  refused,
  suite,
  todayOf,
} from './fixtures/asking-faults.ts';
import * as others from './todays.ts';

const namesIn = (walk: Walk, of: FrozenSuite = suite) => [
  ...new Set(problems(walk, of).differences.map(({ names: [name] }) => name)),
];
const accept = (walk: Walk, name: string, of: FrozenSuite = suite) => accepting(walk, [name], of).suite;

test('a chart that was not changed does what was accepted', () => {
  expect(isAsAccepted(problems(asking))).toBe(true);
});

test('a difference is told with its path, its step, what was expected, what came and what can be typed', () => {
  expect(reportOf(problems(changed(asking, `${left}: leads to asking.held`)))).toBe(
    [
      'asking does not do what was accepted (test/frozen/asking.json).',
      'What is meant is accepted by name, with the reason; what is not is mended in the chart.',
      '',
      `  ${left} (holding: hold.left → held): 1 step differs; the nearest:`,
      '     plain › seat.chosen (seat 5A) › hold.left',
      '     (2 ms from the start, in holding)',
      '     expected: choosing',
      '     came:     held',
      '     asks holdEnd',
      '     expected: nothing',
      '     came:     {"at":0}',
      `     npm run accept -- asking '${left}' "why"`,
      '',
    ].join('\n'),
  );
});

describe('what is accepted by name is as it is today, and nothing else is written', () => {
  test.each([
    ['an arrow led elsewhere', `${refused}: leads to asking.holding`, refused],
    ['an action dropped', `${granted}: without action notifyHeld`, granted],
    ['a guard turned', `${granted}: with its guard turned round`, granted],
    ['an arrow that is gone', `${left}: dropped`, left],
  ])('%s', (_, fault, name) => {
    const walk = changed(asking, fault);
    const next = accept(walk, name);
    expect(namesIn(walk)).toContain(name);
    expect(next === null ? null : namesIn(walk, next).filter((each) => each === name)).toEqual([]);
  });

  test('an arrow that is new is red until it is accepted, and is walked then', () => {
    const before = frozenOf(changed(asking, `${left}: dropped`));
    expect(problems(asking, before).added).toEqual([left]);
    const next = accept(asking, left, before);
    expect(next?.arrows[left]).toBe('holding: hold.left → choosing');
    expect(next === null ? null : isAsAccepted(problems(asking, next))).toBe(true);
  });

  test('a start that is new is red until it is accepted, and is begun then, though it leads nowhere new', () => {
    const walk: Walk = { ...asking, starts: { ...asking.starts, 'once more': undefined } };
    const named = 'start:once more';
    expect(problems(walk).unbegun).toEqual([named]);
    expect(isAsAccepted(problems(walk))).toBe(false);
    expect(reportOf(problems(walk))).toContain(
      `  ${named} is new and was not accepted\n     npm run accept -- asking '${named}' "why"`,
    );
    const next = accept(walk, named);
    expect(next?.steps.filter(({ depth }) => depth === 0).map(({ cause }) => cause)).toEqual([
      'plain',
      'once more',
    ]);
    expect(next === null ? null : isAsAccepted(problems(walk, next))).toBe(true);
  });

  test('a start that is new is not accepted with anything else', () => {
    const walk: Walk = {
      ...changed(asking, `${left}: leads to asking.held`),
      starts: { ...asking.starts, 'once more': undefined },
    };
    const next = accept(walk, left);
    expect(next === null ? null : problems(walk, next).unbegun).toEqual(['start:once more']);
  });

  test('what another transition does differently stays red', () => {
    const walk = changed(asking, `${refused}: leads to asking.broken`, `${left}: leads to asking.held`);
    const next = accept(walk, left);
    expect(next === null ? null : namesIn(walk, next)).toEqual([refused]);
  });

  test('what lies behind it and is another’s doing stays red', () => {
    const walk = changed(asking, `${chosen}: without action noteSeat`, `${left}: leads to asking.held`);
    const next = after(walk, [chosen, 'asked:holdSeat']);
    expect(namesIn(walk, next)).toContain(left);
  });

  test('a step that is not its doing stands as it stood, line for line', () => {
    const next = accept(changed(asking, `${left}: leads to asking.held`), left);
    const [before, now] = [suite, next ?? suite].map((each) => textOfSuite(each).split('\n'));
    expect(before?.filter((line) => !now?.includes(line))).toEqual([
      '"asking.holding|hold.left|0": "holding: hold.left → choosing",',
      '[2,"hold.left",2,"choosing",{"tags":[]}],',
    ]);
  });
});

test('where nothing differs there is nothing to accept', () => {
  expect(accept(asking, left)).toBe(null);
});

test('what does what it did gets the step that shows a fault of it, where no step shows it', () => {
  const flow = 'reservation-option';
  const today = others.todayOf(flow);
  const shown = '[3,"link.wanted",3,"held.mailing",{"tags":["busy"],"shows":{"wasMailed":false}';
  const whole = textOfSuite(others.frozenOf(flow)).split('\n');
  const lesser = suiteIn(whole.filter((line) => !line.startsWith(shown)).join('\n'));
  const exploration = explore(today.walk);
  const name = 'reservationOption.held.waiting|link.wanted|0';
  const next = accepted({ suite: lesser, exploration, today }, [name]).suite;
  expect(textOfSuite(lesser).split('\n')).toHaveLength(whole.length - 1);
  expect(next === null ? null : textOfSuite(next).split('\n')).toEqual(whole);
});

test('what a view can read no more is red until it is accepted', () => {
  const today = { walk: asking, selectors: {} };
  const exploration = explore(asking);
  expect(problemsIn(suite, today, exploration).unreadable).toEqual(['shown:seatOf']);
  const next = accepted({ suite, exploration, today }, ['shown:seatOf']).suite;
  expect(next === null ? null : isAsAccepted(problemsIn(next, today, exploration))).toBe(true);
});

const isHeld = ({ value }: { readonly value: unknown }) => value === 'held';

test('what a view may read since today is told of every step once it is accepted', () => {
  const { selectors } = todayOf(asking);
  const today = { walk: asking, selectors: { ...selectors, isHeld } };
  expect(problemsIn(suite, today, explore(asking)).unread).toEqual(['shown:isHeld']);
  const next = accepted({ suite, exploration: explore(asking), today }, ['shown:isHeld']).suite;
  expect(next?.shows).toEqual(['isHeld', 'seatOf']);
  expect(next).toEqual(frozen(explore(asking), today));
});
