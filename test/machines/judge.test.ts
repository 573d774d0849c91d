import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { recorderBy } from '#app/reporting/recorder.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { judgeOn } from '#machines/kit/judge/judge.ts';
import { brokenIn } from '#machines/kit/judge/judge-run.ts';
import { asGiven, keeps, ofEachItsOwn } from '#machines/kit/judge/kept.ts';
import { brokenByNames, type NamedStep, unjudgedByNames } from '#machines/kit/judge/recorded.ts';
import { always, leadsThere, leadsTo, never, neverAfter, until } from '#machines/kit/judge/rule.ts';
import { begins, both, byReader, either, not } from '#machines/kit/judge/sign.ts';
import { mutantsOf } from '#machines/kit/mutants/mutants.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { paymentWalk } from '#machines/payment/payment.paths.ts';
import { triangleWalk } from './fixtures/triangle.paths.ts';
import { rulesOf } from './flow-rules.ts';
import { anyOf, breaks, digit, is, runOf } from './judge/letters.ts';

describe('a rule is broken at the step that breaks it', () => {
  test.each([
    ['never', never([], is('x')), 'abcx', 3],
    ['never, and it is not', never([], is('x')), 'abc', null],
    ['always', always([], is('a'), either(is('a'), is('b'))), 'aab', null],
    ['always, and it is not', always([], either(is('a'), is('b')), is('a')), 'aab', 2],
    ['until, before it', until([], { no: is('x'), until: is('u') }), 'ax', 1],
    ['until, at the start itself', until([], { no: is('x'), until: is('u') }), 'x', 0],
    ['until, after it', until([], { no: is('x'), until: is('u') }), 'aux', null],
    ['until, anew', until([], { from: either(begins, is('f')), no: is('x'), until: is('u') }), 'auxfx', 4],
    ['until, not at what begins it', until([], { from: is('x'), no: is('x'), until: is('u') }), 'ax', null],
    ['until, and twice', until([], { from: is('x'), no: is('x'), until: is('u') }), 'axx', 2],
    ['never after', neverAfter([], is('f'), is('x')), 'xfax', 3],
    ['leads to, and it does', leadsTo([], { from: is('f'), to: is('t') }), 'fat', null],
    ['leads to, and the end comes first', leadsTo([], { from: is('f'), to: is('t') }), 'fa.', 2],
    ['leads to, unless', leadsTo([], { from: is('f'), to: is('t'), unless: is('u') }), 'fu.', null],
    ['leads to in time', leadsTo([], { from: is('f'), to: is('t'), within: 2_000 }), 'fat', null],
    ['leads to too late', leadsTo([], { from: is('f'), to: is('t'), within: 1_000 }), 'faat', 2],
  ] as const)('%s', (_, rule, run, at) => {
    expect(breaks(rule, run)).toBe(at);
  });

  test('a value that is to stay is compared with the one before, until it may change', () => {
    const rule = keeps([], { of: digit, until: is('u') });
    expect(breaks(rule, '1a1')).toBe(null);
    expect(breaks(rule, '1a2')).toBe(2);
    expect(breaks(rule, '1u2')).toBe(null);
  });

  test('what was given is what is seen of it, until something else is given', () => {
    const rule = asGiven([], { given: anyOf('AB'), of: anyOf('ab') });
    expect(breaks(rule, 'xA.a.aBb')).toBe(null);
    expect(breaks(rule, 'xAaBa')).toBe(4);
    expect(breaks(rule, 'xa')).toBe(1);
  });

  test('what is given while something is on its way counts for nothing', () => {
    const underway = { from: is('a'), until: is('u') };
    const rule = asGiven([], { given: anyOf('AB'), of: anyOf('ab'), underway });
    expect(breaks(rule, 'xAaBa')).toBe(null);
    expect(breaks(rule, 'xAaBb')).toBe(4);
    expect(breaks(rule, 'xAauBb')).toBe(null);
  });

  test('each thing has its own, each time the same', () => {
    const pairs: Readonly<Record<string, readonly [string, string]>> = {
      a: ['one', 'k-1'],
      b: ['other', 'k-2'],
      c: ['one', 'k-2'],
      d: ['other', 'k-1'],
      e: ['third', ''],
    };
    const rule = ofEachItsOwn([], ({ stands }) => {
      const [thing, key] = pairs[stands] ?? [];
      return thing === undefined ? undefined : { thing, is: key };
    });
    expect(breaks(rule, 'xabxab')).toBe(null);
    expect(breaks(rule, 'xaxc')).toBe(3);
    expect(breaks(rule, 'xad')).toBe(2);
    expect(breaks(rule, 'xe')).toBe(1);
  });

  test('nobody arrives there but by what leads there, each time anew', () => {
    const rule = leadsThere([], either(is('t'), is('T')), is('T'));
    expect(breaks(rule, 'aTttaT')).toBe(null);
    expect(breaks(rule, 'aTtat')).toBe(4);
    expect(breaks(rule, 't')).toBe(0);
  });

  test('of a sentence that promises several things each is kept', () => {
    const rule = eachOf(never(['V-01'], is('x')), leadsTo(['V-02'], { from: is('f'), to: is('t') }));
    expect(rule.serves).toEqual(['V-01', 'V-02']);
    expect(breaks(rule, 'aft.')).toBe(null);
    expect(breaks(rule, 'aftx')).toBe(3);
    expect(breaks(rule, 'atf.')).toBe(3);
  });

  test('signs are joined, and turned round', () => {
    expect(breaks(never([], both(byReader, not(is('a')))), 'baab')).toBe(3);
    expect(breaks(never([], { by: 'payload', holds: ({ at }) => at === 2_000 }), 'aaa')).toBe(2);
  });

  test('every broken rule of a run is named', () => {
    const rules = { flow: 'letters', rules: { 'no-x': never([], is('x')), 'no-y': never([], is('y')) } };
    expect(brokenIn(rules, runOf('axy'))).toEqual(['no-x', 'no-y']);
    expect(brokenIn(rules, runOf('ay'))).toEqual(['no-y']);
  });
});

describe('a rule is judged on everything a flow can do', () => {
  const judge = judgeOn(triangleWalk);

  test('the shortest way to what breaks it is told', () => {
    const { broken } = judge(until([], { no: is('red'), until: is('nowhere') }));
    expect(broken?.steps.map(({ title }) => title)).toEqual(['home: red.chosen → red']);
    const { broken: later } = judge(until([], { from: is('blue'), no: is('home'), until: is('red') }));
    expect(later?.steps.map(({ title }) => title)).toEqual([
      'home: blue.chosen → blue',
      'blue: home.chosen → home',
    ]);
  });

  test('what holds is looked at everywhere, and the arrows it speaks of are known', () => {
    const { broken, looked, concerned } = judge(always([], is('red'), byReader));
    expect(broken).toBe(null);
    expect(looked).toBe(3);
    expect([...concerned].toSorted()).toEqual(['triangle.blue|red.chosen|0', 'triangle.home|red.chosen|0']);
  });

  test('what somebody has to do does not come by itself', () => {
    const promise = { from: is('blue'), to: is('home') };
    expect(judge(leadsTo([], promise)).broken?.steps.map(({ title }) => title)).toEqual([
      'home: blue.chosen → blue',
    ]);
    expect(judge(leadsTo([], { ...promise, by: 'reader' })).broken).toBe(null);
    expect(judge(eachOf(always([], is('red'), byReader), leadsTo([], promise))).broken?.steps.length).toBe(1);
  });
});

const step = (event: string, ...stands: readonly string[]): NamedStep => ({
  event,
  taken: ['an arrow'],
  stands: stands.map((state) => `booking.${state}`),
  at: 0,
});
const brokenBy = (...steps: readonly NamedStep[]) => brokenByNames(bookingMachine, rulesOf('booking'), steps);

/** A payment in which nobody is asked for the terms, as the recorder writes it down. */
const paidWithoutTerms = (): readonly NamedStep[] => {
  const fault = mutantsOf(paymentMachine).find(
    ({ name }) => name === 'payment.choosing.enteringCard|card.given|0: without its guard',
  );
  const recorder = recorderBy(() => 0);
  const flow = createActor(fault?.grow() ?? paymentMachine, {
    input: paymentWalk.starts.plain,
    inspect: recorder.hear,
  });
  flow.start();
  flow.send({ type: 'card.given', ...paymentWalk.events['card.given']?.['a card'] });
  flow.stop();
  return recorder.recorded().steps;
};

describe('a session of which names alone were written down', () => {
  test('is judged by the rules that need no more', () => {
    const open = step('xstate.done.actor.createBooking', 'paying.open');
    const asked = step('address.asked', 'paying.leaving');
    const confirmed = step('leaving.confirmed', 'releasing.reporting');
    expect(brokenBy(open, asked, confirmed)).toEqual([]);
    expect(brokenBy(open, step('address.asked', 'releasing.reporting'))).toEqual(['released-when-meant']);
  });

  test('of a rule whose promises are told partly by names, those are judged', () => {
    const partly = eachOf(never([], { by: 'payload', holds: () => true }), never([], is('paying.leaving')));
    const rules = { flow: 'booking', rules: { partly } };
    const judge = (...steps: readonly NamedStep[]) => brokenByNames(bookingMachine, rules, steps);
    expect(judge(step('xstate.done.actor.createBooking', 'paying.open'))).toEqual([]);
    expect(judge(step('address.asked', 'paying.leaving'))).toEqual(['partly']);
  });

  test('is judged from its start on where it tells it, and is else not judged of it', () => {
    const steps = paidWithoutTerms();
    const rules = rulesOf('payment');
    expect(steps.map(({ event }) => event)).toEqual(['xstate.init', 'card.given']);
    expect(brokenByNames(paymentMachine, rules, steps)).toEqual(['terms-first']);
    expect(unjudgedByNames(rules, steps)).toEqual([]);
    expect(brokenByNames(paymentMachine, rules, steps.slice(1))).toEqual([]);
    expect(unjudgedByNames(rules, steps.slice(1))).toEqual(['terms-first']);
  });

  test('says nothing of what names do not tell', () => {
    expect(brokenBy(step('leaving.declined', 'paying.open'))).toEqual([]);
  });
});
