import type { CoachTemplate, Place } from '#domain/coach/coach.ts';
import { isCoveredCouchette } from '#domain/coach/compartment.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import { type Masks, masksOf } from '#server/railway/occupancy/stretch.ts';
import type { NumberedPlace } from './places-of.ts';
import type { WantedPlace } from './seats.ts';

/** A wanted place that exists, with all that is needed to take it. */
export type Claim = {
  readonly wanted: WantedPlace;
  readonly coach: CoachTemplate;
  readonly place: Place;
  /** Of the places of its unit, from 0. */
  readonly ordinal: number;
  readonly masks: Masks;
  /** Which planes of the unit its bits stand in: 1 a woman, 2 a man, 3 neither. */
  readonly planes: 1 | 2 | 3;
};

const planesOf = ({ kind }: CoachTemplate, { gender, occupant }: WantedPlace): Claim['planes'] => {
  if (kind === 'unnumbered' || occupant === 'pet') return 3;
  return gender === 'F' ? 1 : 2;
};

export const claimOf = (
  wanted: WantedPlace,
  coach: CoachTemplate,
  { place, ordinal }: NumberedPlace,
): Claim => ({
  wanted,
  coach,
  place,
  ordinal,
  masks: masksOf(wanted.fromStop, wanted.toStop),
  planes: planesOf(coach, wanted),
});

export const isInOnePart = ({ masks: [first, second] }: Claim): boolean => first === '0' || second === '0';

/** Whether the row of the unit alone can tell if it may be granted; if not, it is decided under a lock. */
export const isPlain = (claim: Claim): boolean =>
  isInOnePart(claim) &&
  claim.wanted.occupant !== 'pet' &&
  !isCoveredCouchette(claim.place) &&
  !(isWheelchairPlace(claim.place) && claim.wanted.occupant === 'companion');
