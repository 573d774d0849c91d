import type { Kurus } from '#domain/values/kurus.ts';
import type { NamedStation } from './named-station.ts';

/** How a departure of a tourist train stands: to be bought, full, closed for a while, or not on sale yet. */
export type TouristStatus = 'closed' | 'free' | 'full' | 'not-on-sale';

/** One departure of a tourist train. Instants are epoch milliseconds. */
export type TouristDeparture = {
  readonly runId: number;
  readonly number: string;
  readonly name: string;
  readonly from: NamedStation;
  readonly to: NamedStation;
  readonly departure: number;
  readonly arrival: number;
  readonly kilometres: number;
  readonly saleOpensAt: number;
  readonly status: TouristStatus;
  readonly places: number;
  /** The least a place costs; null where none is sold. */
  readonly price: Kurus | null;
};

export type TouristWay = { readonly key: string; readonly departures: readonly TouristDeparture[] };

/** Departures by the way they take, in the order in which the first of each leaves. */
export const touristWaysOf = (departures: readonly TouristDeparture[]): readonly TouristWay[] => {
  const keyOf = ({ from, to }: TouristDeparture) => `${from.id}-${to.id}`;
  return [...new Set(departures.map(keyOf))].map((key) => ({
    key,
    departures: departures.filter((departure) => keyOf(departure) === key),
  }));
};
