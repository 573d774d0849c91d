import { assign, emit, sendTo, setup } from 'xstate';
import { areSeatsGone } from '#domain/booking/booking-refusal.ts';
import type { PurchaseStatus } from '#domain/booking/purchase-status.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { asSale, directionOf, outwardAgain } from '#domain/journey/trip-choice.ts';
import type { Direction } from '#domain/journey/trip-wish.ts';
import { type PassengerChange, seatsLostBy } from '#domain/passenger/party-change.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import type { Answer } from '#domain/values/answer.ts';
import { heardIn, noRefusal, notReached } from '#machines/kit/flow/refusal-heard.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import { ticketChangeMachine } from '#machines/ticket-change/ticket-change.machine.ts';
import type { ChangeEnd } from '#machines/ticket-change/ticket-change.model.ts';
import { fitsBeside, wayBackChosen, wayThereChosen } from './booking.beside.part.ts';
import * as exchange from './booking.change.part.ts';
import { maySuit, noted, taken } from './booking.instead.part.ts';
import * as flow from './booking.model.ts';
import { bookingPorts } from './booking.ports.ts';

type Asked = { readonly address: OwnAddress };
type Mode = { readonly mode: 'reservation' | 'sale' };
type AnyAnswer = Answer<unknown, flow.BookingRefusal>;
type Screen = flow.Booking['meta']['screen'];

const to =
  (screen: Screen) =>
  (_: unknown, { address }: Asked) =>
    address.name === screen;
const hasStatus = (context: flow.Booking['context'], answer: flow.BookingAnswer, status: PurchaseStatus) =>
  answer.ok && exchange.statusIn(context, answer.value) === status;

/** The names all parts of the chart are drawn with. */
export const bookingSetup = setup({
  types: {} as flow.Booking,
  actors: {
    ...bookingPorts,
    seatHold: seatHoldMachine,
    ticketChange: ticketChangeMachine,
    payment: paymentMachine,
  },
  delays: { timeout: flow.timeout, recheckTime: flow.recheckAfter },
  guards: {
    isToBePaid: ({ context }) => context.arrival === 'booking',
    isOutcomeAsked: ({ context }) => context.arrival === 'outcome',
    isWished: ({ context }) => context.arrival === 'wish',
    hasNoChoice: ({ context }) => context.choice === 'none',
    isListWanted: ({ context }) => context.choice === 'wished',
    isMade: ({ context }) => context.choice === 'made',
    isRoundTrip: ({ context }) => context.way === 'round-trip',
    isOfWay: ({ context }, { direction }: { readonly direction: Direction }) =>
      directionOf(context) === direction,
    fitsBeside: (held, { chosen }: { readonly chosen: ChosenJourney }) => fitsBeside(held, chosen),
    isForBack: ({ context }, answer: AnyAnswer) => answer.ok && directionOf(context) === 'back',
    mayBook: ({ context }) => context.mode !== 'change',
    isForChange: (held, { chosen }: { readonly chosen: ChosenJourney }) => exchange.isForChange(held, chosen),
    isChange: ({ context }) => context.mode === 'change',
    mayRelease: ({ context }) => context.mode !== 'reservation-to-sale',
    costsSeats: ({ context }, change: PassengerChange) =>
      context.mode !== 'change' && seatsLostBy(change.held, change).length > 0,
    maySuit: (at, wanted: { readonly chosen: ChosenJourney }) => maySuit(at, wanted),
    holdsSeats: (_, { held }: { readonly held: boolean }) => held,
    isConfirmed: ({ context }, { kind }: flow.SeatsOutput) =>
      kind === 'confirmed' && context.choice === 'made',
    isConfirmedForChange: ({ context }, { kind }: flow.SeatsOutput) =>
      kind === 'confirmed' && context.choice === 'made' && context.mode === 'change',
    isExpired: ({ context }, { kind }: flow.SeatsOutput) => kind === 'expired' && context.choice === 'made',
    isGranted: (_, answer: AnyAnswer) => answer.ok,
    isReservation: ({ context }, answer: AnyAnswer) => answer.ok && context.mode === 'reservation',
    areSeatsGone: (_, answer: flow.CreateAnswer) => !answer.ok && areSeatsGone(answer.refusal),
    isDone: (_, { kind }: ChangeEnd) => kind === 'done',
    isDue: (_, { kind }: ChangeEnd) => kind === 'due',
    isGone: (_, { kind }: ChangeEnd) => kind === 'gone',
    isTicketed: ({ context }, answer: flow.BookingAnswer) => hasStatus(context, answer, 'ticketed'),
    isReserved: ({ context }, answer: flow.BookingAnswer) =>
      context.mode !== 'reservation-to-sale' && hasStatus(context, answer, 'reserved'),
    isOver: ({ context }, answer: flow.BookingAnswer) => hasStatus(context, answer, 'over'),
    isSaleOver: ({ context }, { kind }: flow.PaymentOutput) =>
      kind === 'time-ended' && context.mode !== 'reservation-to-sale',
    isTimeOver: (_, { kind }: flow.PaymentOutput) => kind === 'time-ended',
    isReleased: ({ context }, { kind }: flow.PaymentOutput) =>
      kind === 'left' && context.mode !== 'reservation-to-sale',
    isLeft: (_, { kind }: flow.PaymentOutput) => kind === 'left',
    isHome: to('home'),
    isList: to('journey-list'),
    isListWithSeats: (_, { address, held }: Asked & { readonly held: boolean }) =>
      held && address.name === 'journey-list',
    isSeatMap: to('seat-map'),
    mayDescribe: ({ context }, { address }: Asked) =>
      address.name === 'seat-map' && context.choice === 'made' && context.mode !== 'change',
    leadsAway: (_, { address }: Asked) => ['home', 'journey-list', 'seat-map'].includes(address.name),
    isForHome: ({ context }) => context.leavingFor === 'home',
    isForList: ({ context }) => context.leavingFor === 'journey-list',
    isForSeats: ({ context: { mode, leavingFor, order } }) =>
      mode === 'change' && leavingFor === 'seat-map' && order === null,
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
    noteOutward: assign(wayThereChosen),
    noteBack: assign(wayBackChosen),
    turnToSale: assign(({ context }) => asSale(context)),
    setAside: assign(flow.tripSetAside),
    noteMode: assign((_, wanted: Mode) => ({ mode: wanted.mode })),
    keepPeople: assign(flow.peopleEntered),
    noteChange: assign(flow.changeWished),
    makeChange: assign(flow.changeMade),
    forgetChange: assign({ change: null }),
    noteInstead: assign(noted),
    takeInstead: assign(taken),
    forgetInstead: assign({ instead: null }),
    keepSeats: assign(flow.seatsConfirmed),
    forgetSeats: assign(flow.seatsForgotten),
    giveSeatsBack: sendTo('seatHold', ({ context }) => ({ type: 'seats.left', at: context.askedAt })),
    keepOrder: assign(exchange.orderSaved),
    keepReceipt: assign(exchange.changedNow),
    keepBooking: assign(flow.bookingMade),
    noteBooking: assign(flow.bookingSeen),
    forgetBooking: assign(flow.bookingForgotten),
    notePayment: assign(flow.paymentSeen),
    noteGoal: assign((_, { address }: Asked) => ({ leavingFor: address.name })),
    goHome: assign({ leavingFor: 'home' }),
    forgetGoal: assign({ leavingFor: null }),
    keepRefusal: assign((_, answer: AnyAnswer) => (answer.ok ? {} : heardIn(answer))),
    forgetRefusal: assign(noRefusal),
    keepNotReached: assign(notReached),
    closeTrip: assign(flow.tripClosed),
    beginTrip: assign(flow.newTrip),
    knowPayer: assign((_, { payer }: { readonly payer: flow.Payer }) => ({ payer })),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
    notifyTimeEnded: emit({ type: 'time-ended' }),
  },
});
