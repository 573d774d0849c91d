import { chanceOf } from '#machines/kit/walk/chance.ts';
import type { Buyer } from './order-client.ts';

const letters = 'ABCDEFGHIJKLMNOPRSTUVYZ';

/** Buyers nobody else is, each from an address of their own. */
export const buyersOf = (seed: number): (() => Buyer) => {
  const chance = chanceOf(seed);
  const part = () => Math.floor(chance() * 254) + 1;
  const letter = () => letters[Math.floor(chance() * letters.length)] ?? 'A';
  return () => ({
    address: `10.${part()}.${part()}.${part()}`,
    surname: Array.from({ length: 10 }, letter).join(''),
    cookie: '',
  });
};
