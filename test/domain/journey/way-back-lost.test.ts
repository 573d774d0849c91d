import { expect, test } from 'vitest';
import { backChosen, onAnotherDay, outwardChosen, tripWished } from '#domain/journey/trip-choice.ts';
import { wayBackLost } from '#domain/journey/way-back-lost.ts';
import { journey, roundTrip, tooEarly, wayBack } from '#machines/booking/booking.samples.part.ts';

const chosen = { mode: 'sale', ...tripWished(roundTrip), outward: tooEarly, ...backChosen(wayBack) } as const;
const before = { back: wayBack, backLost: null };

test('[E-07] another way there lets go of the way back; one that leaves too early for it is told', () => {
  expect(outwardChosen(chosen, wayBack)).toEqual({ outward: wayBack, back: null, choice: 'half' });
  expect([wayBackLost(before, wayBack), wayBackLost(before, journey)]).toEqual([wayBack, null]);
});

test('[E-07] it is told until a way there fits it, another way back is chosen, or another day', () => {
  const lost = { back: null, backLost: wayBack };
  expect([wayBackLost(lost, wayBack), wayBackLost(lost, journey)]).toEqual([wayBack, null]);
  expect([backChosen(wayBack).backLost, onAnotherDay(chosen, 'back', '2026-11-30').backLost]).toEqual([
    null,
    null,
  ]);
});
