import { sql } from 'kysely';
import { reportRecording as call } from '#contract/operations/support.ts';
import type { RecordedStep } from '#domain/shop/recorded-step.ts';
import { granted } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { refusalOfTurn } from '#server/people/access/take-turn.ts';
import { withName } from '#server/people/access/with-name.ts';
import { operation } from '#server/sale/context/operation.ts';
import { ownSubject } from './own-subject.ts';
import { deleteOldestOf, makeRoom, refusalOfBytes } from './recording-budget.ts';

const turns: Turns = { name: 'recording', most: 30, within: minute, browsers: wideNet };

/** Two tellings of one page are under way at once, and the earlier may come last: what was told further stays. */
const goesNoFurtherThan = (steps: readonly RecordedStep[]) =>
  sql<boolean>`(cast(flow_recording.steps::json -> -1 ->> 'at' as numeric), json_array_length(flow_recording.steps::json))
    <= (${steps.at(-1)?.at ?? 0}, ${steps.length})`;

/** Keeps what a page went through with its own booking or rental; nobody tells stories of another's. */
export const keepRecording = operation(call, async (asked, app) => {
  const { body } = asked;
  const { db, clock, issued } = app;
  const now = clock.now();
  const over = refusalOfTurn(asked, turns, app);
  if (over !== null) return over;
  const own = await ownSubject(body.locator, asked, app);
  if (!own.ok) return own;
  const locator = own.value;
  const row = { steps: JSON.stringify(body.steps), told_at: now };
  const tooMuch = await refusalOfBytes(asked, row.steps.length, db, { issued, now });
  if (tooMuch !== null) return withName(tooMuch, asked, issued);
  await makeRoom(db)(now);
  await db
    .insertInto('flow_recording')
    .values({ id: body.id, locator, ...row })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(row)
        .where('flow_recording.locator', '=', locator)
        .where(goesNoFurtherThan(body.steps)),
    )
    .execute();
  await deleteOldestOf(db, locator);
  return granted(null);
});
