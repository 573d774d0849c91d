import { yieldToMain } from '#app/browser/yield-to-main.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
import { loadSearchStations } from '#contract/journeys/journeys.ts';
import { type StationBook, stationBookOf } from '#domain/journey/station-book.ts';

const endless = new AbortController().signal;

export const loadStations = async (gateway: LazyGateway): Promise<StationBook> => {
  const answer = await (await gateway()).call(loadSearchStations, undefined, endless);
  if (!answer.ok) throw new Error('The stations were refused.');
  await yieldToMain();
  const book = stationBookOf(answer.value);
  await yieldToMain();
  return book;
};
