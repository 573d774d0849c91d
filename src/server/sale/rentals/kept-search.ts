import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { rentalOffer, rentalOffice, rentalWish } from '#contract/rentals/rental-wire.ts';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import type { RentalOffice } from '#domain/rental/rental-office.ts';
import type { RentalWish } from '#domain/rental/rental-wish.ts';
import { newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { CarAsker } from './cars-shared-out.ts';
import { deleteOldSearches, keptFor } from './searches-shared-out.ts';

const offers = z.array(rentalOffer);

/** What a list was made of. */
export type KeptSearch = {
  readonly id: string;
  readonly keptUntil: number;
  readonly wish: RentalWish;
  readonly pickUp: RentalOffice;
  readonly dropOff: RentalOffice;
  readonly offers: readonly RentalOffer[];
};

export const keepSearch = async (
  db: Kysely<Tables>,
  found: Omit<KeptSearch, 'id' | 'keptUntil'>,
  asker: CarAsker,
  now: number,
): Promise<KeptSearch> => {
  const kept = { ...found, id: newSecret(), keptUntil: now + keptFor };
  await db
    .insertInto('rental_search')
    .values({
      id: kept.id,
      wish: JSON.stringify(z.encode(rentalWish, { ...kept.wish })),
      pick_up: JSON.stringify(z.encode(rentalOffice, kept.pickUp)),
      drop_off: JSON.stringify(z.encode(rentalOffice, kept.dropOff)),
      offers: JSON.stringify(z.encode(offers, [...kept.offers])),
      kept_until: kept.keptUntil,
      asked_from: asker.network,
      asked_by: asker.browser,
    })
    .execute();
  await deleteOldSearches(db, asker, now);
  return kept;
};

/** Null where there is none, or none any more. */
export const searchOf = async (db: Kysely<Tables>, id: string, now: number): Promise<KeptSearch | null> => {
  const row = await db
    .selectFrom('rental_search')
    .selectAll()
    .where('id', '=', id)
    .where('kept_until', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    keptUntil: row.kept_until,
    wish: z.decode(rentalWish, JSON.parse(row.wish)),
    pickUp: z.decode(rentalOffice, JSON.parse(row.pick_up)),
    dropOff: z.decode(rentalOffice, JSON.parse(row.drop_off)),
    offers: z.decode(offers, JSON.parse(row.offers)),
  };
};
