import type { Transaction } from 'kysely';
import type { Language } from '#domain/values/language.ts';
import type { Mail } from '#server/counterparts/mail/mail.ts';
import { languageOf } from '#server/people/accounts/language-of-member.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { passwordChangedLetter } from './password-letter.ts';

/** The owner is told by the letter, in the language of the account; where it has none, in the caller's. */
export const reportPasswordChange = async (
  within: Transaction<Tables>,
  userId: number,
  callers: Language,
  mail: Mail,
): Promise<void> => {
  const { email } = await within
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const language = await languageOf(within, userId, callers);
  await mail.post(passwordChangedLetter({ to: email, language }), within);
};
