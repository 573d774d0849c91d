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

export const known: readonly Known[] = [
  {
    rule: 'nothing-moves',
    screen: /^\/kullanici-bilgisi .*profile: shown\.saved/,
    why: 'What was saved is shown in its place, above the button whoever saved it comes back to: one line more is one line lower.',
  },
];

export const isKnown = ({ rule, screen, what }: Found, entry: Known): boolean =>
  entry.rule === rule && entry.screen.test(screen) && (entry.what?.test(what) ?? true);
