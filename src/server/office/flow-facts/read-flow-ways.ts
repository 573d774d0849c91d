import type { Kysely } from 'kysely';
import { readFlowWays as call, mostDaysOfWays } from '#contract/operations/flow-facts.ts';
import { visitsIn } from '#domain/shop/logged-step.ts';
import { dayNumberAt, startOfDay } from '#domain/time/travel-day.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { keptFor } from '#server/platform/kept.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Budget } from '#server/platform/tries/budget.ts';
import { isAllowedFrom } from '#server/platform/tries/caller-subject.ts';
import { operation } from '#server/sale/context/operation.ts';
import { type Hours, hoursIn } from './hours-in.ts';

const reads: Budget = { name: 'flow-ways', most: 30, within: minute };
const mostKept = 200;
/** So many arrows are read of a busy shop: those of a part of its visits, drawn by the lot that is their name. */
const mostRead = 50_000;
const names = 2 ** 32;
const flowName = /^[a-z][a-z0-9-]{0,39}$/;

const dayNumbers = ({ from, until }: Hours): number => dayNumberAt(until) - dayNumberAt(from);

const loggedIn = (db: Kysely<Tables>, flow: string, { from, until }: Hours) =>
  db.selectFrom('flow_event').where('flow', '=', flow).where('at', '>=', from).where('at', '<', until);

const shareOf = async (db: Kysely<Tables>, flow: string, hours: Hours): Promise<number> => {
  const { arrows } = await loggedIn(db, flow, hours)
    .select((row) => row.fn.countAll<number>().as('arrows'))
    .executeTakeFirstOrThrow();
  return Math.min(1, mostRead / Math.max(arrows, 1));
};

const waysIn = async (db: Kysely<Tables>, flow: string, hours: Hours) => {
  const share = await shareOf(db, flow, hours);
  const all = loggedIn(db, flow, hours);
  const drawn =
    share === 1
      ? all
      : all.where(
          'case_id',
          '<',
          Math.floor(share * names)
            .toString(16)
            .padStart(8, '0'),
        );
  const { flowWaysOf } = await import('#domain/shop/flow-ways.ts');
  const rows = await drawn
    .select(['case_id as case', 'transition', 'stands', 'at'])
    .orderBy('case_id')
    .orderBy('position')
    .execute();
  const steps = rows.map((row) => ({ ...row, stands: row.stands.split(' ').filter(Boolean) }));
  return { share, ...flowWaysOf(visitsIn(steps)) };
};

/** Anybody may ask: what was told is told again for a minute, and the log is read once in it for all of them. */
const reportedOf = keptFor((db: Kysely<Tables>) => {
  const lately = new Map<string, { readonly until: number; readonly found: ReturnType<typeof waysIn> }>();
  return (flow: string, hours: Hours, now: number): ReturnType<typeof waysIn> => {
    const asked = [flow, hours.from, hours.until].join(' ');
    const known = lately.get(asked);
    if (known !== undefined && now < known.until) return known.found;
    if (lately.size >= mostKept) lately.clear();
    const found = waysIn(db, flow, hours);
    lately.set(asked, { until: now + minute, found });
    found.catch(() => lately.delete(asked));
    return found;
  };
});

/** Which ways people go through a flow, summed up so far that nobody is told of. */
export const readFlowWays = operation(
  call,
  async ({ params, query, callerAddress }, { db, clock, allow, settings }) => {
    if (!isAllowedFrom(callerAddress, reads, allow)) {
      return refused('too-many-tries');
    }
    const asked = hoursIn(query);
    if (asked === null) {
      return refused('range-wrong');
    }
    const today = dayNumberAt(clock.now());
    const lately = { from: startOfDay(today - mostDaysOfWays + 1), until: startOfDay(today + 1) };
    const hours = asked.from === 0 ? lately : asked;
    if (dayNumbers(hours) > mostDaysOfWays) {
      return refused('range-too-wide');
    }
    const [flow] = flowName.exec(params.flow ?? '') ?? [];
    if (!settings.eventLog || flow === undefined) {
      return granted({ found: null });
    }
    return granted({ found: await reportedOf(db)(flow, hours, clock.now()) });
  },
);
