import { sql } from 'kysely';
import { day, second } from '#domain/values/durations.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import type { Gauge } from '#server/platform/http/metrics.ts';
import { stuckPayments } from '#server/sale/settlement/stuck-payments.ts';

type Deps = Pick<PlatformContext, 'clock' | 'db'>;

const paymentsOfDay = async ({ db, clock }: Deps): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('settlement')
    .select(['state', sql<number>`count(*)::integer`.as('count')])
    .where('begun_at', '>', clock.now() - day)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [`state="${state}"`, count]));
};

const holds = async ({ db, clock }: Deps): Promise<number> => {
  const { count } = await db
    .selectFrom('seat_hold')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('state', '=', 'held')
    .where('deadline', '>', clock.now())
    .executeTakeFirstOrThrow();
  return count;
};

type Waiting = { readonly count: number; readonly oldest: number | null };

const lettersWaiting = ({ db }: Deps): Promise<Waiting> =>
  db
    .selectFrom('letter')
    .select([sql<number>`count(*)::integer`.as('count'), sql<number | null>`min(posted_at)`.as('oldest')])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();

/** A kind of work that was never done stands at 0: an age of fifty years is an alarm. */
const doneAt = async ({ db }: Deps): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('operation_run').selectAll().execute();
  const done = new Map(rows.map(({ name, done_at }) => [name, done_at]));
  const names = ['backup', 'retention'] as const;
  return new Map(names.map((name) => [`work="${name}"`, (done.get(name) ?? 0) / second]));
};

/** What the shop does, for whoever watches it. All of it is the same in every process. */
export const businessFigures = (deps: Deps): readonly Gauge[] => [
  {
    name: 'sefer_payments_of_a_day',
    says: 'Payments begun in the last 24 hours, by where they stand; notified are sales.',
    read: () => paymentsOfDay(deps),
  },
  { name: 'sefer_holds', says: 'Places that are held now.', read: () => holds(deps) },
  {
    name: 'sefer_payments_stuck',
    says: 'Payments and refunds that should have come to rest.',
    read: async () => (await stuckPayments(deps.db, deps.clock.now())).length,
  },
  {
    name: 'sefer_letters_waiting',
    says: 'Letters that are not sent yet.',
    read: async () => (await lettersWaiting(deps)).count,
  },
  {
    name: 'sefer_letters_waiting_seconds',
    says: 'How long the oldest of them waits.',
    read: async () => {
      const { oldest } = await lettersWaiting(deps);
      return oldest === null ? 0 : Math.max(0, deps.clock.now() - oldest) / second;
    },
  },
  {
    name: 'sefer_work_done_timestamp_seconds',
    says: 'When work at the command line was last done to its end; 0 where it never was.',
    read: () => doneAt(deps),
  },
];
