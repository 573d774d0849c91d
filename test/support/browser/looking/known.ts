import type { Found } from './found.ts';
import type { RuleName } from './judge.ts';

/** What is found and not mended yet: where, what of it, and why it may stand. Nothing else may. */
export type Known = {
  readonly rule: RuleName;
  /** Begins the address of the page and the states of its flows, as in a finding; left out, it is met anywhere. */
  readonly screen?: RegExp;
  readonly what?: RegExp;
  readonly why: string;
};

export const known: readonly Known[] = [
  { rule: 'in-window', why: 'Refusals do not bring the reader to them yet.' },
  { rule: 'focus-in-window', why: 'An alert lies over the heading.' },
  { rule: 'answered-soon', why: 'Not looked through yet.' },
  { rule: 'presses-answered', why: 'Not looked through yet.' },
  { rule: 'nothing-moves', why: 'Parts of the payment change places while it is asked.' },
  { rule: 'texts-whole', why: 'Not looked through yet.' },
  { rule: 'controls-apart', why: 'Not looked through yet.' },
  { rule: 'targets-large', why: 'Controls are lower than 44 px for a finger.' },
  { rule: 'one-main-action', why: 'Folded passengers and the seats below each have theirs.' },
  { rule: 'whole-sentences', why: 'Wording is being gone through.' },
];

export const isKnown = ({ rule, screen, what }: Found, entry: Known): boolean =>
  entry.rule === rule && (entry.screen?.test(screen) ?? true) && (entry.what?.test(what) ?? true);
