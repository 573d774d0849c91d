import type { PartyTerms } from '#domain/fare/party-terms.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import type { PartyDays } from './party-rules.ts';

const dayAt = (instant: number): string => travelDayOf(dayNumberAt(instant));

/** The days on which a party boards its trains, and the day on which that is looked at. */
export const partyDaysOf = (
  chosen: readonly (ChosenJourney | null)[],
  now: number,
  { maxPassengers: most, tariffs }: PartyTerms,
): PartyDays => ({
  most,
  tariffs,
  trains: chosen.flatMap((each) => each?.journey.legs.map(({ departure }) => dayAt(departure)) ?? []),
  today: dayAt(now),
});
