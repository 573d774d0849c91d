import type { Language } from '#domain/values/language.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Difference } from '#machines/kit/chart/difference.ts';
import type { Marks } from '#machines/kit/drawing/chart-figure.ts';
import type { Counts } from './atlas-facts.ts';
import type { Moment } from './played.ts';

export type Overlay = {
  readonly language: Language;
  readonly counts: Counts | null;
  /** How long each state was stood in, in words. */
  readonly lasted: Readonly<Record<string, string>> | null;
  readonly moment: Moment | null;
  readonly found: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly difference: Difference | null;
};

const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);

/** Everything that is laid over a picture at the same time. */
export const marksOf = ({ language, counts, lasted, moment, found, chosen, difference }: Overlay): Marks => ({
  counts,
  lasted,
  written: (count) => numberText(count, language),
  active: new Set([...(moment?.active ?? []), ...(moment?.taken ?? [])]),
  found,
  chosen,
  added: new Set([...idsOf(difference?.states.added ?? []), ...idsOf(difference?.arrows.added ?? [])]),
  changed: new Set([
    ...(difference?.states.changed ?? []).map(({ after }) => after.id),
    ...(difference?.arrows.changed ?? []).map(({ after }) => after.id),
  ]),
});
