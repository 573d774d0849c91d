import { expect, test } from 'vitest';
import type { CoachTemplate } from '#domain/coach/coach.ts';
import type { SeatMap, TakenSeat } from '#domain/seat/seat-map.ts';
import { doMilesReach, begun as paymentBegun } from '#machines/payment/payment.model.ts';
import { begun as holdBegun, lengthened } from '#machines/seat-hold/seat-hold.model.ts';
import { begun, lookedAgain, shownBy } from '#machines/seat-plan/seat-plan.model.ts';
import { heldSeat } from '#test/support/passengers.ts';
import { businessCoach, mixedCoach } from '../support/railway/trial-network.ts';

const mapOf = (index: number, coach: CoachTemplate, taken: readonly TakenSeat[] = []): SeatMap => ({
  coachId: 100 + index,
  index,
  isOnSale: true,
  free: coach.places.length - taken.length,
  taken,
  prices: [],
  coach,
});

const allOf = ({ places }: CoachTemplate): readonly TakenSeat[] =>
  places.map(({ number }) => ({ seat: number, genders: ['F'] }));

const economy = { direction: 'outward', leg: 0, runId: 1, from: 98, to: 1325, cabinClass: 'Y1' } as const;

test.each([
  ['where a seat is held', [102], [], 2],
  ['where a place of the chosen class is free', [], [], 1],
  ['where any place is free, when that class is full', [], allOf(mixedCoach), 0],
])('[R-03] the coach that is shown first is one %s', (_, held, taken, index) => {
  const maps = [mapOf(0, businessCoach), mapOf(1, mixedCoach, taken), mapOf(2, mixedCoach, taken)];
  const plan = begun({ trains: [economy], held, now: 0 });
  expect(shownBy(plan, { maps, at: 5 }).coach).toBe(index);
});

const economyCoach: CoachTemplate = {
  ...mixedCoach,
  places: mixedCoach.places.map((place) => ({ ...place, cabinClass: 'Y1' })),
};

test.each([
  ['of the chosen class alone, before a mixed one', [mixedCoach, economyCoach], [[], []], 1],
  ['with the most room in that class', [economyCoach, economyCoach], [allOf(economyCoach).slice(1), []], 1],
  ['mixed, where the others are full', [economyCoach, mixedCoach], [allOf(economyCoach), []], 1],
])('[R-03] the coach shown first is one %s', (_, coaches, taken, index) => {
  const maps = coaches.map((coach, at) => mapOf(at, coach, taken[at]));
  expect(shownBy(begun({ trains: [economy], held: [], now: 0 }), { maps, at: 5 }).coach).toBe(index);
});

test('[V-23] a place beside a stranger that has become one beside a seatmate is shown so', () => {
  const stranger: TakenSeat = { seat: '1A', genders: ['F'] };
  const plan = {
    ...begun({ trains: [economy], held: [], now: 0 }),
    maps: [mapOf(0, mixedCoach, [stranger])],
  };
  const taken = [{ ...stranger, whose: 'seatmate' as const }];
  const after = lookedAgain(plan, { coaches: [{ coachId: 100, free: 3, taken }], at: 5 });
  expect(after.maps?.map((map) => map.taken)).toEqual([taken]);
});

test('[S-09] of several holds the first to end is what the party has time for', () => {
  const seats = [30_000, 10_000, 20_000].map((deadline, passenger) => heldSeat({ passenger, deadline }));
  const hold = holdBegun({ needed: 3, party: 'p', seats, now: 0 });
  expect([hold.deadline, lengthened(hold, { deadline: 40_000, left: 1 }).deadline]).toEqual([10_000, 40_000]);
});

test.each([
  [92_999, false],
  [93_000, true],
])('[P-15] miles worth %i reach for 93000: %s', (worth, reach) => {
  const price = { code: null, price: 93_000, discount: 0, due: 93_000 };
  const payment = paymentBegun({ payer: 'member', locator: 'A', bought: 'sale', price, payBy: 1, now: 0 });
  expect(doMilesReach({ ...payment, miles: { points: 1, worth } })).toBe(reach);
});
