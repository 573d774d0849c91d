import { startOfDay } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import type { Train } from '#server/railway/network/railway.ts';

/** One train of a journey, from one of its stops to a later one. */
export type Leg = {
  readonly train: Train;
  /** The day number on which the run begins. */
  readonly day: number;
  readonly from: number;
  readonly to: number;
};

/** Trains taken one after the other. */
export type Journey = readonly Leg[];

export const departureOf = ({ train, day, from }: Leg): number =>
  startOfDay(day) + (train.stops[from]?.departure ?? 0) * minute;

export const arrivalOf = ({ train, day, to }: Leg): number =>
  startOfDay(day) + (train.stops[to]?.arrival ?? 0) * minute;

export const startOf = ([first]: Journey): number => (first === undefined ? 0 : departureOf(first));

export const endOf = (journey: Journey): number => {
  const last = journey.at(-1);
  return last === undefined ? 0 : arrivalOf(last);
};

/** By departure; of two at one time the one that arrives first, of those the one with fewer trains. */
export const inOrder = (one: Journey, other: Journey): number =>
  startOf(one) - startOf(other) || endOf(one) - endOf(other) || one.length - other.length;
