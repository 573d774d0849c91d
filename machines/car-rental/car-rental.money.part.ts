import { ask, asking, granted, reported, when, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { asked } from './car-rental.model.ts';
import { carRentalSetup } from './car-rental.setup.part.ts';
import { again, anew, atList, pay, refused, result } from './car-rental.ways.part.ts';

const leads = { guard: withEvent('leadsAway'), actions: withEvent('noteGoal') } as const;
/** Asked again by itself and at the reader's wish: the server's word ends it. */
const askedAgain = {
  after: { recheckTime: 'looking' },
  on: { 'outcome.asked': 'looking' },
} as const;

export const paying = carRentalSetup.createStateConfig({
  description: 'The car is kept and waits for its money.',
  meta: pay,
  initial: 'open',
  invoke: {
    id: 'payment',
    src: 'payment',
    input: asked.payment,
    onDone: [
      { guard: withOutput('isTimeOver'), target: 'expired', actions: 'notifyTimeEnded' },
      { guard: withOutput('isLeft'), target: 'releasing' },
      { target: 'renting' },
    ],
  },
  states: {
    open: {
      description: 'The car is being paid.',
      on: { 'address.asked': { ...leads, target: 'leaving' } },
    },
    leaving: {
      description: 'The reader turns away from the payment. Whether it is meant is asked.',
      on: {
        'leaving.confirmed': '#carRental.releasing',
        'leaving.declined': { target: 'open', actions: 'forgetGoal' },
      },
    },
  },
});

export const releasing = carRentalSetup.createStateConfig({
  description: 'The server is told that nobody will pay; the car is free again.',
  meta: pay,
  tags: 'busy',
  initial: 'reporting',
  on: { 'address.asked': { ...leads, target: 'parting' } },
  states: {
    reporting: {
      description: 'The server is told. Where money is on its way, what becomes of it is asked instead.',
      after: { answerTime: 'unheard' },
      invoke: ask(
        'releaseRental',
        asked.releaseRental,
        [
          when('isGranted', '#carRental.parting', []),
          { target: '#carRental.renting', actions: 'forgetGoal' },
        ],
        { target: 'unheard', actions: reported },
      ),
    },
    unheard: {
      description: 'Nobody answered. In a moment the server is told again; the reader need not wait for it.',
      after: { recheckTime: 'reporting' },
      on: { 'outcome.asked': 'reporting' },
    },
  },
});

export const parting = carRentalSetup.createStateConfig({
  description: 'No car is kept any more. It is decided where the reader goes on.',
  exit: 'forgetGoal',
  always: [{ guard: 'isForDriver', target: 'describing' }, { target: 'listing' }],
});

export const renting = carRentalSetup.createStateConfig({
  description: 'The money was seen, or is on its way. What becomes of it is asked.',
  meta: result,
  initial: 'looking',
  states: {
    looking: {
      description: 'The server is asked for the rental.',
      ...asking(
        'viewRental',
        asked.viewRental,
        [
          granted('#carRental.ended.rented', 'keepRental'),
          when('isClosed', '#carRental.ended.closed', refused),
          when('isUnderway', 'waiting', []),
          { guard: 'isByNumber', target: '#carRental.ended.unknown', actions: refused },
          { target: 'waiting' },
        ],
        'unheard',
      ),
    },
    waiting: {
      description: 'It is not there yet; in a moment it is asked again.',
      ...askedAgain,
    },
    unheard: {
      description: 'No answer came; in a moment it is asked again.',
      ...askedAgain,
    },
  },
});

export const ended = carRentalSetup.createStateConfig({
  description: 'The rental has come to its end.',
  meta: result,
  initial: 'closed',
  states: {
    rented: {
      description: 'The car is rented.',
      on: { 'another.sought': anew, 'address.asked': atList(anew) },
    },
    closed: {
      description: 'The server has said that there is no rental: it ran out, or the money went back.',
      on: { 'another.sought': again, 'address.asked': atList(again) },
    },
    unknown: {
      description: 'What became of the rental is not known here. It can be asked again.',
      on: {
        'outcome.asked': { target: '#carRental.renting', actions: 'forgetRefusal' },
        'another.sought': again,
        'address.asked': atList(again),
      },
    },
  },
});

export const expired = carRentalSetup.createStateConfig({
  description: 'The time for paying is over; the car is free again.',
  meta: { screen: 'home' },
  on: { 'address.asked': atList(again) },
});
