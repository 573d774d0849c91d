import { mostHeldOf } from '#domain/fare/party-size.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { networksOfArea } from '#server/platform/tries/caller-subject.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { type Asker, marksOfArea } from './asker.ts';
import { classPlacesOf } from './class-places.ts';
import type { SeatSettings } from './seat-settings.ts';

/** A place that is held or about to be, as shares are counted. */
export type SharedPlace = {
  readonly runId: number;
  readonly cabinClass: CabinClass;
  readonly asker: Asker;
};

/** How many places are held: by the asker, of the class of the train and in all by their network, and by their area. */
export type HeldCounts = {
  readonly own: number;
  readonly ofClass: number;
  readonly all: number;
  readonly areaOfClass: number;
  readonly areaAll: number;
};

/** In an area those with a name share among themselves, and the nameless among themselves. */
export const sharersOf = ({ asker: { network, browser } }: SharedPlace): string =>
  `${marksOfArea(network).first} ${browser === null ? 'nameless' : 'named'}`;

/** Counts, for one of those who share, places of all of them. */
export const heldCountsOf = (one: SharedPlace, places: readonly SharedPlace[]): HeldCounts => {
  const ofNetwork = places.filter(({ asker }) => asker.network === one.asker.network);
  const ofClassIn = (some: readonly SharedPlace[]) =>
    some.filter(({ runId, cabinClass }) => runId === one.runId && cabinClass === one.cabinClass).length;
  return {
    own: ofNetwork.filter(({ asker }) => asker.browser === one.asker.browser).length,
    ofClass: ofClassIn(ofNetwork),
    all: ofNetwork.length,
    areaOfClass: ofClassIn(places),
    areaAll: places.length,
  };
};

export type ShareTerms = {
  readonly network: Network;
  readonly settings: Pick<SeatSettings, 'heldOfClass' | 'heldParties'>;
};

/**
 * The most a network may have held at one time, and its area. A browser has what a party needs, and so have all together
 * that bring no name; of one class of a train the nameless of an area have a party's places, the others a share, and never
 * less than a party's.
 */
export const mostHeld = (
  { runId, cabinClass, asker }: SharedPlace,
  { network, settings }: ShareTerms,
): HeldCounts => {
  const { mostPassengers } = network.terms;
  const own = mostHeldOf(mostPassengers);
  if (asker.browser === null) {
    return { own, ofClass: mostPassengers, all: own, areaOfClass: mostPassengers, areaAll: own };
  }
  const ofClass = (networks: number): number => {
    const hundredths = classPlacesOf(network, runId, cabinClass) * settings.heldOfClass * networks;
    return Math.max(mostPassengers, Math.floor(hundredths / 100));
  };
  const all = Math.max(own, mostPassengers * settings.heldParties);
  return {
    own,
    ofClass: ofClass(1),
    all,
    areaOfClass: ofClass(networksOfArea),
    areaAll: all * networksOfArea,
  };
};

/** Whether what is counted is no more than what may be. */
export const isWithin = (counted: HeldCounts, most: HeldCounts): boolean =>
  counted.own <= most.own &&
  counted.ofClass <= most.ofClass &&
  counted.all <= most.all &&
  counted.areaOfClass <= most.areaOfClass &&
  counted.areaAll <= most.areaAll;
