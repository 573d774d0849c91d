import type { RentalOffer } from './rental-car.ts';

/** So many cars are shown at first, and so many more each time. */
export const rentalPageSize = 4;

/** Bands of the fee for a day, parted at 2,500 and 4,000 TRY; an amount that parts them is in the lower one. */
export const rentalBands = ['up-to-2500', 'from-2500-to-4000', 'over-4000'] as const;
export type RentalBand = (typeof rentalBands)[number];

export const rentalSorts = ['cheapest', 'dearest', 'lowest-deposit'] as const;
export type RentalSort = (typeof rentalSorts)[number];

const lowerPart = 250_000;
const upperPart = 400_000;

export const rentalBandOf = ({ dailyFee }: Pick<RentalOffer, 'dailyFee'>): RentalBand => {
  if (dailyFee <= lowerPart) return 'up-to-2500';
  return dailyFee <= upperPart ? 'from-2500-to-4000' : 'over-4000';
};

const weightOf: Readonly<Record<RentalSort, (offer: RentalOffer) => number>> = {
  cheapest: ({ total }) => total,
  dearest: ({ total }) => -total,
  'lowest-deposit': ({ deposit }) => deposit,
};

export type RentalListing = {
  /** None chosen is all of them. */
  readonly bands: readonly RentalBand[];
  readonly sort: RentalSort;
  readonly offset: number;
  readonly limit: number;
};

export const firstRentalListing: RentalListing = {
  bands: [],
  sort: 'cheapest',
  offset: 0,
  limit: rentalPageSize,
};

/** A part of a list, and how many cars the whole of it has. */
export type RentalPage = { readonly offers: readonly RentalOffer[]; readonly count: number };

/** Cars that weigh the same keep the order of their ids, so that no page repeats another's. */
export const rentalPageOf = (
  offers: readonly RentalOffer[],
  { bands, sort, offset, limit }: RentalListing,
): RentalPage => {
  const wanted = offers.filter((offer) => bands.length === 0 || bands.includes(rentalBandOf(offer)));
  const weigh = weightOf[sort];
  const sorted = wanted.toSorted((one, other) => weigh(one) - weigh(other) || (one.id < other.id ? -1 : 1));
  return { offers: sorted.slice(offset, offset + limit), count: wanted.length };
};
