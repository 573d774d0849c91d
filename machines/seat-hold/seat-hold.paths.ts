import type { HeldSeat, WantedSeat } from '#domain/seat/held-seat.ts';
import type { SeatRefusal } from '#domain/seat/seat-refusal.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { answers, answersAt, breaks, walk } from '#machines/kit/walk/walk.ts';
import { seatHoldMachine } from './seat-hold.machine.ts';
import type { SeatHold } from './seat-hold.model.ts';

const startsAt = 1_795_251_600_000;
const holdTime = 600_000;

const seatOf = (passenger: number, seat: string): WantedSeat => ({
  passenger,
  direction: 'outward',
  leg: 0,
  coachId: 7_000_104,
  seat,
  fromStation: 98,
  toStation: 1325,
  gender: passenger === 0 ? 'F' : 'M',
  tariffId: 0,
  family: 'STANDART',
});

const first = seatOf(0, '12A');
const second = seatOf(1, '12B');

const heldUntil =
  (deadline: number) =>
  (wanted: WantedSeat): HeldSeat => ({
    ...wanted,
    holdId: `h-${wanted.seat}`,
    cabinClass: 'Y1',
    amount: 78_000,
    deadline,
  });

const heldAt = (...seats: readonly WantedSeat[]) =>
  answersAt((now) => granted(seats.map(heldUntil(now + holdTime))), 'S-09');

const one = [first].map(heldUntil(startsAt + holdTime));
const both = [first, second].map(heldUntil(startsAt + holdTime));
const plain: SeatHold['input'] = { needed: 2, party: 'p-'.padEnd(22, '1'), seats: [], now: startsAt };

const refusals: Readonly<Record<Exclude<SeatRefusal, 'no-room' | 'too-many-tries'>, readonly string[]>> = {
  'seat-taken': ['E-07'],
  'seat-unknown': ['E-07'],
  'gender-beside': ['E-07', 'V-23'],
  'compartment-of-others': ['E-07', 'V-23'],
  'wheelchair-only': ['E-07', 'V-27'],
  'pet-not-here': ['E-07', 'V-24'],
  'coach-closed': ['E-07'],
  'sale-not-open': ['E-07'],
  'train-departed': ['E-07'],
  'too-many-held': ['E-07'],
  'tariff-unknown': ['E-07', 'C-11'],
  'price-unknown': ['E-07', 'C-11'],
};

export const seatHoldWalk = walk({
  flow: 'seat-hold',
  machine: seatHoldMachine,
  startsAt,
  starts: {
    plain,
    'with one seat held before': { ...plain, party: 'p-'.padEnd(22, '2'), seats: one },
    'with all seats held before': { ...plain, seats: both },
  },
  events: {
    'seats.chosen': {
      'one seat': { seats: [first], at: startsAt },
      'the best seats for all': { seats: [first, second], at: startsAt },
    },
    'seats.returned': {
      'the second seat': { seats: both.slice(1), at: startsAt },
      'all seats': { seats: both, at: startsAt },
    },
    'wheelchair.wanted': { 'a wheelchair place': { seats: [seatOf(0, '1H')] } },
    'wheelchair.confirmed': { now: { at: startsAt } },
    'answer.asked': { now: { at: startsAt } },
    'extension.asked': { now: { at: startsAt } },
    'seats.left': { now: { at: startsAt } },
  },
  outcomes: {
    holdSeats: {
      'one of two': heldAt(first),
      'both seats': heldAt(first, second),
      ...Object.fromEntries(
        Object.entries(refusals).map(([name, proved]) => [name, answers(refused(name), ...proved)]),
      ),
      'too-many-tries': answers({ ...refused('too-many-tries'), retryAt: startsAt + 40_000 }, 'E-07'),
      'no-room': answers({ ...refused('no-room'), retryAt: startsAt + 60_000 }, 'E-07'),
      'no answer': breaks('E-07'),
    },
    returnSeats: { done: answers(null), 'no answer': breaks() },
    extendHold: {
      'once more': answersAt((now) => granted({ deadline: now + 2 * holdTime, left: 1 }), 'S-09'),
      'for the last time': answersAt((now) => granted({ deadline: now + 2 * holdTime, left: 0 }), 'S-09'),
      'not extended': answers(refused('hold-not-extended'), 'S-09'),
      'over already': answers(refused('selection-time-expired'), 'S-09', 'E-07'),
      'no answer': breaks(),
    },
  },
  control: ({ status, leaves, extension }) => ({ status, leaves, extension }),
  proves: {
    'S-09': [
      'seatHold.counting|xstate.done.actor.holdEnd|0',
      'seatHold.counting.extending|xstate.done.actor.extendHold|0',
      'seatHold.counting.extending|xstate.done.actor.extendHold|1',
      'seatHold.counting.extending|xstate.done.actor.extendHold|2',
      'seatHold.leaving|xstate.done.actor.returnSeats|0',
    ],
    'E-07': [
      'seatHold.asking.waiting|xstate.done.actor.holdSeats|1',
      'seatHold.counting.holding.waiting|xstate.done.actor.holdSeats|1',
      'seatHold.counting.extending|xstate.done.actor.extendHold|1',
    ],
    'V-23': [
      'seatHold.asking.waiting|xstate.done.actor.holdSeats|1',
      'seatHold.counting.holding.waiting|xstate.done.actor.holdSeats|1',
    ],
    'V-26': ['seatHold.counting.held|seats.confirmed|0'],
    'V-27': [
      'seatHold.empty.confirming|wheelchair.confirmed|0',
      'seatHold.counting.confirming|wheelchair.confirmed|0',
    ],
    'S-11': ['seatHold.counting.held|seats.confirmed|0'],
  },
  equivalent: {
    'seatHold.counting.extending|xstate.done.actor.extendHold|0: after the next branch':
      'An answer is granted or says that the time is over, so only one of the two guards can hold.',
  },
});
