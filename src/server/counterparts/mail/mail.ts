import type { Kysely } from 'kysely';
import type { Language } from '#domain/values/language.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** A finished letter, in the reader's language. Paragraphs of `text` are parted by an empty line. */
export type Letter = {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
};

/** Lays a letter into the outbox. Given a transaction, the letter goes out only if the transaction does. */
export type Mail = { readonly post: (letter: Letter, within?: Kysely<Tables>) => Promise<void> };
