import type { Kurus } from './kurus.ts';

/** Parts an amount by weight so that the parts make it whole again: what is left over goes to the largest remainders, earlier ones first. */
export const sharedOut = (amount: Kurus, weights: readonly number[]): readonly Kurus[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / whole);
  const parts = exact.map(Math.floor);
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index);
  const lucky = new Set(order.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => (lucky.has(index) ? part + 1 : part));
};

/** The same, where no part is more than its `most`: what does not fit goes to the others by the room they have. */
export const sharedOutUpTo = (
  amount: Kurus,
  weights: readonly number[],
  most: readonly Kurus[],
): readonly Kurus[] => {
  const parts = sharedOut(amount, weights).map((part, index) => Math.min(part, most[index] ?? 0));
  const rooms = parts.map((part, index) => (most[index] ?? 0) - part);
  const room = rooms.reduce((sum, each) => sum + each, 0);
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const more = sharedOut(Math.min(left, room), rooms);
  return parts.map((part, index) => part + (more[index] ?? 0));
};
