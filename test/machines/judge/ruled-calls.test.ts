import { describe, expect, test } from 'vitest';
import { explore } from '#machines/kit/walk/explore.ts';
import type { Path } from '#machines/kit/walk/path.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import { paymentWalk } from '#machines/payment/payment.paths.ts';
import { type NamedCall, ruledCalls } from '../../support/browser/ruled/ruled-calls.ts';
import { unexplainedAmong } from '../../support/browser/ruled/unexplained.ts';

const causes = { openPayment: { call: 'open-payment' }, askPayment: { call: 'ask-payment' } };

const path = suiteOf(explore(paymentWalk)).paths.find(({ steps }) =>
  steps.some(({ expected }) => expected.asked.some(({ port }) => port === 'openPayment')),
);

/** What a page calls that asks each port once. */
const callsAt = (at: Path, step: number): readonly NamedCall[] =>
  (step === 0 ? at.begins : at.steps[step - 1]?.expected)?.asked.flatMap(({ port, input }) =>
    port === 'openPayment' ? [{ name: 'open-payment', body: input }] : [],
  ) ?? [];

/** The rules that are broken by a page that calls what it is asked for, and this. */
const brokenBy = (also: (calls: readonly NamedCall[]) => readonly NamedCall[]) => {
  if (path === undefined) throw new Error('No path opens a payment.');
  const ruled = ruledCalls(causes, path);
  for (const step of [0, ...path.steps.map((_, index) => index + 1)])
    ruled.step([...callsAt(path, step), ...also(callsAt(path, step))]);
  return ruled.broken();
};

const sentOtherwise = (calls: readonly NamedCall[]) =>
  calls.map(({ name }) => ({ name, body: { attempt: 'another', amount: 1 } }));

const call = (...ports: readonly string[]) => ({ ports, body: {} });

describe('a page that is watched while a flow is walked', () => {
  test('breaks no rule where it calls what is asked for', () => {
    expect(brokenBy(() => [])).toEqual([]);
  });

  test('breaks one where it opens a payment twice for one press', () => {
    expect(brokenBy((calls) => calls)).toEqual(['asked-when-pressed']);
  });

  test('is judged by what it sends with a call that nothing explains', () => {
    expect(brokenBy(sentOtherwise)).toEqual([
      'asked-when-pressed',
      'amount-shown-is-asked',
      'same-try-same-key',
    ]);
  });
});

describe('each time a port is asked explains one call', () => {
  test('a call that comes a moment later is explained, a second one is not', () => {
    const unexplained = unexplainedAmong();
    expect(unexplained(['pay'], [])).toEqual([]);
    expect(unexplained([], [call('pay')])).toEqual([]);
    expect(unexplained([], [call('pay')])).toEqual([call('pay')]);
  });

  test('what may come from one port alone is explained before what may come from several', () => {
    const unexplained = unexplainedAmong();
    expect(unexplained(['pay', 'look'], [call('pay', 'look'), call('pay')])).toEqual([]);
    expect(unexplained(['look'], [call('pay')])).toEqual([call('pay')]);
  });
});
