import type { Kysely } from 'kysely';
import { isLanguage, type Language } from '#domain/values/language.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** What was sent names no reader any more, so the account keeps its own language; without one, the caller's. */
export const languageOf = async (
  db: Kysely<Tables>,
  userId: number,
  callers: Language,
): Promise<Language> => {
  const { language } = await db
    .selectFrom('user_account')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return language !== null && isLanguage(language) ? language : callers;
};
