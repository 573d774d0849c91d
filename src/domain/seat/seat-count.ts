import type { Occupant } from '#domain/fare/occupant.ts';

/** As many seats are chosen as there are passengers who take one, on every leg. */
export const isSeatCountRight = (
  passengers: readonly Occupant[],
  seatsOfLegs: readonly (readonly string[])[],
): boolean =>
  seatsOfLegs.length > 0 &&
  seatsOfLegs.every((seats) => seats.length === passengers.length && new Set(seats).size === seats.length);
