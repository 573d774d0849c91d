import { mostHeldOf } from '#domain/fare/party-size.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Network } from '#server/railway/network/railway.ts';
import type { Asker } from './asker.ts';
import { classPlacesOf } from './class-places.ts';
import type { SeatSettings } from './seat-settings.ts';

/** A place that is held or about to be, as shares are counted. */
export type SharedPlace = {
  readonly runId: number;
  readonly cabinClass: CabinClass;
  readonly asker: Asker;
};

/** How many places of one network are held: by the asker, by the class of the train, and in all. */
export type HeldCounts = { readonly own: number; readonly ofClass: number; readonly all: number };

/** Behind a network those with a name share among themselves, and the nameless among themselves. */
export const sharersOf = ({ asker: { network, browser } }: SharedPlace): string =>
  `${network} ${browser === null ? 'nameless' : 'named'}`;

/** Counts, for one of those who share, places of all of them. */
export const countedFor = (one: SharedPlace, places: readonly SharedPlace[]): HeldCounts => ({
  own: places.filter(({ asker }) => asker.browser === one.asker.browser).length,
  ofClass: places.filter(({ runId, cabinClass }) => runId === one.runId && cabinClass === one.cabinClass)
    .length,
  all: places.length,
});

export type ShareTerms = {
  readonly network: Network;
  readonly settings: Pick<SeatSettings, 'heldOfClass' | 'heldParties'>;
};

/**
 * The most a network may have held at one time. A browser has what a party needs, and so have all together that bring
 * no name; of one class of a train the nameless have a party's places, the others a share, and never less than a party's.
 */
export const mostHeld = (
  { runId, cabinClass, asker }: SharedPlace,
  { network, settings }: ShareTerms,
): HeldCounts => {
  const { mostPassengers } = network.terms;
  const own = mostHeldOf(mostPassengers);
  const share = Math.floor((classPlacesOf(network, runId, cabinClass) * settings.heldOfClass) / 100);
  return {
    own,
    ofClass: asker.browser === null ? mostPassengers : Math.max(mostPassengers, share),
    all: Math.max(own, mostPassengers * settings.heldParties),
  };
};

/** Whether what is counted is no more than what may be. */
export const isWithin = (counted: HeldCounts, most: HeldCounts): boolean =>
  counted.own <= most.own && counted.ofClass <= most.ofClass && counted.all <= most.all;
