import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { reportRecording } from '#contract/operations/support.ts';
import type { RecordedStep } from '#domain/shop/recorded-step.ts';

const step: RecordedStep = {
  flow: 'payment',
  event: 'xstate.done.actor.askPayment',
  taken: ['payment.proving.asking|xstate.done.actor.askPayment|2'],
  stands: ['payment.judging'],
  refusal: 'daily-limit',
  at: 1,
};

const recordingOf = (steps: readonly unknown[]) => ({
  id: '0d9b3b52-8b4e-4b0e-9d8f-0d7a0c5b7c11',
  locator: 'K7M2QA',
  steps,
});
const isTaken = (steps: readonly unknown[]): boolean =>
  safeParse(reportRecording.body, recordingOf(steps)).success;

describe('[A-04] a recording holds names of charts and nothing that somebody typed', () => {
  test('a step in the words of its chart is taken', () => {
    expect(isTaken([step])).toBe(true);
  });

  const entered = [
    'Ayşe Yılmaz',
    'ayse@example.com',
    '5400610000014820',
    '+90 532 123 45 67',
    'U1234567 ',
    '',
  ];
  const fields = ['flow', 'event', 'refusal'] as const;
  test.each(fields.flatMap((field) => entered.map((text) => [field, text] as const)))(
    '%s cannot be %j',
    (field, text) => {
      expect(isTaken([{ ...step, [field]: text }])).toBe(false);
    },
  );

  test.each(entered)('no arrow and no state can be %j', (text) => {
    expect([isTaken([{ ...step, taken: [text] }]), isTaken([{ ...step, stands: [text] }])]).toEqual([
      false,
      false,
    ]);
  });

  test('nothing more than that is kept of a step', () => {
    const read = safeParse(reportRecording.body, recordingOf([{ ...step, payload: { name: 'Ayşe' } }]));
    expect(JSON.stringify(read)).not.toContain('Ayşe');
  });

  test('of what went well nothing is told', () => {
    const went = { ...step, refusal: null };
    expect([isTaken([went]), isTaken([went, step])]).toEqual([false, true]);
  });

  test.each([0, 101])('%i steps are not taken', (many) => {
    expect(isTaken(Array.from({ length: many }, () => step))).toBe(false);
  });
});
