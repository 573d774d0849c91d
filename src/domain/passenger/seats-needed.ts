import type { ChosenJourney } from './chosen-journey.ts';
import type { PassengerDraft } from './passenger-draft.ts';
import { tariffOfCode } from './tariffs.ts';

/** A seat for everybody who needs one, in every train there and back. */
export const seatsNeeded = (
  passengers: readonly PassengerDraft[],
  journeys: readonly (ChosenJourney | null)[],
): number => {
  const seated = passengers.filter(({ tariff }) => tariffOfCode(tariff)?.occupies !== 'lap').length;
  return seated * journeys.reduce((legs, chosen) => legs + (chosen?.journey.legs.length ?? 0), 0);
};
