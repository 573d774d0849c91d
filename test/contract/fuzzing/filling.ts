import { hostileTexts } from '../hostile.ts';
import type { Chance, Harvest } from './harvest.ts';

const loneSurrogate = /\p{Surrogate}/u;

/** Hostile texts that may be written into an address at all. */
const inAddresses = hostileTexts.filter((text) => text.length < 2_000 && !loneSurrogate.test(text));

/** What stands where a path or a query leaves room: what the shop itself said, or something hostile. */
export const filling = (harvest: Harvest, chance: Chance): string => {
  const hostile = inAddresses[Math.floor(chance() * inAddresses.length)] ?? 'x';
  const harvested = harvest.any(chance);
  const filled = harvested === null || chance() < 0.3 ? hostile : harvested;
  const mayStand = filled !== '' && filled !== '.' && filled !== '..' && filled.length < 2_000;
  return mayStand && !loneSurrogate.test(filled) ? filled : 'x';
};

export const filledPath = (path: string, harvest: Harvest, chance: Chance): string =>
  path.replaceAll(/\{\w+\??\}/g, () => encodeURIComponent(filling(harvest, chance)));

export const anyNetwork = (chance: Chance): string =>
  Array.from({ length: 4 }, () => Math.floor(chance() * 250) + 1).join('.');

const encodings = ['br', 'gzip', 'identity'] as const;

export const anyEncoding = (chance: Chance): string =>
  encodings[Math.floor(chance() * encodings.length)] ?? 'br';
