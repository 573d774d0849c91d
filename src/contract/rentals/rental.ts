import * as z from 'zod/mini';
import { promotionPrice } from '#contract/payments/promotions.ts';
import { done } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { clientsKey, maybe, shortText } from '#contract/wire/lenient.ts';
import { money } from '#contract/wire/money.ts';
import { rentalContracts } from '#domain/rental/rental-contracts.ts';
import { rentalCancelReasons } from '#domain/rental/rental-reservation.ts';
import {
  rentalDriver,
  rentalListing,
  rentalOffer,
  rentalOffice,
  rentalReservation,
  rentalWish,
} from './rental-wire.ts';

const currency = z.literal('TRY');

/** Offices whose name or address holds what is typed; typed nothing, all of them. */
export const searchRentalOffices = endpoint({
  name: 'rental-location-search',
  method: 'post',
  path: '/car-rental/location-search',
  caller: 'anyone',
  body: z.object({ text: maybe(shortText) }),
  granted: z.object({ offices: z.array(rentalOffice) }),
  refusals: ['rental-unreachable'],
});

/** Cars for a wish at prices that are kept for a while, a part at a time. No car is an empty list. */
const rentalList = z.object({
  carRentalSearchId: z.string(),
  /** Until when the search may be gone on with, in epoch milliseconds. */
  keptUntil: z.int(),
  wish: rentalWish,
  pickUp: rentalOffice,
  dropOff: rentalOffice,
  offers: z.array(rentalOffer),
  offset: z.int(),
  /** How many cars the bands hold. */
  count: z.int(),
});

export const listRentalCars = endpoint({
  name: 'rental-list',
  method: 'post',
  path: '/car-rental/list',
  caller: 'anyone',
  body: z.object({ wish: rentalWish, listing: maybe(rentalListing) }),
  granted: rentalList,
  refusals: [
    'rental-place-unknown',
    'rental-time-wrong',
    'rental-office-closed',
    'rental-unreachable',
    'too-many-tries',
    'no-room',
  ],
});

/** Another part of a list that was found, or the same under other bands. */
export const listRentalCarsOfSearch = endpoint({
  name: 'rental-list-by-search',
  method: 'post',
  path: '/car-rental/list-by-carrentalsearchid',
  caller: 'anyone',
  body: z.object({ carRentalSearchId: shortText, listing: maybe(rentalListing) }),
  granted: rentalList,
  refusals: ['rental-search-over'],
});

/** Where and when the next journey of a booking brings whoever is named, and whence its way back leaves. */
export const rentalPlacesOfPnr = endpoint({
  name: 'rental-tcdd-pnr',
  method: 'post',
  path: '/car-rental/tcdd-pnr',
  caller: 'anyone',
  body: z.object({ pnr: shortText, lastName: shortText }),
  granted: z.object({
    /** Null where no office is near. */
    pickUp: z.nullable(rentalOffice),
    pickUpAt: z.int(),
    dropOff: z.nullable(rentalOffice),
    dropOffAt: z.nullable(z.int()),
  }),
  refusals: ['booking-not-found', 'train-over', 'more-proof-needed', 'too-many-tries', 'rental-unreachable'],
});

/**
 * Lays a rental down and keeps its car until it is paid for, as every purchase is: by its number, for the purpose `rental`.
 * One that was laid down from the same search before, and not paid for, gives way to it.
 */
export const orderRental = endpoint({
  name: 'rental-order-payment',
  method: 'post',
  path: '/car-rental/order-payment',
  caller: 'anyone',
  body: z.object({
    idempotencyKey: clientsKey,
    carRentalSearchId: shortText,
    carId: shortText,
    driver: rentalDriver,
    contracts: z.array(z.enum(rentalContracts)).check(z.maxLength(rentalContracts.length)),
    /** What the driver was told. */
    amountDue: money,
  }),
  granted: z.object({ reservationNumber: z.string(), amountDue: money, currency, payBy: z.int() }),
  refusals: [
    'rental-search-over',
    'car-unknown',
    'car-taken',
    'car-price-changed',
    'rental-driver-incomplete',
    'driver-too-young',
    'licence-too-new',
    'rental-contracts-needed',
    'rental-unreachable',
    'amount-differs',
    'payment-underway',
    'key-in-use',
    'key-used-otherwise',
    'cars-unpaid',
    'too-many-tries',
    'no-room',
  ],
});

/**
 * A rental by its number and the driver's surname, or by the code of a mailed link, once: whoever brings that may cancel
 * it. What became of one that is not paid is told to its own driver alone.
 */
export const viewRental = endpoint({
  name: 'rental-order-view',
  method: 'post',
  path: '/car-rental/order-view',
  caller: 'anyone',
  body: z.object({ reservationNumber: maybe(shortText), lastName: maybe(shortText), code: maybe(shortText) }),
  granted: rentalReservation,
  refusals: [
    'rental-not-found',
    'payment-underway',
    'rental-returned',
    'rental-over',
    'link-used-or-old',
    'more-proof-needed',
    'too-many-tries',
  ],
});

/** Mails a link by which the rental is seen and cancelled, once, to the address its driver gave; who asks is told nothing. */
export const mailRentalLink = endpoint({
  name: 'rental-order-link',
  method: 'post',
  path: '/car-rental/order-link',
  caller: 'anyone',
  body: z.object({ reservationNumber: shortText, lastName: shortText }),
  granted: done,
  refusals: ['too-many-tries'],
});

/** What was laid down and nobody will pay for is let go at once: its car is free for others. */
export const abandonRental = endpoint({
  name: 'rental-order-abandonment',
  method: 'post',
  path: '/car-rental/order-abandonment',
  caller: 'anyone',
  body: z.object({ reservationNumber: shortText }),
  granted: done,
  refusals: ['proof-needed', 'payment-underway'],
});

/** What a cancellation would keep and bring back, before anything is done. */
export const rentalRefundAmount = endpoint({
  name: 'rental-order-refund-amount',
  method: 'post',
  path: '/car-rental/order-refund-amount',
  caller: 'anyone',
  body: z.object({ reservationNumber: shortText }),
  granted: z.object({ reservationNumber: z.string(), deduction: money, refundAmount: money, currency }),
  refusals: ['proof-needed', 'rental-not-cancellable'],
});

/** Cancels a rental. `toldRefund` is what was told to come back: where it has changed, nothing is done. */
export const cancelRental = endpoint({
  name: 'rental-order-cancel',
  method: 'post',
  path: '/car-rental/order-cancel',
  caller: 'anyone',
  body: z.object({
    idempotencyKey: clientsKey,
    reservationNumber: shortText,
    reason: z.enum(rentalCancelReasons),
    toldRefund: money,
  }),
  granted: z.object({
    reservationNumber: z.string(),
    reason: z.enum(rentalCancelReasons),
    refundAmount: money,
    currency,
  }),
  refusals: [
    'proof-needed',
    'rental-not-cancellable',
    'rental-not-cancelled',
    'rental-unreachable',
    'amount-differs',
    'key-used-otherwise',
  ],
});

/** Puts a promotion code on a rental that waits for its money. */
export const activateRentalPromotion = endpoint({
  name: 'rental-promotion-activate',
  method: 'post',
  path: '/car-rental/promotion/activate',
  caller: 'anyone',
  body: z.object({ reservationNumber: shortText, code: shortText }),
  granted: promotionPrice,
  refusals: ['promo-unknown', 'nothing-due', 'too-many-tries'],
});

/** Takes the code away again. */
export const deactivateRentalPromotion = endpoint({
  name: 'rental-promotion-deactivate',
  method: 'post',
  path: '/car-rental/promotion/deactivate',
  caller: 'anyone',
  body: z.object({ reservationNumber: shortText }),
  granted: promotionPrice,
  refusals: ['nothing-due', 'too-many-tries'],
});
