import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from '#server/platform/store/tables.ts';
import { type SoldBooking, type SoldOf, sellBooking } from '../shop/sold-booking.ts';

/** Lays a paid booking into the store of a shop that runs. */
export const seedBooking = async (databaseUrl: string, of: SoldOf): Promise<SoldBooking> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await sellBooking({ open: { app: { db, clock: { now: () => Date.now() } } } }, of);
  } finally {
    await db.destroy();
  }
};
