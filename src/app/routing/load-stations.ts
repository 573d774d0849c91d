import { loadSearchStations } from '#contract/journeys.ts';
import { type StationBook, stationBookOf } from '#domain/station-book.ts';
import { breathe } from './breathe.ts';
import type { LateGateway } from './ports/gateway.ts';

const endless = new AbortController().signal;

export const loadStations = async (gateway: LateGateway): Promise<StationBook> => {
  const answer = await (await gateway()).call(loadSearchStations, undefined, endless);
  if (!answer.ok) throw new Error('The stations were refused.');
  await breathe();
  const book = stationBookOf(answer.value);
  await breathe();
  return book;
};
