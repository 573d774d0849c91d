import type * as z from 'zod/mini';
import {
  listRentalCars as listCall,
  searchRentalOffices as officesCall,
  listRentalCarsOfSearch as ofSearchCall,
} from '#contract/rentals/rental.ts';
import { type rentalListing, wishedListing } from '#contract/rentals/rental-wire.ts';
import { persianNameOf } from '#domain/person/persian-name.ts';
import { rentalPageOf } from '#domain/rental/rental-list.ts';
import type { RentalOffice } from '#domain/rental/rental-office.ts';
import { problemsOfRentalWish, type RentalWish } from '#domain/rental/rental-wish.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { foldLetters } from '#domain/values/fold-letters.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { knownCallerOf } from '#server/people/access/known-caller.ts';
import { inTurn } from '#server/people/access/take-turn.ts';
import { withName } from '#server/people/access/with-name.ts';
import type { Operation, OperationRequest } from '#server/platform/http/operation.ts';
import { provinceOf } from '#server/railway/geography/provinces.ts';
import type { Network } from '#server/railway/network/railway.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { askerOf } from '#server/sale/holds/asker.ts';
import { type KeptSearch, keepSearch, searchOf } from './kept-search.ts';
import { roomForSearchAt } from './searches-shared-out.ts';

const turns: Turns = { name: 'rental-list', most: 60, within: minute, browsers: wideNet };

type Listing = z.output<typeof rentalListing> | null | undefined;

const wishRefusals = {
  'place-needed': 'rental-place-unknown',
  'time-past': 'rental-time-wrong',
  'time-too-far': 'rental-time-wrong',
  'before-pick-up': 'rental-time-wrong',
  'too-long': 'rental-time-wrong',
  'office-closed': 'rental-office-closed',
} as const;

const officeIn = (offices: readonly RentalOffice[], wanted: string): RentalOffice | undefined =>
  offices.find(({ id }) => id === wanted);

type Placed = { readonly pickUp: RentalOffice; readonly dropOff: RentalOffice };

const placed = (
  wish: RentalWish,
  offices: readonly RentalOffice[],
  now: number,
): Answer<Placed, (typeof wishRefusals)[keyof typeof wishRefusals]> => {
  const [wrong] = problemsOfRentalWish(wish, offices, now);
  if (wrong !== undefined) return refused(wishRefusals[wrong.problem]);
  const [pickUp, dropOff] = [officeIn(offices, wish.pickUpOffice), officeIn(offices, wish.dropOffOffice)];
  return pickUp === undefined || dropOff === undefined
    ? refused('rental-place-unknown')
    : granted({ pickUp, dropOff });
};

const listingOf = ({ id, keptUntil, wish, pickUp, dropOff, offers }: KeptSearch, listing: Listing) => {
  const wished = wishedListing(listing ?? {});
  const page = rentalPageOf(offers, wished);
  return {
    carRentalSearchId: id,
    keptUntil,
    wish: { ...wish },
    pickUp,
    dropOff,
    offers: [...page.offers],
    offset: wished.offset,
    count: page.count,
  };
};

/** By its name, its address, or its province in any writing. */
const holds = ({ name, address, stationId }: RentalOffice, text: string, { stations }: Network): boolean => {
  const province = provinceOf(stations.get(stationId)?.cityId ?? 0)?.name ?? '';
  return foldLetters([name, address, province, persianNameOf(province)].join(' ')).includes(text);
};

const listed = async (asked: OperationRequest<z.output<typeof listCall.body>>, app: AppContext) => {
  const { wish, listing } = asked.body;
  const { db, clock, issued, rentalSupplier } = app;
  const offices = await rentalSupplier.offices();
  if (!offices.ok) return offices;
  const places = placed(wish, offices.value, clock.now());
  if (!places.ok) return places;
  const asker = askerOf(knownCallerOf(asked, issued), false);
  const retryAt = await roomForSearchAt(db, asker, clock.now());
  if (retryAt !== null) return withName({ ...refused('too-many-tries'), retryAt }, asked, issued);
  const offers = await rentalSupplier.offers(wish);
  if (!offers.ok) return offers;
  const found = { wish, ...places.value, offers: offers.value };
  return granted(listingOf(await keepSearch(db, found, asker, clock.now()), listing));
};

export const rentalListCalls: readonly Operation<AppContext>[] = [
  operation(officesCall, async ({ body }, { railway, rentalSupplier }) => {
    const offices = await rentalSupplier.offices();
    if (!offices.ok) return offices;
    const [text, network] = [foldLetters(body.text ?? '').trim(), railway.network()];
    return granted({ offices: offices.value.filter((office) => holds(office, text, network)) });
  }),
  operation(listCall, (asked, app) => inTurn(asked, turns, app, () => listed(asked, app))),
  operation(ofSearchCall, async ({ body }, { db, clock }) => {
    const kept = await searchOf(db, body.carRentalSearchId, clock.now());
    return kept === null ? refused('rental-search-over') : granted(listingOf(kept, body.listing));
  }),
];
