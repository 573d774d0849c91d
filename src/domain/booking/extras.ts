import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Kurus } from '#domain/values/kurus.ts';

/** What may be bought for a ticket beside the journey; the ids are those of the list of special requests. */
export const extras = [
  { id: 1, code: 'WCHR', price: 0 },
  { id: 2, code: 'RAMP', price: 0 },
  { id: 3, code: 'LIFT', price: 0 },
  { id: 4, code: 'MEDA', price: 0 },
  { id: 5, code: 'SVAN', price: 0 },
  { id: 6, code: 'SPML', price: 15_000 },
] as const;

export type Extra = (typeof extras)[number];

/** An extra a ticket has, and what was paid for it. */
export type HadExtra = { readonly id: number; readonly amount: Kurus };

export type FreeExtra = Extract<Extra, { readonly price: 0 }>;

/** Help for whoever needs it: it costs nothing in any class and over any distance. */
export const freeExtras = extras.filter((extra): extra is FreeExtra => extra.price === 0);

/** From this far on, food and drink are free in business class. */
export const freeFoodFrom = 325;

const meal = 'SPML';

export const extraOfId = (id: number): Extra | null => extras.find((extra) => extra.id === id) ?? null;

/** What an extra costs on a journey of so many kilometres. */
export const priceOfExtra = ({ code, price }: Extra, cabinClass: CabinClass, kilometres: number): Kurus =>
  code === meal && cabinClass === 'C' && kilometres >= freeFoodFrom ? 0 : price;
