import { type Kysely, sql } from 'kysely';
import { hour, minute } from '#domain/values/durations.ts';
import { type Caller, countedFor, type Turns } from '#server/people/access/counted-for.ts';
import type { IssuedSecrets } from '#server/platform/issued-secrets.ts';
import { keptFor } from '#server/platform/kept.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { refusalOfTries, type TooMany } from '#server/platform/tries/budget.ts';

const kilobyte = 1024;
/** In kilobytes: a page tells its hundred steps, some twenty of them, forty times over. */
const written: Turns = { name: 'recording-kilobytes', most: kilobyte, within: hour, browsers: 8 };

/** Whether so much may not be written, counted for all processes together. */
export const refusalOfBytes = (
  caller: Caller,
  bytes: number,
  db: Kysely<Tables>,
  { issued, now }: { readonly issued: IssuedSecrets; readonly now: number },
): Promise<TooMany | null> => {
  const times = Math.ceil(bytes / kilobyte);
  const tries = countedFor(caller, written, issued).map((one) => ({ ...one, times }));
  return refusalOfTries(db, tries, now);
};

/** Somebody who reloads for ever fills no store. */
const ofBooking = { recordings: 20, bytes: 256 * kilobyte };

/** Of one booking the newest stay. */
export const deleteOldestOf = async (db: Kysely<Tables>, locator: string): Promise<void> => {
  await sql`delete from flow_recording where id in (
    select id from (
      select id, row_number() over newest as nth, sum(octet_length(steps)) over newest as bytes
      from flow_recording where locator = ${locator}
      window newest as (order by told_at desc, id)
    ) as told where nth > ${ofBooking.recordings} or bytes > ${ofBooking.bytes})`.execute(db);
};

/** All that is kept of all bookings, in bytes on the disk. */
const mostKept = 2 ** 30;
const mostAtOnce = 5000;

/** Of all bookings the newest stay, so many bytes of them; the oldest go first. Waits for nobody who tells one of the others again. */
export const deleteOldestOver = async (
  db: Kysely<Tables>,
  most: number,
  atOnce = mostAtOnce,
): Promise<void> => {
  await sql`delete from flow_recording where id in (
    select id from flow_recording where id in (
      select id from (
        select id, sum(pg_column_size(steps)) over (order by told_at desc, id) as bytes from flow_recording
      ) as told where bytes > ${most})
    order by told_at limit ${atOnce} for update skip locked)`.execute(db);
};

const isLarge = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{
    readonly bytes: string;
  }>`select pg_total_relation_size('flow_recording') as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0) > mostKept;
};

/** What a minute may bring is little beside the whole: once in it is looked. */
export const makeRoom = keptFor((db: Kysely<Tables>) => {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (now: number): Promise<void> => {
    if (now < lookedAt + minute) return;
    lookedAt = now;
    if (await isLarge(db)) await deleteOldestOver(db, mostKept);
  };
});
