import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { HeldPlace } from '#server/sale/holds/seats.ts';
import { plannedOccupant } from './check-party.ts';
import type { PlannedLeg } from './planned-leg.ts';
import type { Party, PlannedPassenger } from './planned-party.ts';

export type MatchRefusal = 'hold-differs' | 'place-of-another' | 'gender-mismatch';

const isHeldFor = (leg: PlannedLeg, held: HeldPlace): boolean =>
  held.runId === leg.runId &&
  held.coach === leg.coach &&
  held.seat === leg.place.number &&
  held.fromStop === leg.fromStop &&
  held.toStop === leg.toStop;

/** A person's place may be held for any person; one for a wheelchair, a companion or a pet is for just such a one. */
const isOfKind = (passenger: PlannedPassenger, { occupant }: HeldPlace): boolean => {
  const wanted = plannedOccupant(passenger);
  return occupant === wanted || (occupant === 'passenger' && wanted !== 'pet');
};

const isOfGender = ({ wish, tariff }: PlannedPassenger, { gender }: HeldPlace): boolean =>
  tariff.occupies === 'seat-of-pet' || wish.gender === gender;

/** The hold of each place, when every one is held for just this passenger. */
export const matchedHolds = (
  party: Party,
  holdIdOf: (leg: PlannedLeg) => string | null,
  held: readonly HeldPlace[],
): Answer<ReadonlyMap<PlannedLeg, HeldPlace>, MatchRefusal> => {
  const byId = new Map(held.map((place) => [place.holdId, place]));
  const matched = new Map<PlannedLeg, HeldPlace>();
  for (const passenger of party.filter(({ tariff }) => tariff.occupies !== 'lap')) {
    for (const leg of passenger.legs.flat()) {
      const place = byId.get(holdIdOf(leg) ?? '');
      if (place === undefined || !isHeldFor(leg, place)) return refused('hold-differs');
      if (!isOfKind(passenger, place)) return refused('place-of-another');
      if (!isOfGender(passenger, place)) return refused('gender-mismatch');
      matched.set(leg, place);
    }
  }
  return granted(matched);
};
