import { ask, reported, until, when, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { madeIn } from './booking.change.part.ts';
import { type Booking, dueOf, recheckAfter } from './booking.model.ts';
import { bookingSetup } from './booking.setup.part.ts';
import { anew, failed, granted, isHome, refused } from './booking.ways.part.ts';

const nextLookIn = ({ context }: { readonly context: Booking['context'] }) => ({
  at: context.askedAt + recheckAfter,
});

export const paying = bookingSetup.createStateConfig({
  description: 'The booking waits for its money.',
  meta: { screen: 'payment' },
  initial: 'open',
  invoke: {
    id: 'payment',
    src: 'payment',
    input: dueOf,
    onDone: [
      { guard: withOutput('isSaleOver'), target: 'releasing', actions: ['goHome', 'notifyTimeEnded'] },
      { guard: withOutput('isTimeOver'), target: 'parting', actions: 'notifyTimeEnded' },
      { guard: withOutput('isReleased'), target: 'releasing' },
      { guard: withOutput('isLeft'), target: 'parting' },
      { target: 'issuing', actions: withOutput('notePayment') },
    ],
  },
  states: {
    open: {
      description: 'The booking is being paid.',
      on: {
        'address.asked': { guard: withEvent('leadsAway'), target: 'leaving', actions: withEvent('noteGoal') },
      },
    },
    leaving: {
      description: 'The reader turns away from the payment. Whether it is meant is asked.',
      on: {
        'leaving.confirmed': [
          { guard: 'mayRelease', target: '#booking.releasing' },
          { target: '#booking.parting' },
        ],
        'leaving.declined': { target: 'open', actions: 'forgetGoal' },
      },
    },
  },
});

export const releasing = bookingSetup.createStateConfig({
  description: 'The server is told that nobody will pay; the places are free again.',
  meta: { screen: 'payment' },
  tags: 'busy',
  initial: 'reporting',
  on: {
    'address.asked': { guard: withEvent('leadsAway'), target: 'parting', actions: withEvent('noteGoal') },
  },
  states: {
    reporting: {
      description: 'The server is told. Where money is on its way, what becomes of it is asked instead.',
      after: { timeout: 'unheard' },
      invoke: ask(
        'releaseBooking',
        madeIn,
        [
          { ...granted, target: '#booking.parting' },
          { target: '#booking.issuing', actions: 'forgetGoal' },
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

export const issuing = bookingSetup.createStateConfig({
  description: 'The money was seen, or is on its way. What becomes of it is asked.',
  entry: 'closeTrip',
  meta: { screen: 'payment-result' },
  initial: 'looking',
  on: { 'outcome.asked': '.looking', 'address.asked': { ...anew, guard: isHome } },
  states: {
    looking: {
      description: 'The server is asked whether there are tickets.',
      invoke: ask(
        'loadBooking',
        madeIn,
        [
          when('isTicketed', '#booking.ended.issued', withOutput('noteBooking')),
          when('isReserved', '#booking.ended.reserved', withOutput('noteBooking')),
          when('isOver', '#booking.ended.closed', withOutput('noteBooking')),
          { ...granted, target: 'waiting', actions: withOutput('noteBooking') },
          { target: 'unanswered', actions: refused },
        ],
        { target: 'unanswered', actions: failed },
      ),
    },
    waiting: {
      description: 'The tickets are being issued; in a moment it is asked again.',
      invoke: until('nextLook', nextLookIn, 'looking'),
    },
    unanswered: { description: 'Nobody answered. It can be asked again.' },
  },
});

export const ended = bookingSetup.createStateConfig({
  description: 'The purchase has come to its end.',
  entry: 'closeTrip',
  meta: { screen: 'payment-result' },
  initial: 'closed',
  on: {
    'trip.wished': { target: 'listing', actions: ['beginTrip', withEvent('noteWish')] },
    'address.asked': { ...anew, guard: isHome },
  },
  states: {
    issued: { description: 'There are tickets.' },
    reserved: { description: 'The places are reserved and wait to be bought.' },
    closed: { description: 'There are no tickets: the booking ran out, or the money went back.' },
  },
});
