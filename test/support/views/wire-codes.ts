import type { Codes } from '#atlas/flow/atlas-facts.ts';
import { refusals } from '#contract/wire/refusals.ts';

/** The numbers of refusals as the app tells them to the atlas. */
export const wireCodes = (): Promise<Codes> =>
  Promise.resolve(Object.fromEntries(Object.entries(refusals).map(([name, { code }]) => [name, code])));
