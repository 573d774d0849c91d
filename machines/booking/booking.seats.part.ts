import { noChange } from '#domain/booking/change-of-tickets.ts';
import { seatsLostBy } from '#domain/passenger/party-change.ts';
import { seatsNeeded } from '#domain/passenger/seats-needed.ts';
import { ask, reported, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { bookingSetup } from './booking.setup.part.ts';
import {
  failed,
  granted,
  isHome,
  isList,
  isSeatMap,
  modeChosen,
  onTimeout,
  refused,
  toHome,
  toList,
  wishIn,
} from './booking.ways.part.ts';

const askedFirst = { target: 'confirmingLeave', actions: withEvent('noteInstead') } as const;
/** Whoever holds nothing has nothing to lose at the list. */
const unheld = { actions: 'forgetSeats', target: '#booking.listing.outward' } as const;
const toTrains = [
  { guard: withEvent('isListWithSeats'), target: 'comparing' },
  { ...unheld, guard: isList },
] as const;
const reseated = { target: '#booking.seating', actions: 'makeChange' } as const;

export const seating = bookingSetup.createStateConfig({
  description: 'A seat is chosen for everybody in every train, and held for a time.',
  meta: { screen: 'seat-map' },
  initial: 'placing',
  invoke: [
    {
      id: 'seatHold',
      src: 'seatHold',
      input: ({ context: { passengers, outward, back, party, seats, askedAt: now } }) => ({
        needed: seatsNeeded(passengers, [outward, back]),
        party,
        seats,
        now,
      }),
      onDone: [
        { guard: withOutput('isConfirmedForChange'), target: 'changing', actions: withOutput('keepSeats') },
        { guard: withOutput('isConfirmed'), target: 'creating', actions: withOutput('keepSeats') },
        { guard: withOutput('isExpired'), target: 'expired', actions: 'forgetSeats' },
        { target: 'parting' },
      ],
    },
  ],
  states: {
    placing: {
      description: 'The seats are chosen.',
      on: {
        'passengers.corrected': { guard: 'mayBook', actions: withEvent('keepPeople') },
        'passenger.changed': [
          { guard: withEvent('costsSeats'), target: 'confirmingLoss', actions: withEvent('noteChange') },
          { ...reseated, guard: 'mayBook', actions: [withEvent('noteChange'), 'makeChange'] },
        ],
        'mode.chosen': { ...modeChosen, guard: 'mayBook' },
        'journey.changed': [{ guard: withEvent('holdsSeats'), target: 'comparing' }, unheld],
        'address.asked': [...toTrains, { guard: isHome, target: 'pausing' }],
      },
    },
    confirmingLoss: {
      description: 'A change would cost seats that are held. Whether it is meant is asked.',
      on: {
        'loss.confirmed': { target: '#booking.givingBack', actions: withEvent('noteAt') },
        'loss.declined': { target: 'placing', actions: 'forgetChange' },
      },
    },
    comparing: {
      description: 'Other trains are looked at while the seats stay held. Which there are now is asked anew.',
      meta: { screen: 'journey-list' },
      invoke: ask(
        'findJourneys',
        wishIn,
        [{ ...granted, actions: withOutput('keepFound') }, { actions: refused }],
        { actions: failed },
      ),
      on: {
        'trip.wished': askedFirst,
        'journey.chosen': { ...askedFirst, guard: withEvent('maySuit') },
        // What was said of the list is not said of the seats.
        'address.asked': [
          { guard: isSeatMap, target: 'placing', actions: 'forgetRefusal' },
          { guard: isHome, target: 'pausing', actions: 'forgetRefusal' },
        ],
      },
    },
    pausing: {
      description: 'The reader is on the home page while the seats stay held.',
      meta: { screen: 'home' },
      on: {
        'address.asked': [...toTrains, { guard: isSeatMap, target: 'placing' }],
      },
    },
    confirmingLeave: {
      description: 'Another day or train would cost seats that are held. Whether it is meant is asked.',
      meta: { screen: 'journey-list' },
      on: {
        'trip.confirmed': { target: 'leaving', actions: withEvent('takeInstead') },
        'trip.declined': { target: 'comparing', actions: 'forgetInstead' },
      },
    },
    leaving: {
      description: 'Another trip was chosen: the seats are given back.',
      meta: { screen: 'journey-list' },
      tags: 'busy',
      entry: 'giveSeatsBack',
      after: { timeout: '#booking.parting' },
    },
  },
});

export const givingBack = bookingSetup.createStateConfig({
  description: 'The seats a change has cost are given back; the others stay held.',
  meta: { screen: 'seat-map' },
  tags: 'busy',
  after: { timeout: reseated },
  invoke: {
    id: 'returnSeats',
    src: 'returnSeats',
    input: ({ context: { change } }) => ({ seats: change ? seatsLostBy(change.held, change) : [] }),
    onDone: reseated,
    onError: { target: 'seating', actions: ['makeChange', reported] },
  },
});

export const expired = bookingSetup.createStateConfig({
  description: 'The seats are held no longer. They are chosen again.',
  meta: { screen: 'seat-map' },
  on: {
    'expiry.seen': { target: 'seating', actions: [withEvent('noteAt'), 'forgetSeats'] },
    'journey.changed': 'listing.outward',
    'address.asked': [toHome, toList],
  },
});

export const changing = bookingSetup.createStateConfig({
  description: 'What the change costs is told, and it is made or laid down until it is paid for.',
  meta: { screen: 'seat-map' },
  invoke: {
    id: 'ticketChange',
    src: 'ticketChange',
    input: ({ context: { changing: change, seats } }) => ({ change: change ?? noChange, seats }),
    onDone: [
      { guard: withOutput('isDone'), target: 'issuing', actions: withOutput('keepReceipt') },
      { guard: withOutput('isDue'), target: 'paying', actions: withOutput('keepOrder') },
      { guard: withOutput('isGone'), target: 'expired', actions: 'forgetSeats' },
      { target: 'seating' },
    ],
  },
});

export const creating = bookingSetup.createStateConfig({
  description: 'The server is asked to make a booking of the held seats.',
  meta: { screen: 'seat-map' },
  tags: 'busy',
  after: onTimeout('seating'),
  invoke: {
    id: 'createBooking',
    src: 'createBooking',
    input: ({ context: { key, mode: kind, passengers, contact, seats } }) => ({
      key,
      mode: kind,
      passengers,
      contact,
      seats,
    }),
    onDone: [
      {
        guard: withOutput('isReservation'),
        target: '#booking.ended.reserved',
        actions: withOutput('keepBooking'),
      },
      { ...granted, target: 'paying', actions: withOutput('keepBooking') },
      { guard: withOutput('areSeatsGone'), target: 'expired', actions: refused },
      { target: 'seating', actions: refused },
    ],
    onError: { target: 'seating', actions: failed },
  },
});
