import type { Played } from '#atlas/flow/played.ts';
import type { PathFormat } from '#machines/kit/export/paths-formats.ts';
import type { Criterion } from '#machines/kit/walk/goals.ts';
import type { Unreached } from '#machines/kit/walk/reasons.ts';

export type SuiteAsked = {
  readonly flow: string;
  readonly criterion: Criterion;
  readonly maxSteps: number;
};

export type SuiteMade = {
  readonly ok: true;
  readonly reached: number;
  readonly of: number;
  readonly steps: number;
  readonly atLeast: number | null;
  readonly unreached: readonly Unreached[];
  readonly paths: readonly Played[];
  readonly files: Readonly<Record<PathFormat, string>>;
};

export type SuiteAnswer = SuiteMade | { readonly ok: false; readonly reason: string };
