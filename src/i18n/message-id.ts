import type tr from '#locales/tr.json';

/** The name of a sentence. It is always written out, so that a build can cut the catalogue by what a page says. */
export type MessageId = keyof typeof tr;
