import { describe, expect, test } from 'vitest';
import {
  hasFailed,
  lastSteps,
  mostSteps,
  type RecordedStep,
  refusalIn,
  stepsIn,
} from '#domain/shop/recorded-step.ts';

const step: RecordedStep = {
  flow: 'payment',
  event: 'terms.accepted',
  taken: ['payment.choosing|terms.accepted|0'],
  stands: ['payment.choosing.enteringCard'],
  refusal: null,
  at: 1,
};

describe('[R-48] what an answer is written down by', () => {
  test.each([
    ['a refusal', { ok: false, refusal: 'seat-taken', answer: null }, 'seat-taken'],
    ['a refusal with its moment', { answer: { ok: false, refusal: 'daily-limit' }, at: 5 }, 'daily-limit'],
    ['a bank that declines', { kind: 'declined', decline: 'daily-limit', answer: null }, 'daily-limit'],
    ['a bank that declines, within', { ok: true, value: { decline: 'card-expired' } }, 'card-expired'],
    ['what was granted', { ok: true, value: { refusal: 'seat-taken' } }, null],
    ['nothing', undefined, null],
    ['a sentence', { ok: false, refusal: 'Ayşe Yılmaz, 0532 123 45 67' }, null],
    ['a long name', { ok: false, refusal: 'a'.repeat(61) }, null],
    ['a number', { ok: false, refusal: 9980 }, null],
  ])('%s', (_, answer, name) => {
    expect(refusalIn(answer)).toBe(name);
  });
});

describe('[R-48] a step at which something failed', () => {
  test.each([
    ['refused', { ...step, refusal: 'seat-taken' }, true],
    ['nobody answered', { ...step, event: 'xstate.error.actor.openPayment' }, true],
    ['nobody answered in time', { ...step, event: 'xstate.after.answerTime.payment.opening' }, true],
    ['it is looked again', { ...step, event: 'xstate.after.lookAgainTime.payment.opening' }, false],
    ['the time was over', { ...step, event: 'xstate.done.actor.paymentEnd' }, true],
    ['not settled yet', { ...step, refusal: 'payment-underway' }, false],
    ['answered', { ...step, event: 'xstate.done.actor.openPayment' }, false],
    ['done by the reader', step, false],
  ])('%s: %j is %s', (_, taken, failed) => {
    expect(hasFailed(taken)).toBe(failed);
  });
});

test('[R-48] the last steps are kept, in their order', () => {
  const many = Array.from({ length: mostSteps + 3 }, (_, at) => ({ ...step, at }));
  expect(lastSteps(many).map(({ at }) => at)).toEqual(many.slice(3).map(({ at }) => at));
});

test.each([[null], ['steps'], [{}], [[null, 'step', { event: 'x' }]]])('[R-48] %j holds no steps', (kept) => {
  expect(stepsIn(kept)).toEqual([]);
});

test('[R-48] what was kept is read as it was', () => {
  expect(stepsIn(JSON.parse(JSON.stringify([step])))).toEqual([step]);
});

test.each([-1, 8_640_000_000_000_001, Number.NaN, '1795251600000', null])(
  '[R-48] a step that was taken at %j, which is no moment, is not among them',
  (at) => {
    expect(stepsIn([step, { ...step, at }])).toEqual([step]);
  },
);
