import * as z from 'zod/mini';
import { type Kurus, kurusOfLira, liraOf } from '#domain/values/kurus.ts';

/** Lira on the wire, kuruş inside. */
export const money = z.codec(z.number(), z.int(), { decode: kurusOfLira, encode: liraOf });

/** An amount as the operator writes one where it stands for itself. */
export const wireMoney = z.object({
  type: z.null(),
  priceAmount: z.number(),
  priceCurrency: z.literal('TRY'),
  originalAmount: z.number(),
  originalCurrency: z.null(),
  exchangeRate: z.number(),
});

export const moneyOnWire = (amount: Kurus): z.output<typeof wireMoney> => ({
  type: null,
  priceAmount: liraOf(amount),
  priceCurrency: 'TRY',
  originalAmount: 0,
  originalCurrency: null,
  exchangeRate: 0,
});

/** Where an amount once stood as a bare number, an answer that was kept since then still has one. */
export const wireMoneyOrNumber = z.union([wireMoney, z.number()]);

export const kurusOnWire = (given: z.output<typeof wireMoneyOrNumber>): Kurus =>
  kurusOfLira(typeof given === 'number' ? given : given.priceAmount);
