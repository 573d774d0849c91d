import type { CatalogueFields } from './catalogue-entry.ts';

/** What was published of one entry, in the order of publishing; `fields` is null where it was deleted. */
export type PublishedOnce = {
  readonly fields: CatalogueFields | null;
  /** The later of the day it was published and the day from which it was meant to hold. */
  readonly from: string;
};

/** What holds on a day: the last published one whose day has come. One that waits leaves the one before it in force. */
export const catalogueInForce = (published: readonly PublishedOnce[], day: string): CatalogueFields | null =>
  published.findLast(({ from }) => from <= day)?.fields ?? null;
