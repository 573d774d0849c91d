import type { Kysely } from 'kysely';
import { reportFlowEvents as call } from '#contract/operations/flow-facts.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { day, hour as hourLong, minute, second } from '#domain/values/durations.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Budget } from '#server/platform/tries/budget.ts';
import { isAllowedFrom } from '#server/platform/tries/caller-subject.ts';
import { operation } from '#server/sale/context/operation.ts';

const posts: Budget = { name: 'flow-events', most: 60, within: minute };

const wholeSecond = (at: number): number => Math.floor(at / second) * second;

const isRoomFor = async (
  db: Kysely<Tables>,
  count: number,
  { hour, most }: { readonly hour: number; readonly most: number },
): Promise<boolean> => {
  const { rows } = await db
    .selectFrom('flow_event')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where('reported_hour', '=', hour)
    .executeTakeFirstOrThrow();
  return rows + count <= most;
};

/** Keeps what came after what, where the operator wants it; told twice it is kept once. Of who told it nothing is kept. */
export const recordFlowEvents = operation(
  call,
  async ({ body, callerAddress }, { db, clock, allow, settings }) => {
    if (!isAllowedFrom(callerAddress, posts, allow)) {
      return refused('too-many-tries');
    }
    const now = clock.now();
    const hour = Math.floor(now / hourLong) * hourLong;
    // What lies further off is no hour of a page that heard the server's.
    const events = body.events.filter(({ at }) => at > now - day && at < now + minute);
    if (!settings.eventLog || events.length === 0) return granted({ kept: 0 });
    if (!(await isRoomFor(db, events.length, { hour, most: settings.eventLogHourly }))) {
      return { ...refused('too-many-tries'), retryAt: hour + hourLong };
    }
    const { numInsertedOrUpdatedRows: kept } = await db
      .insertInto('flow_event')
      .values(
        events.map(({ at, ...event }) => ({
          case_id: body.case,
          ...event,
          at: wholeSecond(at),
          reported_hour: hour,
        })),
      )
      .onConflict((conflict) => conflict.columns(['case_id', 'position']).doNothing())
      .executeTakeFirstOrThrow();
    return granted({ kept: Number(kept ?? 0) });
  },
);
