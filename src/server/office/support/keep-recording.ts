import type { Kysely } from 'kysely';
import { reportRecording as call } from '#contract/operations/support.ts';
import { granted } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { refusalOfTurn } from '#server/people/access/take-turn.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { operation } from '#server/sale/context/operation.ts';
import { ownSubject } from './own-subject.ts';

const turns: Turns = { name: 'recording', most: 30, within: minute, browsers: wideNet };
/** Somebody who reloads for ever fills no store. */
const mostOfABooking = 20;

/** The newest stay. */
const deleteOldest = async (db: Kysely<Tables>, locator: string): Promise<void> => {
  const kept = db
    .selectFrom('flow_recording')
    .select('id')
    .where('locator', '=', locator)
    .orderBy('told_at', 'desc')
    .orderBy('id')
    .limit(mostOfABooking);
  await db.deleteFrom('flow_recording').where('locator', '=', locator).where('id', 'not in', kept).execute();
};

/** Keeps what a page went through with its own booking or rental; nobody tells stories of another's. */
export const keepRecording = operation(call, async (asked, app) => {
  const { body } = asked;
  const { db, clock } = app;
  const over = refusalOfTurn(asked, turns, app);
  if (over !== null) return over;
  const own = await ownSubject(body.locator, asked, app);
  if (!own.ok) return own;
  const locator = own.value;
  const row = { steps: JSON.stringify(body.steps), told_at: clock.now() };
  await db
    .insertInto('flow_recording')
    .values({ id: body.id, locator, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('flow_recording.locator', '=', locator),
    )
    .execute();
  await deleteOldest(db, locator);
  return granted(null);
});
