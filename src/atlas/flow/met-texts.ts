import { fits } from './asked-parts.ts';
import type { Codes } from './atlas-facts.ts';
import type { AtlasFlow } from './atlas-flow.ts';
import type { MetRefusals } from './met-refusals.ts';

/** The refusals that are met on each arrow as they are written, by the id of the arrow: `wagon-shut 80010`. */
export type MetTexts = MetRefusals;

export const refusalText = (refusal: string, codes: Codes): string =>
  [refusal, codes[refusal]].filter((part) => part !== undefined).join(' ');

export const metTexts = (met: MetRefusals, codes: Codes): MetTexts =>
  Object.fromEntries(
    Object.entries(met).map(([arrow, refused]) => [
      arrow,
      refused.map((refusal) => refusalText(refusal, codes)),
    ]),
  );

/** Shorter parts fit nearly everything. */
const shortest = 3;

/** The flows that are answered with a refusal that was asked for: only they have to be walked to find its arrows. */
export const flowsAnswered = (
  flows: readonly AtlasFlow[],
  parts: readonly string[],
  codes: Codes,
): readonly string[] => {
  const long = parts.filter((part) => part.length >= shortest);
  return flows
    .filter(({ refusals }) =>
      [...refusals].some((refusal) => long.some((part) => fits(refusalText(refusal, codes), part))),
    )
    .map(({ name }) => name);
};
