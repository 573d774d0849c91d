import { loadSearchStations } from '#contract/journeys/journeys.ts';
import { understood } from '#contract/wire/on-wire.ts';
import { type StationBook, stationBookOf } from '#domain/journey/station-book.ts';
import type { TestShop } from '../open-test-shop.ts';
import { newAddress } from '../shop/visitors.ts';

/** What the page of a shop looks stations up in. */
export const searchBookOf = async (shop: TestShop): Promise<StationBook> => {
  const answer = await shop.ask(loadSearchStations.path, { headers: newAddress() });
  const read = understood(loadSearchStations.granted, await answer.json());
  if (!read.ok) throw read.reason;
  return stationBookOf(read.value);
};
