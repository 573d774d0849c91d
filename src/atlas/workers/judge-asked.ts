import type { Played } from '#atlas/flow/played.ts';

/** An arrow that is led elsewhere, to see what would notice. */
export type LedArrow = { readonly arrow: string; readonly to: string };

export type JudgeAsked = { readonly flow: string; readonly led: LedArrow | null };

export type JudgedRule = {
  readonly name: string;
  /** The shortest way to where it is broken; null where it holds. */
  readonly broken: Played | null;
  readonly looked: number;
};

export type JudgeAnswer =
  | { readonly ok: true; readonly rules: readonly JudgedRule[] }
  | { readonly ok: false; readonly reason: string };
