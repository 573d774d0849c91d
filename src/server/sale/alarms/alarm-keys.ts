import type { Kysely } from 'kysely';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** A new code that ends an alarm; those of earlier letters go on working. */
export const keepAlarmKey = async (within: Kysely<Tables>, alarm: string): Promise<string> => {
  const code = newSecret();
  await within
    .insertInto('seat_alarm_key')
    .values({ hash: hashOf(code), alarm })
    .execute();
  return code;
};

export const forgetKeysOf = async (within: Kysely<Tables>, alarm: string): Promise<void> => {
  await within.deleteFrom('seat_alarm_key').where('alarm', '=', alarm).execute();
};
