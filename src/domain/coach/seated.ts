import type { Occupant } from '#domain/fare/occupant.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { Place } from './coach.ts';

/** Who sits somewhere, as far as others are concerned. Passengers of one party travel together. */
export type Seated = { readonly gender: Gender; readonly occupant: Occupant; readonly party: string };

/** A place that is taken over some part of the stretch that is looked at. */
export type TakenPlace = { readonly place: Place; readonly who: Seated };
