import type { Kysely } from 'kysely';
import { day } from '#domain/values/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Gate } from '#server/platform/gate.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Sms } from './sms.ts';

const keptFor = day;

type Deps = { readonly db: Kysely<Tables>; readonly clock: Clock; readonly gate: Gate };

/** Messages lie in the database for a day, where a page of their own shows them. */
export const smsOutbox = ({ db, clock, gate }: Deps): Sms => ({
  send: async ({ to, language, text }) => {
    if ((await gate('sms')).kind !== 'pass') throw new Error('The message was not taken.');
    const now = clock.now();
    await db
      .deleteFrom('sms')
      .where('sent_at', '<=', now - keptFor)
      .execute();
    await db
      .insertInto('sms')
      .values({ id: crypto.randomUUID(), recipient: to, language, text, sent_at: now })
      .execute();
  },
});

/** Where money is real and no provider is plugged in, no code can be sent. */
export const noSms: Sms = { send: () => Promise.reject(new Error('No SMS provider is plugged in.')) };
