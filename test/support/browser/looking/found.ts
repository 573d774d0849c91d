import type { Problem } from './judge.ts';

/** Where the pictures of what is found are kept. */
export const folder = '.reports/looking';

/** Something a rule has against a page after a step of a walk. */
export type Found = Problem & {
  readonly step: string;
  readonly picture: string;
};
