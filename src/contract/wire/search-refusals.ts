/** Why no journeys are told of, whichever search is asked. */
export const searchRefusals = [
  'no-train-found',
  'station-unknown',
  'stations-alike',
  'stations-unpaired',
  'day-not-on-sale',
  'too-many-passengers',
] as const;
