import * as z from 'zod/mini';
import { openingRefusals } from '#contract/payments/payments.ts';
import { authRequest } from '#contract/wire/auth-request.ts';
import { done } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { clientsKey, maybe, shortText } from '#contract/wire/lenient.ts';
import { partyRefusals } from '#domain/passenger/party-rules.ts';
import { kurusOfLira, liraOf } from '#domain/values/kurus.ts';
import { bookingWish } from './booking-wish.ts';
import { reservation } from './reservation.ts';

/** Refusals of asking again with a key. */
const keyRefusals = ['key-used-otherwise', 'key-in-use'] as const;

const bookingRefusals = [
  ...partyRefusals,
  'tariff-unknown',
  'name-wrong',
  'contact-needed',
  'email-wrong',
  'ticket-letter-needed',
  'identity-needed',
  'identity-not-verified',
  'identity-unreachable',
  'too-many-tries',
  'back-before-outward',
  'seat-count-wrong',
  'hold-differs',
  'place-of-another',
  'gender-mismatch',
  'dependent-elsewhere',
  'compartment-not-whole',
  'couchette-not-closed',
  'price-unknown',
  'selection-time-expired',
  'too-late-to-reserve',
  'reserved-share-full',
  'reserved-already',
  ...keyRefusals,
] as const;

/** Makes a booking out of held places: a sale that waits for its money, or a reservation. */
export const createPnr = endpoint({
  name: 'create-pnr',
  method: 'post',
  path: '/crs/rail-booking/create-pnr',
  caller: 'anyone',
  body: bookingWish,
  granted: reservation,
  refusals: bookingRefusals,
});

/** Always a reservation, whatever the body says of it. */
export const reservePlaces = endpoint({
  name: 'reserve-places',
  method: 'post',
  path: '/crs/rail-booking/',
  caller: 'anyone',
  body: bookingWish,
  granted: reservation,
  refusals: bookingRefusals,
});

const lookup = z.object({
  locator: maybe(shortText),
  pnr: maybe(shortText),
  lastName: maybe(shortText),
  surname: maybe(shortText),
  email: maybe(shortText),
});

const named = z.object({ locator: z.string(), surname: z.string(), email: z.nullable(z.string()) });

/** PNR and surname, under either of the names clients send them by; or PNR and the e-mail of the booking. */
export const bookingLookup = z.codec(lookup, named, {
  decode: ({ locator, pnr, lastName, surname, email }) => ({
    locator: locator ?? pnr ?? '',
    surname: lastName ?? surname ?? '',
    email: email ?? null,
  }),
  encode: ({ locator, surname, email }) => ({ locator, lastName: surname, email }),
});

const lookupRefusals = [
  'booking-not-found',
  'booking-not-found-by-email',
  'more-proof-needed',
  'too-many-tries',
] as const;

export const getReservation = endpoint({
  name: 'get-reservation',
  method: 'post',
  path: '/crs/rail-booking/get-reservation',
  caller: 'anyone',
  body: bookingLookup,
  granted: reservation,
  refusals: lookupRefusals,
});

export const getReservationAtOnce = endpoint({
  name: 'get-reservation-single-shot',
  method: 'post',
  path: '/crs/rail-booking/v2/get-reservation-single-shot',
  caller: 'anyone',
  body: bookingLookup,
  granted: reservation,
  refusals: lookupRefusals,
});

/** Mails a link that proves the booking is the reader's. The answer is one, whether there is such a booking or not. */
export const sendBookingLink = endpoint({
  name: 'send-booking-link',
  method: 'post',
  path: '/crs/rail-booking/send-booking-link',
  caller: 'anyone',
  body: bookingLookup,
  granted: done,
  refusals: ['too-many-tries'],
});

/** From now on this browser may act on the booking. */
export const openBookingLink = endpoint({
  name: 'open-booking-link',
  method: 'post',
  path: '/crs/rail-booking/open-booking-link',
  caller: 'anyone',
  body: z.object({ code: shortText }),
  granted: reservation,
  refusals: ['link-used-or-old', 'too-many-tries'],
});

const keyed = { locator: shortText, idempotencyKey: clientsKey };

const actionRefusals = ['proof-needed', 'not-in-this-status', ...keyRefusals] as const;

export const extendReservation = endpoint({
  name: 'extend-reservation',
  method: 'post',
  path: '/crs/rail-booking/v2/extend-reservation',
  caller: 'anyone',
  body: z.object(keyed),
  granted: reservation,
  refusals: [...actionRefusals, 'option-not-extended', 'selection-time-expired'],
});

/** To an instant the passenger chooses, no later than an ordinary extension would give. */
export const extendReservationExactly = endpoint({
  name: 'extend-reservation-exact',
  method: 'post',
  path: '/crs/rail-booking/v2/extend-reservation-exact',
  caller: 'anyone',
  body: z.object({ ...keyed, optionDate: z.int() }),
  granted: reservation,
  refusals: [...actionRefusals, 'option-not-extended', 'selection-time-expired'],
});

/** Ends a reservation, or a sale nobody has paid; while money may be under way it stays. */
export const cancelReservation = endpoint({
  name: 'cancel-reservation',
  method: 'post',
  path: '/crs/rail-booking/v2/reservation-cancellation',
  caller: 'anyone',
  body: z.object(keyed),
  granted: reservation,
  refusals: [...actionRefusals, 'payment-underway'],
});

const lira = z.codec(z.number(), z.int(), { decode: kurusOfLira, encode: liraOf });

/** What turning a reservation into tickets costs, and until when it may be done. */
export const simulateSale = endpoint({
  name: 'reservation-to-ticket-simulation',
  method: 'post',
  path: '/crs/rail-booking/v2/reservation-to-ticket-simulation',
  caller: 'anyone',
  body: z.object({ locator: shortText }),
  granted: z.object({
    locator: z.string(),
    totalPrice: lira,
    currency: z.literal('TRY'),
    optionDate: z.int(),
    prices: z.array(z.object({ type: z.string(), priceAmount: lira, priceCurrency: z.literal('TRY') })),
  }),
  refusals: ['proof-needed', 'not-in-this-status'],
});

/** Begins the payment that turns a booking into tickets, or goes on with it. A card travels as the bank's token. */
export const issueTickets = endpoint({
  name: 'issue-ticket-3D',
  method: 'post',
  path: '/crs/rail-booking/v2/issue-ticket-3D',
  caller: 'anyone',
  body: z.looseObject({ ...keyed, cardToken: maybe(shortText), totalPrice: lira }),
  granted: z.object({
    locator: z.string(),
    enrollReference: z.string(),
    ticketed: z.boolean(),
    payBy: z.int(),
    paymentAuthRequest: authRequest,
  }),
  refusals: [...openingRefusals, 'payment-returned'],
});
