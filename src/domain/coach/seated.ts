import type { Occupant } from '#domain/fare/occupant.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { Place } from './coach.ts';

/** Who sits somewhere, as far as others are concerned. Passengers of one party travel together. */
export type Seated = { readonly gender: Gender; readonly occupant: Occupant; readonly party: string };

/** Of whom the map says no more than that the place is taken: neither gender nor party keeps anybody from sitting beside. */
export const unknownNeighbour = { gender: null, occupant: 'unknown', party: null } as const;

export type Neighbour = Seated | typeof unknownNeighbour;

/** A place that is taken over some part of the stretch that is looked at. */
export type TakenPlace = { readonly place: Place; readonly who: Neighbour };
