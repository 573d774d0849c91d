import { granted, refused } from '#domain/values/answer.ts';
import { answers, breaks, type Walk } from '#machines/kit/walk/walk.ts';
import { seatHoldWalk } from '#machines/seat-hold/seat-hold.paths.ts';
import { heldIn, mapOf } from '../coach-maps.ts';
import { wantedSeat } from '../passengers.ts';

const { startsAt } = seatHoldWalk;
export const coachOfWalk = mapOf(262, 1);

const wantedOf = (seat: string) =>
  wantedSeat({ coachId: coachOfWalk.coachId, seat, toStation: 1325, tariffId: 5, hasWheelchair: false });
const held = [heldIn(coachOfWalk, '6A', 0, { tariffId: 5, deadline: startsAt + 600_000 })];

/** One passenger who may have any place, and whose hold ends at one instant whatever is done. */
export const oneSeatWalk: Walk<typeof seatHoldWalk.machine> = {
  ...seatHoldWalk,
  starts: {
    plain: { needed: 1, party: 'p'.repeat(22), seats: [], now: startsAt },
    'with the seat held before': { needed: 1, party: 'p'.repeat(22), seats: held, now: startsAt },
  },
  events: {
    ...seatHoldWalk.events,
    'seats.chosen': { 'one seat': { seats: [wantedOf('5A')], at: startsAt } },
    'seats.returned': { 'the seat': { seats: held, at: startsAt } },
    'wheelchair.wanted': { 'a wheelchair place': { seats: [wantedOf('1H')] } },
  },
  outcomes: {
    holdSeats: {
      given: answers(granted(held)),
      taken: answers(refused('seat-taken')),
      'no answer': breaks(),
    },
    returnSeats: { done: answers(null), 'no answer': breaks() },
    extendHold: {
      granted: answers(granted({ deadline: startsAt + 600_000, left: 1 })),
      'not extended': answers(refused('hold-not-extended')),
      'over already': answers(refused('selection-time-expired')),
      'no answer': breaks(),
    },
  },
};
