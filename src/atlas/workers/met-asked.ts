import type { MetRefusals } from '#atlas/flow/met-refusals.ts';

export type MetAsked = { readonly flows: readonly string[] };

export type MetAnswer =
  | { readonly ok: true; readonly met: Readonly<Record<string, MetRefusals>> }
  | { readonly ok: false; readonly reason: string };
