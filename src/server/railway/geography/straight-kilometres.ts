const diameter = 12_742;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export type Place = readonly [latitude: number, longitude: number];

/** The straight way over the ground. */
export const straightKilometres = (
  [fromLatitude, fromLongitude]: Place,
  [toLatitude, toLongitude]: Place,
): number => {
  const north = Math.sin(radians(toLatitude - fromLatitude) / 2) ** 2;
  const east = Math.sin(radians(toLongitude - fromLongitude) / 2) ** 2;
  const across = Math.cos(radians(fromLatitude)) * Math.cos(radians(toLatitude)) * east;
  return diameter * Math.asin(Math.sqrt(north + across));
};
