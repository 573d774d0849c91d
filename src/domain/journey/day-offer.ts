import type { TravelDay } from '#domain/time/travel-day.ts';
import type { Kurus } from '#domain/values/kurus.ts';

/** How a day stands for whoever wants to travel on it. */
export type DayStatus = 'free' | 'no-train' | 'not-on-sale' | 'past' | 'sold-out';

/** What one day of the strip above a list offers: the least a journey costs one passenger. */
export type DayOffer = {
  readonly day: TravelDay;
  readonly status: DayStatus;
  readonly price: Kurus | null;
};

/** The days around the one that was asked for, and the first later one with room when that one has none. */
export type DaysAround = { readonly days: readonly DayOffer[]; readonly next: TravelDay | null };
