/** The thirteen stations of fast trains where staff help with a ramp or lift. */
export const rampedStations: ReadonlySet<number> = new Set([
  5, 20, 48, 93, 98, 244, 796, 1135, 1142, 1145, 1306, 1323, 1325,
]);
