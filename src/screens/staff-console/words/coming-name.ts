import { type CatalogueEntry, droppedBy, type PublishedOnce } from '#domain/catalogue/catalogue-entry.ts';
import { shortDayText } from '#i18n/day-text.ts';
import type { Words } from '#i18n/words.ts';

/** A version that was published for a later day, and whether publishing what is meant would take its place. */
export const comingName = (entry: CatalogueEntry, { from }: PublishedOnce, words: Words): string => {
  const day = shortDayText(from, words);
  return droppedBy(entry).some((each) => each.from === from)
    ? words.say('catalogue.difference.dropped', { day })
    : words.say('catalogue.difference.coming', { day });
};
