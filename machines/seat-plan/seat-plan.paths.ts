import type { Place } from '#domain/coach/coach.ts';
import type { SeatMap, TakenSeat } from '#domain/seat/seat-map.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { answers, answersAt, breaks, walk } from '#machines/kit/walk/walk.ts';
import { seatPlanMachine } from './seat-plan.machine.ts';
import type { PlannedTrain } from './seat-plan.model.ts';

const startsAt = 1_795_251_600_000;

const there: PlannedTrain = {
  direction: 'outward',
  leg: 0,
  runId: 7_000_001,
  from: 98,
  to: 1325,
  cabinClass: 'Y1',
};
const back: PlannedTrain = { ...there, direction: 'back', runId: 7_000_002, from: 1325, to: 98 };

const placeOf = (number: string, x: number, y: number, unit: number): Place => ({
  number,
  unit,
  x,
  y,
  cabinClass: 'Y1',
  z: 0,
  rotation: 0,
  compartment: null,
  facing: 'forward',
  properties: y === 0 ? ['window'] : ['aisle'],
  berth: null,
});

const mapOf = (index: number, taken: readonly TakenSeat[]): SeatMap => ({
  coachId: 7_000_100 + index,
  index,
  isOnSale: true,
  free: 4 - taken.length,
  taken,
  prices: ['1A', '1B', '2A', '2B'].map((seat) => ({ seat, cabinClass: 'Y1', amount: 78_000 })),
  coach: {
    id: 11,
    name: 'Ekonomi',
    description: 'Ekonomi vagonu',
    kind: 'high-speed',
    length: 2600,
    width: 290,
    places: [
      placeOf('1A', 300, 0, 1),
      placeOf('1B', 300, 50, 1),
      placeOf('2A', 400, 0, 2),
      placeOf('2B', 400, 50, 2),
    ],
    fittings: [],
  },
});

const before: readonly TakenSeat[] = [{ seat: '1A', genders: ['F'] }];
const later: readonly TakenSeat[] = [...before, { seat: '2B', genders: ['M'] }];
const maps = [
  mapOf(
    1,
    ['1A', '1B', '2A', '2B'].map((seat) => ({ seat, genders: [] })),
  ),
  mapOf(2, before),
];
const taken = maps.map(({ coachId }, index) => ({
  coachId,
  free: index === 0 ? 0 : 2,
  taken: index === 0 ? (maps[0]?.taken ?? []) : later,
}));

export const seatPlanWalk = walk({
  flow: 'seat-plan',
  machine: seatPlanMachine,
  startsAt,
  starts: { plain: { trains: [there, back], held: [], now: startsAt } },
  events: {
    'train.chosen': { 'the way back': { train: 1, at: startsAt } },
    'coach.chosen': { 'the first coach': { coach: 1 } },
    'plan.asked': { now: { at: startsAt } },
  },
  outcomes: {
    loadSeatMaps: {
      'two coaches': answersAt((at) => granted({ maps, at })),
      'train unknown': answers(refused('train-unknown')),
      'no answer': breaks(),
    },
    findTaken: {
      'a seat was taken meanwhile': answersAt((at) => granted({ coaches: taken, at }), 'E-07'),
      'train unknown': answers(refused('train-unknown')),
      'no answer': breaks(),
    },
  },
  control: () => ({}),
  proves: { 'E-07': ['seatPlan.shown.lookingAgain|xstate.done.actor.findTaken|0'] },
});
