import type { Kysely } from 'kysely';
import { hour, second } from '#domain/values/durations.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { startRepeating } from '#server/platform/repeating.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type ClosedCoaches, openClosedCoaches } from '#server/railway/occupancy/closed-coaches.ts';
import { deleteExpiredAnywhere } from './delete-expired.ts';
import { ordinarySettings, readSeatSettings, type SeatSettings } from './seat-settings.ts';

/** What is looked at once a second: the settings, closed coaches, and holds that lapsed. */
export type Upkeep = {
  readonly settings: () => SeatSettings;
  readonly closed: ClosedCoaches;
  /** Does now what is done once a second. */
  readonly check: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const changesKeptFor = hour;

type Parts = { readonly db: Kysely<Tables>; readonly clock: Clock; readonly log: Log };

export const openUpkeep = async ({ db, clock, log }: Parts): Promise<Upkeep> => {
  let settings = ordinarySettings;
  const closed = openClosedCoaches(db);

  const check = async (): Promise<void> => {
    settings = await readSeatSettings(db);
    await closed.read();
    await deleteExpiredAnywhere(db, clock.now());
    await db
      .deleteFrom('seat_change')
      .where('at', '<', systemClock.now() - changesKeptFor)
      .execute();
  };

  await check();
  const repeating = startRepeating(check, second, (reason) => log.error('seats-not-looked-after', reason));

  return {
    settings: () => settings,
    closed,
    check,
    stop: repeating.stop,
  };
};
