import type { Kysely } from 'kysely';
import { hour, minute } from '#domain/values/durations.ts';
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
const longestPause = hour;
/** Other processes leave a letter alone for this long while it is being handed over. */
const handing = minute;

const pauseAfter = (tries: number): number => Math.min(firstPause * 2 ** tries, longestPause);

export const dueLetters = (db: Kysely<Tables>, now: number) =>
  db
    .selectFrom('letter')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(most);

/** Claims letters that are due: a claim is a later next try, so a process that dies leaves them to the others. */
const claim = async (db: Kysely<Tables>, now: number): Promise<readonly Row[]> => {
  const due = await dueLetters(db, now).execute();
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
      .set({ tries: row.tries + 1, next_try_at: clock.now() + pauseAfter(row.tries) })
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
