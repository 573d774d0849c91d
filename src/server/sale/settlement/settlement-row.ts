import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { declines } from '#domain/fare/payment-decline.ts';
import type { Settlement } from '#machines/settlement/settlement.model.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Stood } from './chart-step.ts';

export type Row = Tables['settlement'];

const context = z.object({
  end: z.enum(['none', 'declined', 'lapsed', 'refunded']),
  // Left out by the version before.
  isCaptured: z.pipe(
    z.optional(z.boolean()),
    z.transform((isCaptured) => isCaptured ?? false),
  ),
  key: z.string(),
  due: z.object({ amount: z.int(), deadline: z.int(), locator: z.string() }),
  challenge: z.nullable(
    z.object({ acsUrl: z.string(), paReq: z.string(), md: z.string(), termUrl: z.string() }),
  ),
  reference: z.nullable(z.string()),
  decline: z.nullable(z.enum(declines)),
}) satisfies z.ZodMiniType<Settlement['context']>;

export const contextOf = (row: Row): Settlement['context'] => context.parse(JSON.parse(row.context));

export const storedStateOf = (row: Row) => ({ state: row.state, context: contextOf(row) });

/** Asked while the passenger is before the bank's page: it answers by itself when the time to pay is over. */
export const deadlinePort = 'payEnd';

/** The passenger may have paid and closed the page: until then the bank is looked at so often. */
const checkEvery = 20_000;

/** When a waiting payment is looked at next. */
export const nextCheck = ({ due }: Pick<Settlement['context'], 'due'>, now: number): number =>
  Math.min(due.deadline, now + checkEvery);

/** What a step of the chart leaves in the store: the state, and what is asked of the world next. */
export const stepOf = (
  { state, context: kept, asks, atRest }: Stood,
  now: number,
): Pick<Row, 'state' | 'context' | 'port' | 'input' | 'ask_at' | 'tries' | 'at_rest' | 'moved_at'> => ({
  state,
  context: JSON.stringify(kept),
  port: asks?.port ?? null,
  input: asks === null ? null : JSON.stringify(asks.input),
  ask_at: asks === null ? null : asks.port === deadlinePort ? nextCheck(kept, now) : now,
  tries: 0,
  at_rest: atRest,
  moved_at: now,
});

export const findRow = (db: Kysely<Tables>, id: string): Promise<Row | undefined> =>
  db.selectFrom('settlement').selectAll().where('id', '=', id).executeTakeFirst();

export const findRowByKey = (db: Kysely<Tables>, key: string): Promise<Row | undefined> =>
  db.selectFrom('settlement').selectAll().where('key', '=', key).executeTakeFirst();

/** The row where it stands in one of the states; elsewhere it is not waited for, whoever keeps it. */
export const lockRowIn = (
  within: Transaction<Tables>,
  id: string,
  states: readonly string[],
): Promise<Row | undefined> =>
  within
    .selectFrom('settlement')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', states)
    .forUpdate()
    .executeTakeFirst();

/** The row as it stands now, and nobody else's until the transaction ends. */
export const lockRow = (within: Transaction<Tables>, id: string): Promise<Row | undefined> =>
  within.selectFrom('settlement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
