import type { PlacesOfTrain } from '#domain/rental/places-of-train.ts';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import type { RentalListing } from '#domain/rental/rental-list.ts';
import type { RentalOffice } from '#domain/rental/rental-office.ts';
import type { RentalOrder } from '#domain/rental/rental-order.ts';
import type { RentalReservation } from '#domain/rental/rental-reservation.ts';
import type { RentalViewRefusal } from '#domain/rental/rental-view-refusal.ts';
import type { RentalWish } from '#domain/rental/rental-wish.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';

/** Cars that were found, at prices that are kept until an instant. */
export type FoundCars = {
  readonly id: string;
  readonly keptUntil: number;
  readonly offers: readonly RentalOffer[];
  /** How many there are under the chosen bands. */
  readonly count: number;
  /** Whether there are more behind these. */
  readonly rest: 'none' | 'some';
};

export type SavedRental = { readonly number: string; readonly amount: Kurus; readonly payBy: number };

export type OfficesAnswer = Answer<readonly RentalOffice[], 'rental-unreachable'>;
export type PlacesAnswer = Answer<
  PlacesOfTrain,
  'booking-not-found' | 'more-proof-needed' | 'rental-unreachable' | 'too-many-tries' | 'train-over'
>;
export type FoundAnswer = Answer<
  FoundCars,
  | 'no-room'
  | 'rental-office-closed'
  | 'rental-place-unknown'
  | 'rental-time-wrong'
  | 'rental-unreachable'
  | 'too-many-tries'
>;
export type ListedAnswer = Answer<FoundCars, 'rental-search-over'>;
/** A word after an order: `at` is when it was said. */
export type SavedAnswer = Answer<
  SavedRental & { readonly at: number },
  | 'amount-differs'
  | 'car-price-changed'
  | 'car-taken'
  | 'car-unknown'
  | 'cars-unpaid'
  | 'driver-too-young'
  | 'key-in-use'
  | 'key-used-otherwise'
  | 'licence-too-new'
  | 'no-room'
  | 'payment-underway'
  | 'rental-contracts-needed'
  | 'rental-driver-incomplete'
  | 'rental-search-over'
  | 'rental-unreachable'
  | 'too-many-tries'
>;
export type ReleaseAnswer = Answer<null, 'payment-underway'>;
export type RentedAnswer = Answer<RentalReservation, RentalViewRefusal>;

type Listed = { readonly search: string; readonly listing: RentalListing };

export type CarRentalPorts = {
  listOffices: Port<OfficesAnswer, null>;
  placesOfTrain: Port<PlacesAnswer, { readonly pnr: string; readonly surname: string }>;
  findCars: Port<FoundAnswer, { readonly wish: RentalWish; readonly listing: RentalListing }>;
  /** What was found, under other bands or in another order. */
  listCars: Port<ListedAnswer, Listed>;
  /** The next part of it. */
  moreCars: Port<ListedAnswer, Listed>;
  /** Lays the rental down under its key, at the price that was told. */
  orderCar: Port<SavedAnswer, RentalOrder>;
  /** Nobody will pay: the car that is kept is given back, unless its money is on its way. */
  releaseRental: Port<ReleaseAnswer, { readonly number: string }>;
  viewRental: Port<RentedAnswer, { readonly number: string; readonly surname: string }>;
  searchEnd: Deadline;
};

export const carRentalPorts: CarRentalPorts = {
  listOffices: unplugged(),
  placesOfTrain: unplugged(),
  findCars: unplugged(),
  listCars: unplugged(),
  moreCars: unplugged(),
  orderCar: unplugged(),
  releaseRental: unplugged(),
  viewRental: unplugged(),
  searchEnd: deadline,
};
