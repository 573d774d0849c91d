import { type Kurus, rounded } from '#domain/values/kurus.ts';
import { withoutWhiteSpace } from '#domain/values/white-space.ts';

export type Promotion = { readonly code: string; readonly percent: number; readonly amount: Kurus };

/** What a code takes off, never more than there is to pay. */
export const discountOf = ({ percent, amount }: Omit<Promotion, 'code'>, price: Kurus): Kurus =>
  Math.min(price, rounded((price * percent) / 100) + amount);

/** Codes are read without spaces and in capital letters of the Latin alphabet. */
export const promotionCodeOf = (input: string): string => withoutWhiteSpace(input).toUpperCase();
