import type { Transaction } from 'kysely';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { isErrno } from '#server/platform/errno.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { beginChart } from './chart-step.ts';
import { driveThrough } from './drive-through.ts';
import { owedOf } from './owed.ts';
import { paymentKeyOf } from './payment-key.ts';
import type { Beginning, BeginRefusal } from './payments.ts';
import { findRowByKey, type Row, stepOf } from './settlement-row.ts';
import { happen, type SettlementDeps } from './take-step.ts';

const taken = '23505';

const isSame = (row: Row, asked: Beginning): boolean =>
  row.amount === asked.amount && row.means === asked.means.kind;

const openOne = (within: Transaction<Tables>, { purpose, subject }: Beginning) =>
  within
    .selectFrom('settlement')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('at_rest', '=', false)
    .executeTakeFirst();

type SaveResult = Answer<string, BeginRefusal> | { readonly ok: 'another'; readonly id: string };

const known = (row: Row, asked: Beginning): Answer<string, BeginRefusal> =>
  isSame(row, asked) ? granted(row.id) : refused('used-otherwise');

const savePayment = async (
  within: Transaction<Tables>,
  asked: Beginning,
  driving: SettlementDeps,
): Promise<SaveResult> => {
  const now = driving.clock.now();
  const atDesk = await driving.deskFor(asked.purpose).due(within, asked.subject, now);
  const due = await owedOf(within, asked, atDesk, now);
  if (due === null) return refused('nothing-due');
  if (due.amount !== asked.amount) return refused('amount-wrong');
  const key = paymentKeyOf(asked);
  const another = await openOne(within, asked);
  if (another?.key === key) return known(another, asked);
  if (another !== undefined) {
    return asked.by === 'owner' ? { ok: 'another', id: another.id } : refused('being-paid');
  }
  const id = crypto.randomUUID();
  await within
    .insertInto('settlement')
    .values({
      ...stepOf(beginChart(key), now),
      id,
      key,
      purpose: asked.purpose,
      subject: asked.subject,
      locator: due.locator,
      amount: asked.amount,
      means: asked.means.kind,
      token: asked.means.token,
      trail: '[]',
      revision: 0,
      begun_at: now,
    })
    .execute();
  return granted(id);
};

/** The same try may have been carried out while this one waited: then nothing is due any more, and it is that payment. */
const saveOrFind = async (asked: Beginning, driving: SettlementDeps): Promise<SaveResult> => {
  const saved = await inTransaction(driving.db, (within) => savePayment(within, asked, driving));
  if (saved.ok !== false) return saved;
  const done = await findRowByKey(driving.db, paymentKeyOf(asked));
  return done === undefined ? saved : known(done, asked);
};

/** Lays a payment down under its key and gives its id. A payment that still waits for the passenger gives way to a new try of the owner. */
export const beginPayment = async (
  asked: Beginning,
  driving: SettlementDeps,
): Promise<Answer<string, BeginRefusal>> => {
  const row = await findRowByKey(driving.db, paymentKeyOf(asked));
  if (row !== undefined) return known(row, asked);
  try {
    const saved = await saveOrFind(asked, driving);
    if (saved.ok !== 'another') return saved;
    await happen(driving, saved.id, { kind: 'sent', event: { type: 'payment.abandoned' } });
    await driveThrough(driving, saved.id);
    const again = await saveOrFind(asked, driving);
    return again.ok === 'another' ? refused('being-paid') : again;
  } catch (reason) {
    if (!isErrno(reason, taken)) throw reason;
    const first = await findRowByKey(driving.db, paymentKeyOf(asked));
    return first === undefined ? refused('being-paid') : known(first, asked);
  }
};
