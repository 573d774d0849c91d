import { describe, expect, test } from 'vitest';
import { partsOf } from '#atlas/flow/asked-parts.ts';
import { flowNamed, flows } from '#atlas/flow/charted-flows.ts';
import { foundIn } from '#atlas/flow/found.ts';
import { metRefusals } from '#atlas/flow/met-refusals.ts';
import { flowsAnswered, metTexts } from '#atlas/flow/met-texts.ts';
import { namesIn } from '#atlas/flow/names.ts';
import { wordsOfFlow } from '#atlas/flow/words-of-flow.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { wireCodes } from '#test/support/views/wire-codes.ts';

const codes = await wireCodes();
const names = await namesIn('fa');
const { say } = wordsIn('fa', wholeCatalogue('fa'));

const walked = new Map(flows.map(({ name, walk }) => [name, metRefusals(walk)]));

const find = (asked: string) =>
  flowsAnswered(flows, partsOf(asked), codes).flatMap((name) => {
    const flow = flowNamed(name);
    if (flow === null) throw new Error(`${name} is a flow.`);
    const met = metTexts(walked.get(name) ?? {}, codes);
    return foundIn(flow, wordsOfFlow(name, names, say), asked, met).map((found) => [found.id, found.met]);
  });

const walletPays = 'masterpass.settling.paying|xstate.done.actor.payByWallet|5';
const paymentOpens = 'payment.opening|xstate.done.actor.openPayment|2';
const shut = ['wagon-shut 80010'];
const closed = ['wagon-closed 80111'];
const optionOver = ['option-time-expired 3877101'];

describe('[R-49] the search finds the arrows on which a refusal is met', () => {
  test.each([
    [
      'by its number on the wire',
      '3877101',
      [
        [walletPays, optionOver],
        [paymentOpens, optionOver],
      ],
    ],
    [
      'by its number in Persian digits',
      '۳۸۷۷۱۰۱',
      [
        [walletPays, optionOver],
        [paymentOpens, optionOver],
      ],
    ],
    [
      'by the number of a coach closed for sale',
      '80111',
      [
        [walletPays, closed],
        ['payment.proving.asking|xstate.done.actor.askPayment|2', closed],
        ['payment.askingLast|xstate.done.actor.askPayment|2', closed],
        ['settlement.capturing|xstate.done.actor.captureMoney|1', closed],
        ['settlement.ticketing|xstate.done.actor.issueTickets|1', closed],
      ],
    ],
    [
      'by its name',
      'wagon-shut',
      [
        [walletPays, shut],
        ['payment.proving.asking|xstate.done.actor.askPayment|2', shut],
        ['payment.askingLast|xstate.done.actor.askPayment|2', shut],
      ],
    ],
  ])('%s: %s', (_how, asked, expected) => expect(find(asked)).toEqual(expected));

  test('and reads a number from its first digit: 604 is not 9604', () => {
    const met = new Set(find('604').flatMap(([, refusals]) => refusals));
    expect([...met]).toEqual(['no-train-found 604']);
  });

  test('and walks no flow for what is no refusal', () =>
    expect(flowsAnswered(flows, partsOf('oturum S-02 e'), codes)).toEqual([]));

  test('whatever a flow can be answered with is met on an arrow of it', () => {
    const unmet = flows.map(({ name, refusals }) => {
      const met = new Set(Object.values(walked.get(name) ?? {}).flat());
      return [name, [...refusals].filter((refusal) => !met.has(refusal))];
    });
    expect(unmet).toEqual(flows.map(({ name }) => [name, []]));
  });
});
