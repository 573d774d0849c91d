import {
  abandonRental,
  listRentalCars,
  listRentalCarsOfSearch,
  orderRental,
  rentalPlacesOfPnr,
  searchRentalOffices,
} from '#contract/rentals/rental.ts';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import type { RentalListing } from '#domain/rental/rental-list.ts';
import type { RentalOrder } from '#domain/rental/rental-order.ts';
import type { RentalWish } from '#domain/rental/rental-wish.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type Found = {
  readonly carRentalSearchId: string;
  readonly keptUntil: number;
  readonly offers: readonly RentalOffer[];
  readonly offset: number;
  readonly count: number;
};

type Listed = { readonly listing: RentalListing };

const foundIn = ({ carRentalSearchId: id, keptUntil, offers, offset, count }: Found) => ({
  id,
  keptUntil,
  offers,
  count,
  rest: offset + offers.length < count ? ('some' as const) : ('none' as const),
});

const listingOf = ({ bands, ...rest }: RentalListing) => ({ ...rest, bands: [...bands] });

/** What is asked on the way to a car. `now` gives the server's hour. */
export const carCallsBy = ({ call }: Gateway, now: () => number) => ({
  offices: async (_: unknown, signal: AbortSignal) => {
    const answer = await call(searchRentalOffices, { text: null }, signal);
    return answer.ok ? granted(answer.value.offices) : answer;
  },

  placesOfTrain: async (
    { pnr, surname }: { readonly pnr: string; readonly surname: string },
    signal: AbortSignal,
  ) => {
    const answer = await call(rentalPlacesOfPnr, { pnr, lastName: surname }, signal);
    if (!answer.ok) return answer;
    const { pickUp, pickUpAt, dropOff, dropOffAt } = answer.value;
    return granted({
      pickUpOffice: pickUp?.id ?? null,
      pickUpAt,
      dropOffOffice: dropOff?.id ?? null,
      dropOffAt,
    });
  },

  find: async ({ wish, listing }: Listed & { readonly wish: RentalWish }, signal: AbortSignal) => {
    const answer = await call(listRentalCars, { wish: { ...wish }, listing: listingOf(listing) }, signal);
    return answer.ok ? granted(foundIn(answer.value)) : answer;
  },

  list: async ({ search, listing }: Listed & { readonly search: string }, signal: AbortSignal) => {
    const wanted = { carRentalSearchId: search, listing: listingOf(listing) };
    const answer = await call(listRentalCarsOfSearch, wanted, signal);
    return answer.ok ? granted(foundIn(answer.value)) : answer;
  },

  order: async ({ search, car, amount, driver, contracts, key }: RentalOrder, signal: AbortSignal) => {
    const wanted = {
      carRentalSearchId: search,
      carId: car,
      amountDue: amount,
      driver: { ...driver },
      contracts: [...contracts],
      idempotencyKey: key,
    };
    const answer = await call(orderRental, wanted, signal);
    if (!answer.ok) return answer;
    const { reservationNumber: number, amountDue, payBy } = answer.value;
    return granted({ number, amount: amountDue, payBy, at: now() });
  },

  /** A rental that is over already has nothing left to give back. */
  release: async (
    { number }: { readonly number: string },
    signal: AbortSignal,
  ): Promise<Answer<null, 'payment-underway'>> => {
    const answer = await call(abandonRental, { reservationNumber: number }, signal);
    return !answer.ok && answer.refusal === 'payment-underway'
      ? refused('payment-underway', answer.message)
      : granted(null);
  },
});
