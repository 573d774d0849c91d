import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { day, hour, minute } from '#domain/values/durations.ts';
import { defaultLanguage, isLanguage } from '#domain/values/language.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Gate } from '#server/platform/gate.ts';
import type { Log } from '#server/platform/log.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { letterHtml } from './letter-html.ts';

/** What a post office takes: one finished letter. */
export type Parcel = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type PostOffice = { readonly send: (parcel: Parcel) => Promise<void>; readonly close: () => void };

type Row = Tables['letter'];

const most = 20;
const firstPause = 1000;
/** A post office that is not reached may be so again soon. */
const longestPause = hour;
/** A mailbox that is refused is hardly ever there on the next day. */
const longestPauseOfRefused = day;
/** Other processes leave a letter alone for this long while it is being handed over. */
const handing = minute;

const refusal = z.object({
  code: z.enum(['EENVELOPE', 'EMESSAGE']),
  responseCode: z.number().check(z.gte(500)),
});

const pauseAfter = (tries: number, reason: unknown): number =>
  Math.min(
    firstPause * 2 ** tries,
    z.safeParse(refusal, reason).success ? longestPauseOfRefused : longestPause,
  );

const triedOf = { never: '=', before: '>' } as const;

/** Letters that are due and were not handed over before, or were tried in vain. */
export const dueLetters = (db: Kysely<Tables>, now: number, tried: keyof typeof triedOf) =>
  db
    .selectFrom('letter')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('tries', triedOf[tried], 0)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(most);

/** Claims letters that are due: a claim is a later next try, so a process that dies leaves them to the others. */
const claim = async (db: Kysely<Tables>, now: number): Promise<readonly Row[]> => {
  const fresh = await dueLetters(db, now, 'never').execute();
  // However many letters nobody takes, one that was just written does not wait for them.
  const again = fresh.length < most ? await dueLetters(db, now, 'before').execute() : [];
  const due = [...fresh, ...again].slice(0, most);
  const claimed = await Promise.all(
    due.map(({ id, next_try_at }) =>
      db
        .updateTable('letter')
        .set({ next_try_at: now + handing })
        .where('id', '=', id)
        .where('next_try_at', '=', next_try_at)
        .where('sent_at', 'is', null)
        .executeTakeFirst(),
    ),
  );
  return due.filter((_, index) => claimed[index]?.numUpdatedRows === 1n);
};

export type Sending = {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly log: Log;
  readonly office: PostOffice;
  readonly gate: Gate;
};

const sendOne = async ({ db, clock, log, office, gate }: Sending, row: Row): Promise<void> => {
  const language = isLanguage(row.language) ? row.language : defaultLanguage;
  try {
    if ((await gate('mail')).kind !== 'pass') {
      throw new Error('The world keeps letters back.');
    }
    const { recipient: to, subject, text } = row;
    await office.send({ to, subject, text, html: letterHtml(text, language) });
    // What was sent is forgotten: a letter may hold a code that opens an account.
    await db
      .updateTable('letter')
      .set({ sent_at: clock.now(), text: '', recipient: '' })
      .where('id', '=', row.id)
      .execute();
  } catch (reason) {
    log.error('letter-not-sent', reason, { tries: row.tries + 1 });
    await db
      .updateTable('letter')
      .set({ tries: row.tries + 1, next_try_at: clock.now() + pauseAfter(row.tries, reason) })
      .where('id', '=', row.id)
      .execute();
  }
};

/** Hands over every letter that is due and says how many there were. */
export const sendLetters = async (sending: Sending): Promise<number> => {
  const rows = await claim(sending.db, sending.clock.now());
  await Promise.all(rows.map((row) => sendOne(sending, row)));
  return rows.length;
};
