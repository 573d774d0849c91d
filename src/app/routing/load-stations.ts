import { breathe } from '#app/browser/breathe.ts';
import type { LateGateway } from '#app/ports/gateway.ts';
import { loadSearchStations } from '#contract/journeys/journeys.ts';
import { type StationBook, stationBookOf } from '#domain/journey/station-book.ts';

const endless = new AbortController().signal;

export const loadStations = async (gateway: LateGateway): Promise<StationBook> => {
  const answer = await (await gateway()).call(loadSearchStations, undefined, endless);
  if (!answer.ok) throw new Error('The stations were refused.');
  await breathe();
  const book = stationBookOf(answer.value);
  await breathe();
  return book;
};
