import type { Kysely } from 'kysely';
import type { Clock } from '#server/platform/clock.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Mail } from './mail.ts';

/** Every letter is laid into the database first: what is promised in a transaction is posted with it or not at all. */
export const openOutbox = (db: Kysely<Tables>, clock: Clock): Mail => ({
  post: async ({ to, language, subject, text }, within = db) => {
    const now = clock.now();
    await within
      .insertInto('letter')
      .values({
        id: crypto.randomUUID(),
        recipient: to,
        language,
        subject,
        text,
        posted_at: now,
        sent_at: null,
        next_try_at: now,
        tries: 0,
      })
      .execute();
  },
});
