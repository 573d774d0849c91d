/** More legs than any journey has. */
export const unreachable = 99;

/** The places of each train's stops, in order. */
export type Ways = readonly Uint16Array[];

/** Marks every stop after one that was reached; gives whether anything new was found. */
const rideOn = (way: Uint16Array, hops: Uint8Array, legs: number): boolean => {
  let aboard = false;
  let found = false;
  for (const place of way) {
    const known = hops[place] ?? unreachable;
    if (aboard && known > legs) {
      hops[place] = legs;
      found = true;
    }
    aboard ||= known < legs;
  }
  return found;
};

/** The least number of trains from one place to every other, whatever the hour. */
export const hopsFrom = (place: number, places: number, ways: Ways, most: number): Uint8Array => {
  const hops = new Uint8Array(places).fill(unreachable);
  hops[place] = 0;
  for (let legs = 1; legs <= most; legs += 1) {
    let found = false;
    for (const way of ways) {
      found = rideOn(way, hops, legs) || found;
    }
    if (!found) {
      break;
    }
  }
  return hops;
};

/** The least hops of any stop, for each train. */
export const leastOver = (ways: Ways, hops: Uint8Array): Uint8Array =>
  Uint8Array.from(ways, (way) =>
    way.reduce((least, place) => Math.min(least, hops[place] ?? unreachable), unreachable),
  );
