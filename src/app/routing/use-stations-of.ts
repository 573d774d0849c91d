import { useMemo } from 'react';
import type { LazyGateway } from '#app/ports/gateway.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { Stations } from '#panels/stations.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { loadStations, useStationBook } from './stations.ts';

/** What panels know of the stations. Who is told nothing asks again with the next touch. */
export const useStationsOf = (gateway: LazyGateway, clock: ServerClock): Stations => {
  const { language } = useWords();
  const book = useStationBook();
  return useMemo(
    () => ({
      book,
      nameOf: (end) => book?.nameOf(end, language) ?? '',
      load: () => {
        loadStations(gateway, clock.now()).catch(() => undefined);
      },
    }),
    [book, language, gateway, clock],
  );
};
