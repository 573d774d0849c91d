import type { Kysely, Transaction } from 'kysely';
import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import { second } from '#domain/values/durations.ts';
import type { Bank } from '#server/counterparts/bank/bank.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { isDatabaseBusy } from '#server/platform/store/is-database-busy.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { askBankFor, askBehind, askDeskFor, bankPortOf, deskPortOf } from './ask-world.ts';
import { askingTime, inAskingTime } from './asking-time.ts';
import { type Happening, listeningTo, stepChart } from './chart-step.ts';
import type { Desk } from './desk.ts';
import { purposeOf } from './payment-state.ts';
import { recordMoney } from './record-money.ts';
import {
  contextOf,
  deadlinePort,
  findRow,
  lockRow,
  lockRowIn,
  nextCheck,
  type Row,
  stepOf,
  storedStateOf,
} from './settlement-row.ts';
import { trailAfter } from './trail.ts';

/** What a payment is driven with. */
export type SettlementDeps = {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly log: Log;
  readonly bank: Bank;
  /** The miles programme, asked as a bank is. */
  readonly miles: Bank;
  readonly deskFor: (purpose: PaymentPurpose) => Desk;
};

/** A question without an answer is put so often before the chart is told that there is none. */
const mostTries = 4;
const pauseAfter = (tries: number): number => second * 2 ** tries;
/** After the chart was told, it may put the same question once more: not at once. */
const pause = 10 * second;

/** Who takes the money of a payment. */
export const bankOf = ({ bank, miles }: SettlementDeps, { means }: Pick<Row, 'means'>): Bank =>
  means === 'miles' ? miles : bank;

/** Takes one step of the chart in the store. False when the chart does not listen to it where it stands now. */
const apply = async (
  within: Transaction<Tables>,
  row: Row,
  happening: Happening,
  { clock, log }: SettlementDeps,
): Promise<boolean> => {
  const now = clock.now();
  const stood = stepChart(storedStateOf(row), happening);
  if (stood === null) return false;
  await recordMoney(within, row, happening, now);
  const step = stepOf(stood, now);
  const isAskedAgain = step.port !== null && step.port === row.port;
  await within
    .updateTable('settlement')
    .set({
      ...step,
      ask_at: isAskedAgain ? now + pause : step.ask_at,
      moved_at: isAskedAgain ? row.moved_at : now,
      trail: trailAfter(row, happening, stood, now),
      token: row.port === 'openPayment' && step.port !== 'openPayment' ? null : row.token,
      revision: row.revision + 1,
    })
    .where('id', '=', row.id)
    .execute();
  for (const defect of stood.defects) log.error('settlement-unsure', defect, { port: row.port });
  return true;
};

/** Something that happened to a payment, whatever it is doing. */
export const happen = (driving: SettlementDeps, id: string, happening: Happening): Promise<boolean> =>
  inTransaction(driving.db, async (within) => {
    const row = await lockRowIn(within, id, listeningTo(happening));
    return row === undefined ? false : apply(within, row, happening, driving);
  });

/** An answer belongs to the step that asked for it; one that comes after another has answered is left. */
const answer = ({ id, revision }: Row, happening: Happening, driving: SettlementDeps): Promise<boolean> =>
  inTransaction(driving.db, async (within) => {
    const now = await lockRow(within, id);
    return now?.revision === revision && apply(within, now, happening, driving);
  });

/** A question whose row is kept is in good hands: it is not waited for. */
const claim = async ({ db, clock }: SettlementDeps, row: Row): Promise<boolean> => {
  const now = clock.now();
  const { numUpdatedRows } = await db
    .updateTable('settlement')
    .set({ ask_at: now + askingTime, tries: row.tries + 1 })
    .where('id', '=', (free) =>
      free
        .selectFrom('settlement')
        .select('id')
        .where('id', '=', row.id)
        .where('revision', '=', row.revision)
        .where('ask_at', '=', row.ask_at)
        .where('ask_at', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

const countFailure = async (
  driving: SettlementDeps,
  row: Row,
  port: string,
  error: unknown,
): Promise<boolean> => {
  // Whoever was in the way in the store says nothing of the world: such a try does not count.
  const tries = isDatabaseBusy(error) ? row.tries : row.tries + 1;
  driving.log.error('settlement-not-answered', error, { port, tries });
  if (tries >= mostTries) return answer(row, { kind: 'broke', port, error }, driving);
  await driving.db
    .updateTable('settlement')
    .set({ ask_at: driving.clock.now() + pauseAfter(tries), tries })
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .execute();
  return false;
};

/** The passenger may never come back: a payment the bank has decided on goes on as if they had. */
const checkPayment = async (driving: SettlementDeps, row: Row): Promise<boolean> => {
  const kept = contextOf(row);
  if (kept.due.deadline <= driving.clock.now()) {
    return answer(row, { kind: 'answered', port: deadlinePort, output: undefined }, driving);
  }
  const bankAnswer = await inAskingTime(bankOf(driving, row).ask(row.key));
  if (bankAnswer.ok || (bankAnswer.refusal !== 'still-open' && bankAnswer.refusal !== 'not-known')) {
    return happen(driving, row.id, { kind: 'sent', event: { type: 'return.came' } });
  }
  await driving.db
    .updateTable('settlement')
    .set({ ask_at: nextCheck(kept, driving.clock.now()), tries: 0 })
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .execute();
  return false;
};

const put = async (driving: SettlementDeps, row: Row, port: string): Promise<boolean> => {
  const bankPort = bankPortOf(port);
  if (bankPort !== null) {
    const holder = (await driving.deskFor(purposeOf(row)).holder?.(driving.db, row.subject)) ?? null;
    const output = await inAskingTime(askBankFor(row, bankPort, bankOf(driving, row), holder));
    return answer(row, { kind: 'answered', port, output }, driving);
  }
  const deskPort = deskPortOf(port);
  if (deskPort === null) return checkPayment(driving, row);
  const desk = driving.deskFor(purposeOf(row));
  const word = await inAskingTime(askBehind(driving.db, row, deskPort, desk));
  return inTransaction(driving.db, async (within) => {
    const locked = await lockRow(within, row.id);
    if (locked?.revision !== row.revision) return false;
    const output = await askDeskFor(within, locked, deskPort, { desk, word }, driving.clock.now());
    return apply(within, locked, { kind: 'answered', port, output }, driving);
  });
};

/** `moved` took a step; `silent` met no answer and waits; `idle` had nothing to ask now. */
export type Turn = 'moved' | 'silent' | 'idle';

/** Puts what the chart asks to the world and takes the step its answer leads to. */
export const takeStep = async (driving: SettlementDeps, id: string): Promise<Turn> => {
  const row = await findRow(driving.db, id);
  if (row === undefined || row.port === null || !(await claim(driving, row))) return 'idle';
  try {
    return (await put(driving, row, row.port)) ? 'moved' : 'idle';
  } catch (error) {
    return (await countFailure(driving, row, row.port, error)) ? 'moved' : 'silent';
  }
};

/** Goes as far as can be gone without waiting, and says why it went no further. Each step is in the store before the next. */
export const drive = async (driving: SettlementDeps, id: string, goesOn = () => true): Promise<Turn> => {
  for (;;) {
    const turn = await takeStep(driving, id);
    if (turn !== 'moved' || !goesOn()) return turn;
  }
};
