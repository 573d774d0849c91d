import type { Through } from '#domain/journey/through.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import type { TripField } from '#domain/journey/trip-rules.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';

/** What the fields of the search are reached by. */
export const tripFieldIds = {
  from: 'trip-from',
  to: 'trip-to',
  outward: 'trip-outward',
  back: 'trip-back',
  passengers: 'trip-passengers',
  lapChildren: 'trip-lap-children',
} as const satisfies Record<TripField, string>;

/** What is wrong with a field, in words. */
export type TripProblem = { readonly field: TripField; readonly text: string };

export const inputOf = (form: HTMLFormElement | null, field: TripField): HTMLInputElement | null => {
  const found = form?.elements.namedItem(tripNames[field]);
  return found instanceof HTMLInputElement ? found : null;
};

/** Two journeys in place of one that is not sold, with the names of their ends. */
export type NamedThrough = Through & { readonly name: string; readonly from: string; readonly to: string };

/** A wish that stands the rules, with the names of its ends. */
export type Wished = { readonly wish: TripWish; readonly from: string; readonly to: string };
