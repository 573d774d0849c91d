import type { Leg } from './journey.ts';

/** Whether the party finds seats on a stretch between two stops. What fits a stretch fits every part of it. */
type Fits = (from: number, to: number) => boolean;

/** The farthest stop the party can sit to without changing seats; the stop it starts from when there is none. */
const farthest = (fits: Fits, from: number, last: number): number => {
  let reached = from;
  let beyond = last + 1;
  while (beyond - reached > 1) {
    const middle = (reached + beyond) >> 1;
    if (fits(from, middle)) {
      reached = middle;
    } else {
      beyond = middle;
    }
  }
  return reached;
};

/** One train in as few pieces as there must be when nobody can keep one seat to the end; null when seats are missing somewhere. */
export const inPieces = (leg: Leg, most: number, fits: Fits): readonly Leg[] | null => {
  const pieces: Leg[] = [];
  let at = leg.from;
  while (at < leg.to) {
    const next = farthest(fits, at, leg.to);
    if (next === at || pieces.length === most) {
      return null;
    }
    pieces.push({ ...leg, from: at, to: next });
    at = next;
  }
  return pieces;
};
