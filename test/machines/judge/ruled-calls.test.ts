import { describe, expect, test } from 'vitest';
import { endMembership } from '#contract/members/membership-end.ts';
import { openPayment } from '#contract/payments/payments.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import type { Path } from '#machines/kit/walk/path.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import { paymentWalk } from '#machines/payment/payment.paths.ts';
import { type NamedCall, ruledCalls } from '../../support/browser/ruled/ruled-calls.ts';
import { type Meant, sentWords } from '../../support/browser/ruled/sent-words.ts';
import { unexplainedAmong } from '../../support/browser/ruled/unexplained.ts';
import { wordsOfCall } from '../../support/browser/ruled/words-of-call.ts';

const causes = { openPayment: { call: 'open-payment' }, askPayment: { call: 'ask-payment' } };

const path = suiteOf(explore(paymentWalk)).paths.find(({ steps }) =>
  steps.some(({ expected }) => expected.asked.some(({ port }) => port === 'openPayment')),
);

/** What a page calls that asks each port once. */
const callsAt = (at: Path, step: number): readonly NamedCall[] =>
  (step === 0 ? at.begins : at.steps[step - 1]?.expected)?.asked.flatMap(({ port, input }) =>
    port === 'openPayment' ? [{ name: 'open-payment', body: input }] : [],
  ) ?? [];

type Page = (calls: readonly NamedCall[]) => readonly NamedCall[];

/** What a page comes to that calls this for what it is asked. */
const walkedBy = (made: Page, meant?: Meant) => {
  if (path === undefined) throw new Error('No path opens a payment.');
  const ruled = ruledCalls(causes, path, meant);
  for (const step of [0, ...path.steps.map((_, index) => index + 1)]) {
    ruled.step(made(callsAt(path, step)));
  }
  return ruled;
};

const brokenBy = (made: Page, meant?: Meant) => walkedBy(made, meant).broken();

const sentOtherwise = (calls: readonly NamedCall[]) =>
  calls.map(({ name }) => ({ name, body: { attempt: 'another', amount: 1 } }));

/** A shop in which it costs something else, and keys are the page's own. */
const inShop =
  (amount = 41_000): Page =>
  (calls) =>
    calls.map(({ name }) => ({ name, body: { attempt: 'a key of the page', amount } }));
const again: Page = (calls) => calls.map((one) => ({ ...one, isRepeated: true }));
const costs: Meant = { amount: new Map([[93_000, 41_000]]) };

const call = (...ports: readonly string[]) => ({ ports, body: {} });

describe('a page that is watched while a flow is walked', () => {
  test('breaks no rule where it calls what is asked for', () => {
    expect(brokenBy((calls) => calls)).toEqual([]);
  });

  test('breaks one where it opens a payment twice for one press', () => {
    expect(brokenBy((calls) => [...calls, ...calls])).toEqual(['asked-when-pressed']);
  });

  test('is judged by what it sends with a call that nothing explains', () => {
    expect(brokenBy((calls) => [...calls, ...sentOtherwise(calls)])).toEqual([
      'asked-when-pressed',
      'amount-shown-is-asked',
      'same-try-same-key',
    ]);
  });
});

describe('the body that was really sent is what the rules judge', () => {
  test('a key of the browser’s own and what the shop asks for break none', () => {
    expect(brokenBy(inShop(), costs)).toEqual([]);
  });

  test('another amount than is to pay breaks one', () => {
    expect(brokenBy(inShop(1), costs)).toEqual(['amount-shown-is-asked']);
  });

  test('a key is another one after each press, and at no other time', () => {
    const { press, read } = sentWords();
    const sent = (key: string) => Reflect.get(Object(read({ key: 'k' }, { key })), 'key');
    const pressing = { type: 'pressed', key: 'k' };
    press(pressing);
    expect([sent('one'), sent('one'), sent('two')]).toEqual(['k', 'k', 'two']);
    press(pressing);
    expect([sent('one'), sent('three'), sent('one'), sent('three')]).toEqual(['k', 'k', 'one', 'k']);
  });

  test('two ids are never sent as one', () => {
    const { read } = sentWords();
    const sent = (id: string, as: number) => Reflect.get(Object(read({ id }, { id: as })), 'id');
    expect([sent('first', 7), sent('second', 7), sent('second', 8), sent('first', 8)]).toEqual([
      'first',
      'first',
      'second',
      'second',
    ]);
  });

  test('an opening that is asked and not sent is named', () => {
    expect(walkedBy(inShop(), costs).unsent()).toEqual([]);
    expect(walkedBy(() => []).unsent()).toContain('openPayment');
  });

  test('what is sent again by itself is no second opening, and explains one that is asked for', () => {
    expect(brokenBy((calls) => [...calls, ...again(calls)])).toEqual([]);
    expect(walkedBy(again).unsent()).toEqual([]);
  });

  test('a body is read in words of the railway, whatever the wire calls them', () => {
    const paying = { kartTokeni: 't-1', toplamBiletTutari: 410 };
    const sent = { pnr: 'AB12CD', denemeNo: 'a-1', biletRezOdemeBilgileri: paying };
    expect(wordsOfCall(openPayment, sent)).toEqual({ attempt: 'a-1', locator: 'AB12CD', amount: 41_000 });
    const ending = { password: 'Bozkir1923', idempotencyKey: 'k-1' };
    expect(wordsOfCall(endMembership, ending)).toEqual({ ...ending, key: 'k-1' });
  });
});

const ask = (port: string) => ({ port });
const askIn = ({ ask: explains }: { readonly ask: object | null }) => explains;

describe('each time a port is asked explains one call', () => {
  test('a call that comes a moment later is explained, a second one is not', () => {
    const { explain, left } = unexplainedAmong();
    expect(explain([ask('pay')], [])).toEqual([]);
    expect(left()).toEqual([ask('pay')]);
    expect(explain([], [call('pay')])).toEqual([{ call: call('pay'), ask: ask('pay') }]);
    expect(explain([], [call('pay')])).toEqual([{ call: call('pay'), ask: null }]);
    expect(left()).toEqual([]);
  });

  test('what may come from one port alone is explained before what may come from several', () => {
    const { explain } = unexplainedAmong();
    expect(explain([ask('pay'), ask('look')], [call('pay', 'look'), call('pay')]).map(askIn)).toEqual([
      ask('pay'),
      ask('look'),
    ]);
    expect(explain([ask('look')], [call('pay')]).map(askIn)).toEqual([null]);
  });
});
