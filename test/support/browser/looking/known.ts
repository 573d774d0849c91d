import type { Found } from './found.ts';
import type { RuleName } from './judge.ts';

/** What is found and not mended yet: where, what of it, and why it may stand. Nothing else may. */
export type Known = {
  readonly rule: RuleName;
  /** Met in the address of the page and the states of its flows, as in a finding. */
  readonly screen: RegExp;
  readonly what?: RegExp;
  readonly why: string;
};

export const known: readonly Known[] = [];

export const isKnown = ({ rule, screen, what }: Found, entry: Known): boolean =>
  entry.rule === rule && entry.screen.test(screen) && (entry.what?.test(what) ?? true);
