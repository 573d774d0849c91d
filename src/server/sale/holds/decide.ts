import { nearestPlaces } from '#domain/coach/nearest-places.ts';
import type { NeighbourRule } from '#domain/coach/neighbour-rule.ts';
import { type PlaceRefusal, refusalOfPlace } from '#domain/coach/place-refusal.ts';
import type { Claim } from './claim.ts';
import { type CoachHold, takenBy } from './live-holds.ts';

const mostInstead = 3;

export type Decision =
  | { readonly may: 'take' }
  | { readonly may: 'prolong'; readonly hold: CoachHold }
  | { readonly may: 'not'; readonly refusal: PlaceRefusal; readonly instead: readonly string[] };

/** The same place over the same stretch, held already by the same party and not yet part of a booking. */
const isOwn =
  ({ wanted, place }: Claim) =>
  (hold: CoachHold): boolean =>
    hold.seat === place.number &&
    hold.party === wanted.party &&
    hold.from_stop === wanted.fromStop &&
    hold.to_stop === wanted.toStop &&
    hold.gender === wanted.gender &&
    hold.occupant === wanted.occupant &&
    hold.state === 'held' &&
    hold.booking === null;

export type Judging = {
  readonly rule: NeighbourRule;
  /** The bookings that agreed to this party beside them. */
  readonly agreed: ReadonlySet<string>;
};

/** A seatmate who agreed counts as of the claimer's own gender; a rule that stands within bookings stands here too. */
const asAgreed = ({ wanted }: Claim, alive: readonly CoachHold[], { rule, agreed }: Judging) =>
  rule === 'always' || agreed.size === 0
    ? alive
    : alive.map((hold) =>
        hold.booking !== null && agreed.has(hold.booking) ? { ...hold, gender: wanted.gender } : hold,
      );

/** Whether a place was refused for who sits about it: then alone it matters who agreed. */
export const isOfNeighbours = (decision: Decision): boolean =>
  decision.may === 'not' &&
  (decision.refusal === 'gender-beside' || decision.refusal === 'compartment-of-others');

/** Judges a claim by the holds of its coach that are alive. */
export const decide = (claim: Claim, alive: readonly CoachHold[], judging: Judging): Decision => {
  const { rule } = judging;
  const { wanted, coach, place } = claim;
  const hold = alive.find(isOwn(claim));
  if (hold !== undefined) return { may: 'prolong', hold };
  const taken = takenBy(asAgreed(claim, alive, judging), coach, wanted);
  const refusal = refusalOfPlace(coach, place, wanted, taken, rule);
  if (refusal === null) return { may: 'take' };
  const instead = nearestPlaces(coach, place, wanted, taken, { rule, most: mostInstead });
  return { may: 'not', refusal, instead: instead.map(({ number }) => number) };
};
