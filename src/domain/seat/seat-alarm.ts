import { tripQueryOf } from '#domain/journey/trip-query.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { minute } from '#domain/values/durations.ts';

/** For so long whoever was told has the first chance; then those who wait behind are told too. */
export const alarmChance = 15 * minute;

/** So often one alarm tells; then it is over, and may be asked for anew. */
export const alarmNotices = 5;

/** What the address of the page of alarms says beside the trip. */
export const alarmNames = { run: 'sefer', cancel: 'iptal' } as const;

/** Where an alarm for a run is asked for. */
export const alarmAddress = (runId: number, wish: TripWish): string =>
  `${addresses['seat-alarm'].path}?${alarmNames.run}=${runId}&${tripQueryOf(wish)}`;

/** Where a mailed code ends an alarm. */
export const alarmEndAddress = (code: string): string =>
  `${addresses['seat-alarm'].path}?${alarmNames.cancel}=${code}`;
