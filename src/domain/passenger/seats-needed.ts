import { tariffOfCode } from '#domain/fare/tariffs.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import type { PassengerDraft } from './passenger-draft.ts';

/** A seat for everybody who needs one, in every train there and back. */
export const seatsNeeded = (
  passengers: readonly PassengerDraft[],
  journeys: readonly (ChosenJourney | null)[],
): number => {
  const seated = passengers.filter(({ tariff }) => tariffOfCode(tariff)?.occupies !== 'lap').length;
  return seated * journeys.reduce((legs, chosen) => legs + (chosen?.journey.legs.length ?? 0), 0);
};
