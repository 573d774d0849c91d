import type { Kysely } from 'kysely';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { keptOf, keptStations } from './kept-trains.ts';
import { type NetworkDocument, networkText } from './network-document.ts';
import { networkInForce } from './network-in-force.ts';
import { readSoldDays, type SoldDays } from './sold-days.ts';

const begun = (
  { kept, waiting, ...document }: NetworkDocument,
  sold: SoldDays,
  today: number,
): NetworkDocument => {
  const coming = waiting?.trains ?? [];
  const returned = new Set(coming.map(({ index }) => index));
  const trains = keptOf([], kept?.trains ?? [], sold).filter(
    ({ index, calendar }) =>
      !returned.has(index) && (sold.has(index) || calendar.alsoOn.some((day) => day >= today)),
  );
  const next = { ...document, trains: [...document.trains, ...coming] };
  const stations = keptStations(trains, document.stations, { ...next, kept });
  return { ...next, kept: { trains, stations } };
};

/** Trains in a new form begin to run where nothing of the old form is sold. Processes that do it together lay one revision. */
export const beginWaiting = async (within: Kysely<Tables>, now: number): Promise<void> => {
  const before = await networkInForce(within);
  if (before?.document.waiting === undefined || before.document.waiting.from > now) return;
  const document = begun(before.document, await readSoldDays(within), dayNumberAt(now));
  await within
    .insertInto('network_revision')
    .values({
      revision: before.revision + 1,
      source: before.source,
      document: networkText(document),
    })
    .onConflict((conflict) => conflict.column('revision').doNothing())
    .execute();
};
