import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { anyMeeting, type Meeting } from './commands.ts';

type Row = Tables['world_rule'];

/** A rule that stands for every call is written under this name. */
const everyCall = '*';

export const addRule = async (
  db: Kysely<Tables>,
  rule: { readonly name: string; readonly with: Meeting; readonly times: number | null },
): Promise<void> => {
  await db
    .insertInto('world_rule')
    .values({
      id: crypto.randomUUID(),
      name: rule.name,
      meeting: JSON.stringify(rule.with),
      made_at: Date.now(),
      remaining: rule.times,
    })
    .execute();
};

export const rulesOf = (db: Kysely<Tables>): Promise<readonly Row[]> =>
  db.selectFrom('world_rule').selectAll().orderBy('made_at').execute();

export const forgetRules = async (db: Kysely<Tables>, name: string | null): Promise<void> => {
  const all = db.deleteFrom('world_rule');
  await (name === null ? all : all.where('name', '=', name)).execute();
};

const countDown = async (db: Kysely<Tables>, { id, remaining }: Row): Promise<boolean> => {
  if (remaining === null) {
    return true;
  }
  const { numUpdatedRows } = await db
    .updateTable('world_rule')
    .set({ remaining: remaining - 1 })
    .where('id', '=', id)
    .where('remaining', '=', remaining)
    .executeTakeFirstOrThrow();
  if (remaining === 1 && numUpdatedRows === 1n) {
    await db.deleteFrom('world_rule').where('id', '=', id).execute();
  }
  return numUpdatedRows === 1n;
};

/** What the next caller of this name meets. Two callers never share one turn, whatever process they came to. */
export const nextMeeting = async (db: Kysely<Tables>, name: string): Promise<Meeting | null> => {
  for (;;) {
    const [rule] = await db
      .selectFrom('world_rule')
      .selectAll()
      .where('name', 'in', [name, everyCall])
      .where((where) => where.or([where('remaining', 'is', null), where('remaining', '>', 0)]))
      .orderBy('made_at')
      .limit(1)
      .execute();
    if (rule === undefined) {
      return null;
    }
    if (await countDown(db, rule)) {
      return anyMeeting.parse(JSON.parse(rule.meeting));
    }
  }
};
