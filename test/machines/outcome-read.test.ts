import { expect, test } from 'vitest';
import { granted } from '#domain/values/answer.ts';
import { bookedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { begun, outcomeRead } from '#machines/ticket-actions/ticket-actions.model.ts';

const context = {
  ...begun({ booking: bookedPair('valid', 'valid'), now: startsAt }),
  chosen: ['100000000001'],
  refusal: 'proof-needed' as const,
  message: 'Kim olduğunuzu gösterin.',
  againAt: startsAt + 40_000,
};

test.each([
  [
    'stands as it did',
    bookedPair('valid', 'valid'),
    'proof-needed',
    'Kim olduğunuzu gösterin.',
    startsAt + 40_000,
  ],
  ['was returned', bookedPair('returned', 'valid'), null, null, null],
] as const)(
  '[E-09] after an unheard action a chosen ticket %s: why it was refused is said, or nothing is',
  (_, booking, refusal, message, againAt) => {
    const { asOf, tickets, chosen } = begun({ booking, now: startsAt });
    const read = { booking, asOf, tickets, chosen, refusal, message, againAt };
    expect(outcomeRead({ context }, granted(booking))).toEqual(read);
  },
);
