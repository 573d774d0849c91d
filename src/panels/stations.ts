import { createContext, useContext } from 'react';
import type { StationBook } from '#domain/journey/station-book.ts';

/** What panels know of the stations: at first the names the page was drawn with, all of them once they are needed. */
export type Stations = {
  /** As it is read in a sentence; empty while it is not known. */
  readonly nameOf: (station: number) => string;
  readonly book: StationBook | null;
  /** Says that the book is needed. */
  readonly load: () => void;
};

const noStations: Stations = { nameOf: () => '', book: null, load: () => undefined };

export const StationsContext = createContext<Stations>(noStations);

export const useStations = (): Stations => useContext(StationsContext);
