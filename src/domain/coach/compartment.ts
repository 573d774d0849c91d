import type { Place } from './coach.ts';
import { maySitBeside, type NeighbourRule } from './neighbour-rule.ts';
import type { Neighbour, Seated } from './seated.ts';

/** A compartment may stand in any coach, beside benches. */
export const isInCompartment = ({ compartment }: Place): boolean => compartment !== null;

/** A berth of a covered couchette: its compartment is one party's. */
export const isCoveredCouchette = ({ cabinClass }: Place): boolean => cabinClass === 'D';

/** Strangers of the other gender do not share a compartment; a covered couchette is shared with no stranger at all. */
export const mayShareCompartment = (
  place: Place,
  one: Seated,
  other: Neighbour,
  rule: NeighbourRule,
): boolean => (!isCoveredCouchette(place) || one.party === other.party) && maySitBeside(one, other, rule);
