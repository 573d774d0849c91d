import { fieldsThatDiffer } from '#domain/catalogue/catalogue-difference.ts';
import type { CatalogueEntry, PublishedOnce } from '#domain/catalogue/catalogue-entry.ts';
import { always } from '#domain/catalogue/catalogue-in-force.ts';
import { shortDayText } from '#i18n/day-text.ts';
import type { Words } from '#i18n/words.ts';
import { fieldWordOf } from './field-words.ts';

export type Fact = readonly [what: string, value: string];

const sinceOf = ({ inForce }: CatalogueEntry, words: Words): string => {
  const { say } = words;
  if (!inForce) return say('catalogue.in-force.none');
  if (inForce.from <= always) return say('catalogue.in-force.always');
  return say('catalogue.in-force.since', { day: shortDayText(inForce.from, words) });
};

/** What comes on a later day, with the fields that are then otherwise than today. */
export const comingFact = (
  { kind, inForce }: CatalogueEntry,
  { from, fields }: PublishedOnce,
  words: Words,
): Fact => {
  const { say } = words;
  const day = shortDayText(from, words);
  if (fields === null) return [say('catalogue.coming.deletion'), day];
  const names = fieldsThatDiffer(kind, inForce?.fields ?? null, fields).map((field) =>
    say(fieldWordOf(field)),
  );
  return [
    say('catalogue.coming.change'),
    say('catalogue.coming.change.text', { day, fields: names.join(', ') }),
  ];
};

/** Since when an entry is sold as it is, and what was published for later days. */
export const comingFacts = (entry: CatalogueEntry, words: Words): readonly Fact[] =>
  entry.published === null || entry.inForce === undefined
    ? []
    : [
        [words.say('catalogue.in-force'), sinceOf(entry, words)],
        ...(entry.coming ?? []).map((each) => comingFact(entry, each, words)),
      ];
