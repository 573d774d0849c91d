import { assign, emit, sendTo, setup } from 'xstate';
import type { Answer } from '#domain/answer.ts';
import { areSeatsGone } from '#domain/booking-refusal.ts';
import { type BookingStanding, standingOfBooking } from '#domain/booking-standing.ts';
import type { OwnAddress } from '#domain/own-address.ts';
import { type PassengerChange, seatsLostBy } from '#domain/party-change.ts';
import { seatsNeeded } from '#domain/seats-needed.ts';
import { asSale, directionOf, outwardAgain, setAside } from '#domain/trip-choice.ts';
import { type Direction, noWish } from '#domain/trip-wish.ts';
import { errorOf, eventOf, outputOf } from '#machines/kit/params.ts';
import type { Payment } from '#machines/payment/payment.model.ts';
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import * as flow from './booking.model.ts';
import { bookingPorts } from './booking.ports.ts';

type Held = { readonly context: flow.Booking['context'] };
type Asked = { readonly address: OwnAddress };
type Mode = { readonly mode: 'reservation' | 'sale' };
type AnyAnswer = Answer<unknown, flow.BookingRefusal>;
type Screen = flow.Booking['meta']['screen'];

const to =
  (screen: Screen) =>
  (_: unknown, { address }: Asked) =>
    address.name === screen;
const stands = (answer: flow.BookingAnswer, ...standings: readonly BookingStanding[]) =>
  answer.ok && standings.includes(standingOfBooking(answer.value.booking));
const asks = <const Guard extends string>(type: Guard) => ({ type, params: eventOf }) as const;
const says = <const Guard extends string>(type: Guard) => ({ type, params: outputOf }) as const;
const tells = asks;
const granted = { guard: says('isGranted') } as const;
const refused = says('keepRefusal');
const failed = ['keepNotReached', { type: 'report', params: errorOf }] as const;
const home = asks('isHome');
const list = asks('isList');
const seatMap = asks('isSeatMap');
const toDescribing = { guard: asks('mayDescribe'), target: '#booking.describing' } as const;
const toHome = { guard: home, target: '#booking.searching' } as const;
const toList = { guard: list, target: '#booking.listing.outward' } as const;
const anew = { target: '#booking.searching', actions: 'beginTrip' } as const;
const mode = { guard: 'mayBe', actions: tells('noteMode') } as const;
const reseated = { target: '#booking.seating', actions: 'makeChange' } as const;
const offers = {
  id: 'findOffers',
  src: 'findOffers',
  input: ({ context }: Held) => ({ wish: context.wish ?? noWish, direction: directionOf(context) }),
  onDone: { actions: says('keepOffers') },
  onError: { actions: 'forgetOffers' },
} as const;
const locator = ({ context }: Held) => ({ locator: context.booking?.locator ?? '' });
const late = (otherwise: string) => ({ patience: { target: otherwise, actions: 'keepNotReached' } }) as const;

export const bookingMachine = setup({
  types: {} as flow.Booking,
  actors: {
    ...bookingPorts,
    seatHold: seatHoldMachine,
    payment: setup({ types: {} as { input: Payment['input']; output: flow.PaymentOutput } }).createMachine({
      id: 'payment',
    }),
  },
  delays: { patience: flow.patience },
  guards: {
    isToBePaid: ({ context }) => context.arrival === 'booking',
    isOutcomeAsked: ({ context }) => context.arrival === 'outcome',
    isWished: ({ context }) => context.arrival === 'wish',
    isNothingKnown: ({ context }) => context.choice === 'none',
    isListWanted: ({ context }) => context.choice === 'wished',
    isMade: ({ context }) => context.choice === 'made',
    isRoundTrip: ({ context }) => context.way === 'round-trip',
    isOfWay: ({ context }, { direction }: { readonly direction: Direction }) =>
      directionOf(context) === direction,
    isForBack: ({ context }, answer: AnyAnswer) => answer.ok && directionOf(context) === 'back',
    mayBook: ({ context }) => context.mode !== 'change',
    mayBe: ({ context }) => context.mode === 'sale' || context.mode === 'reservation',
    mayRelease: ({ context }) => context.mode !== 'reservation-to-sale',
    costsSeats: (_, change: PassengerChange) => seatsLostBy(change.held, change).length > 0,
    isConfirmed: ({ context }, { kind }: flow.SeatsOutput) =>
      kind === 'confirmed' && context.choice === 'made',
    isExpired: ({ context }, { kind }: flow.SeatsOutput) => kind === 'expired' && context.choice === 'made',
    isGranted: (_, answer: AnyAnswer) => answer.ok,
    isReservation: ({ context }, answer: AnyAnswer) => answer.ok && context.mode === 'reservation',
    areSeatsGone: (_, answer: flow.CreateAnswer) => !answer.ok && areSeatsGone(answer.refusal),
    isTicketed: (_, answer: flow.BookingAnswer) => stands(answer, 'ticketed'),
    isReserved: ({ context }, answer: flow.BookingAnswer) =>
      context.mode !== 'reservation-to-sale' && stands(answer, 'reserved'),
    isOver: (_, answer: flow.BookingAnswer) => stands(answer, 'over'),
    isTimeOver: (_, { kind }: flow.PaymentOutput) => kind === 'time-ended',
    isReleased: ({ context }, { kind }: flow.PaymentOutput) =>
      kind === 'left' && context.mode !== 'reservation-to-sale',
    isLeft: (_, { kind }: flow.PaymentOutput) => kind === 'left',
    isHome: to('home'),
    isList: to('journey-list'),
    isSeatMap: to('seat-map'),
    mayDescribe: ({ context }, { address }: Asked) =>
      address.name === 'seat-map' && context.choice === 'made',
    leadsAway: (_, { address }: Asked) => ['home', 'journey-list', 'seat-map'].includes(address.name),
    isForHome: ({ context }) => context.leavingFor === 'home',
    isForList: ({ context }) => context.leavingFor === 'journey-list',
  },
  actions: {
    noteWish: assign(flow.wished),
    noteDay: assign(flow.dayWished),
    noteAt: assign((_, { at }: { readonly at: number }) => ({ askedAt: at })),
    keepFound: assign(flow.listed),
    keepOffers: assign(flow.offered),
    forgetOffers: assign((held) => flow.offered(held, { days: [], next: null })),
    turnOutward: assign(({ context }) => outwardAgain(context)),
    arrive: assign({ arrival: 'plain' }),
    noteOutward: assign(flow.wayThereChosen),
    noteBack: assign(flow.wayBackChosen),
    turnToSale: assign(({ context }) => asSale(context)),
    setAside: assign(({ context }) => setAside(context)),
    noteMode: assign((_, wanted: Mode) => ({ mode: wanted.mode })),
    keepPeople: assign(flow.peopleTold),
    noteChange: assign(flow.changeWished),
    makeChange: assign(flow.changeMade),
    forgetChange: assign({ change: null }),
    keepSeats: assign(flow.seatsConfirmed),
    forgetSeats: assign(flow.seatsForgotten),
    giveSeatsBack: sendTo('seatHold', ({ context }) => ({ type: 'seats.left', at: context.askedAt })),
    keepBooking: assign(flow.bookingMade),
    noteBooking: assign(flow.bookingSeen),
    forgetBooking: assign(flow.bookingForgotten),
    notePayment: assign(flow.paymentSeen),
    noteGoal: assign((_, { address }: Asked) => ({ leavingFor: address.name })),
    goHome: assign({ leavingFor: 'home' }),
    forgetGoal: assign({ leavingFor: null }),
    keepRefusal: assign((_, answer: AnyAnswer) =>
      answer.ok ? {} : { refusal: answer.refusal, said: answer.said },
    ),
    keepNotReached: assign({ refusal: 'not-reached', said: null }),
    closeTrip: assign(flow.tripClosed),
    beginTrip: assign(flow.newTrip),
    knowPayer: assign((_, { payer }: { readonly payer: flow.Payer }) => ({ payer })),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
    tellTimeEnded: emit({ type: 'time-ended' }),
  },
}).createMachine({
  id: 'booking',
  context: ({ input }) => flow.begun(input),
  initial: 'beginning',
  on: { 'payer.known': { actions: tells('knowPayer') } },
  states: {
    beginning: {
      description: 'It is decided where the purchase begins.',
      exit: 'arrive',
      always: [
        { guard: 'isToBePaid', target: 'paying' },
        { guard: 'isOutcomeAsked', target: 'issuing' },
        { guard: 'isWished', target: 'listing' },
        { target: 'searching' },
      ],
    },
    searching: {
      description: 'The trip is typed on the home page.',
      meta: { screen: 'home' },
      entry: 'setAside',
      on: { 'trip.wished': { target: 'listing', actions: tells('noteWish') }, 'address.asked': toDescribing },
    },
    listing: {
      description: 'The trains of a day are listed.',
      meta: { screen: 'journey-list' },
      entry: 'turnToSale',
      initial: 'asking',
      on: {
        'trip.wished': { target: '.asking', actions: tells('noteWish') },
        'day.chosen': { guard: asks('isOfWay'), target: '.asking', actions: tells('noteDay') },
        'list.asked': '.asking',
        'address.asked': [toHome, toDescribing],
      },
      states: {
        asking: {
          description: 'The server is asked which trains there are.',
          tags: 'busy',
          after: late('refused'),
          invoke: {
            id: 'findJourneys',
            src: 'findJourneys',
            input: ({ context }) => ({ wish: context.wish ?? noWish }),
            onDone: [
              { guard: says('isForBack'), target: 'back', actions: says('keepFound') },
              { ...granted, target: 'outward', actions: says('keepFound') },
              { target: 'refused', actions: refused },
            ],
            onError: { target: 'refused', actions: failed },
          },
        },
        refused: { description: 'No train was found; the reason is shown.' },
        outward: {
          description: 'The train there is chosen.',
          entry: 'turnOutward',
          invoke: offers,
          on: {
            'journey.chosen': [
              { guard: 'isRoundTrip', target: 'back', actions: tells('noteOutward') },
              { guard: 'mayBook', target: '#booking.describing', actions: tells('noteOutward') },
            ],
          },
        },
        back: {
          description: 'The train back is chosen; the one there stands on top.',
          invoke: offers,
          on: {
            'journey.chosen': {
              guard: 'mayBook',
              target: '#booking.describing',
              actions: tells('noteBack'),
            },
            'journey.changed': 'outward',
          },
        },
      },
    },
    describing: {
      description: 'It is told who travels. Nothing is held yet, and no time runs.',
      meta: { screen: 'seat-map' },
      on: {
        'passengers.told': {
          target: 'seating',
          actions: [tells('keepPeople'), tells('noteAt'), 'forgetSeats'],
        },
        'passengers.corrected': { actions: tells('keepPeople') },
        'mode.chosen': mode,
        'journey.changed': 'listing.outward',
        'address.asked': [toHome, toList],
      },
    },
    seating: {
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
            { guard: says('isConfirmed'), target: 'creating', actions: says('keepSeats') },
            { guard: says('isExpired'), target: 'expired', actions: 'forgetSeats' },
            { target: 'parting' },
          ],
        },
      ],
      states: {
        placing: {
          description: 'The seats are chosen.',
          on: {
            'passengers.corrected': { actions: tells('keepPeople') },
            'passenger.changed': [
              { guard: asks('costsSeats'), target: 'confirmingLoss', actions: tells('noteChange') },
              { ...reseated, actions: [tells('noteChange'), 'makeChange'], reenter: true },
            ],
            'mode.chosen': mode,
            'journey.changed': 'comparing',
            'address.asked': [
              { guard: list, target: 'comparing' },
              { guard: home, target: 'pausing' },
            ],
          },
        },
        confirmingLoss: {
          description: 'A change would cost seats that are held. Whether it is meant is asked.',
          on: {
            'loss.confirmed': { target: '#booking.givingBack', actions: tells('noteAt') },
            'loss.declined': { target: 'placing', actions: 'forgetChange' },
          },
        },
        comparing: {
          description: 'Other trains are looked at while the seats stay held.',
          meta: { screen: 'journey-list' },
          entry: 'turnOutward',
          on: {
            'trip.wished': { target: 'leaving', actions: tells('noteWish') },
            'day.chosen': { guard: asks('isOfWay'), target: 'leaving', actions: tells('noteDay') },
            'journey.chosen': { target: 'leaving', actions: tells('noteOutward') },
            'address.asked': [
              { guard: seatMap, target: 'placing' },
              { guard: home, target: 'pausing' },
            ],
          },
        },
        pausing: {
          description: 'The reader is on the home page while the seats stay held.',
          meta: { screen: 'home' },
          on: {
            'trip.wished': { target: 'leaving', actions: tells('noteWish') },
            'address.asked': [
              { guard: list, target: 'comparing' },
              { guard: seatMap, target: 'placing' },
            ],
          },
        },
        leaving: {
          description: 'Another trip was chosen: the seats are given back.',
          meta: { screen: 'journey-list' },
          tags: 'busy',
          entry: 'giveSeatsBack',
          after: { patience: '#booking.parting' },
        },
      },
    },
    givingBack: {
      description: 'The seats a change has cost are given back; the others stay held.',
      meta: { screen: 'seat-map' },
      tags: 'busy',
      after: { patience: reseated },
      invoke: {
        id: 'returnSeats',
        src: 'returnSeats',
        input: ({ context: { change } }) => ({ seats: change ? seatsLostBy(change.held, change) : [] }),
        onDone: reseated,
        onError: { target: 'seating', actions: ['makeChange', { type: 'report', params: errorOf }] },
      },
    },
    parting: {
      description: 'Nothing is held any more. It is decided where the reader goes on.',
      exit: ['forgetGoal', 'forgetBooking'],
      always: [
        { guard: 'isNothingKnown', ...anew },
        { guard: 'isForHome', target: 'searching' },
        { guard: 'isForList', target: 'listing.outward' },
        { guard: 'isListWanted', target: 'listing' },
        { guard: 'isMade', target: 'describing' },
        { target: 'listing.back' },
      ],
    },
    expired: {
      description: 'The seats are held no longer. They are chosen again.',
      meta: { screen: 'seat-map' },
      on: {
        'expiry.seen': { target: 'seating', actions: [tells('noteAt'), 'forgetSeats'] },
        'journey.changed': 'listing.outward',
        'address.asked': [toHome, toList],
      },
    },
    creating: {
      description: 'The server is asked to make a booking of the held seats.',
      meta: { screen: 'seat-map' },
      tags: 'busy',
      after: late('seating'),
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
          { guard: says('isReservation'), target: 'ended.reserved', actions: says('keepBooking') },
          { ...granted, target: 'paying', actions: says('keepBooking') },
          { guard: says('areSeatsGone'), target: 'expired', actions: refused },
          { target: 'seating', actions: refused },
        ],
        onError: { target: 'seating', actions: failed },
      },
    },
    paying: {
      description: 'The booking waits for its money.',
      meta: { screen: 'payment' },
      initial: 'open',
      invoke: {
        id: 'payment',
        src: 'payment',
        input: flow.dueOf,
        onDone: [
          { guard: says('isTimeOver'), target: 'parting', actions: ['goHome', 'tellTimeEnded'] },
          { guard: says('isReleased'), target: 'releasing' },
          { guard: says('isLeft'), target: 'parting' },
          { target: 'issuing', actions: says('notePayment') },
        ],
      },
      states: {
        open: {
          description: 'The booking is being paid.',
          on: {
            'address.asked': { guard: asks('leadsAway'), target: 'leaving', actions: tells('noteGoal') },
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
    },
    releasing: {
      description: 'The server is told that nobody will pay; the places are free again.',
      meta: { screen: 'payment' },
      tags: 'busy',
      after: { patience: 'parting' },
      invoke: {
        id: 'releaseBooking',
        src: 'releaseBooking',
        input: locator,
        onDone: [
          { ...granted, target: 'parting' },
          { target: 'issuing', actions: 'forgetGoal' },
        ],
        onError: { target: 'parting', actions: { type: 'report', params: errorOf } },
      },
    },
    issuing: {
      description: 'The money was seen, or is on its way. What becomes of it is asked.',
      entry: 'closeTrip',
      meta: { screen: 'payment-result' },
      initial: 'looking',
      on: { 'outcome.asked': '.looking', 'trip.begun': anew, 'address.asked': { ...anew, guard: home } },
      states: {
        looking: {
          description: 'The server is asked whether there are tickets.',
          invoke: {
            id: 'loadBooking',
            src: 'loadBooking',
            input: locator,
            onDone: [
              { guard: says('isTicketed'), target: '#booking.ended.issued', actions: says('noteBooking') },
              { guard: says('isReserved'), target: '#booking.ended.reserved', actions: says('noteBooking') },
              { guard: says('isOver'), target: '#booking.ended.closed', actions: says('noteBooking') },
              { ...granted, target: 'waiting', actions: says('noteBooking') },
              { target: 'unanswered', actions: refused },
            ],
            onError: { target: 'unanswered', actions: failed },
          },
        },
        waiting: {
          description: 'The tickets are being issued; in a moment it is asked again.',
          invoke: {
            id: 'nextLook',
            src: 'nextLook',
            input: ({ context }) => ({ at: context.askedAt + flow.lookAgainAfter }),
            onDone: 'looking',
          },
        },
        unanswered: { description: 'Nobody answered. It can be asked again.' },
      },
    },
    ended: {
      description: 'The purchase has come to its end.',
      entry: 'closeTrip',
      meta: { screen: 'payment-result' },
      initial: 'closed',
      on: {
        'trip.begun': anew,
        'trip.wished': { target: 'listing', actions: ['beginTrip', tells('noteWish')] },
        'address.asked': { ...anew, guard: home },
      },
      states: {
        issued: { description: 'There are tickets.' },
        reserved: { description: 'The places are reserved and wait to be bought.' },
        closed: { description: 'There are no tickets: the booking ran out, or the money went back.' },
      },
    },
  },
});
