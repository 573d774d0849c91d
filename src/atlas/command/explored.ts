import { checked } from '#machines/kit/rules/rules.ts';
import type { Exploration } from '#machines/kit/walk/explore.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';

/** Explores a flow, or tells every rule it breaks, one line each, and gives null. */
export const explored = (walk: Walk): Exploration | null => {
  const { exploration, breaches } = checked(walk);
  for (const { message } of breaches) process.stderr.write(`${message}\n`);
  return exploration;
};
