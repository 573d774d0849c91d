import type { Kysely } from 'kysely';
import { hour } from '#domain/values/durations.ts';
import { mailboxOf } from '#domain/values/email.ts';
import { newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type Budget, spend } from '#server/platform/tries/budget.ts';
import { callerAreaOf } from '#server/platform/tries/caller-subject.ts';

/** Whoever registers and mistypes a few times is written to each time. */
const fromArea: Budget = { name: 'membership-letter-from-area', most: 4, within: 2 * hour };
/** A letter box may be a stranger's: however many ask, it gets few. Its owner waits for the end of it no longer than an afternoon. */
const toRecipient: Budget = { name: 'membership-letter', most: 12, within: 6 * hour };

type Writing = {
  /** Null where no letter is meant. */
  readonly email: string | null;
  readonly callerAddress: string;
};

/**
 * Whether one letter more about a membership goes to an address. What one area has used up is missed by no other.
 * A letter for nobody costs the same statements, and counts for nobody.
 */
export const mayMail = async (
  within: Kysely<Tables>,
  { email, callerAddress }: Writing,
  now: number,
): Promise<boolean> => {
  const nobody = newSecret();
  const recipient = email === null ? nobody : mailboxOf(email);
  const area = callerAreaOf(callerAddress);
  const isOfArea = await spend(within, { budget: fromArea, subject: `${recipient} ${area}` }, now);
  const subject = isOfArea ? recipient : nobody;
  return (await spend(within, { budget: toRecipient, subject }, now)) && isOfArea;
};
