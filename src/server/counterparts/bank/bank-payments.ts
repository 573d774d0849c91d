import type { Kysely, Transaction } from 'kysely';
import { type Decline, isDecline } from '#domain/fare/payment-decline.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { BankAnswer, CaptureAnswer, RefundAnswer } from '#machines/settlement/settlement.model.ts';
import { newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Opening } from './bank.ts';
import type { KeptCard } from './cards.ts';
import { testCardNamed } from './test-cards.ts';

export type BankPayment = Tables['bank_payment'];
type Store = Kysely<Tables>;

const declineOf = ({ decline }: BankPayment): Decline =>
  decline !== null && isDecline(decline) ? decline : 'operation-failed';

export const paymentUnder = (db: Store, key: string): Promise<BankPayment | undefined> =>
  db.selectFrom('bank_payment').selectAll().where('key', '=', key).executeTakeFirst();

export const paymentNamed = (db: Store, md: string): Promise<BankPayment | undefined> =>
  db.selectFrom('bank_payment').selectAll().where('md', '=', md).executeTakeFirst();

const blank = (key: string): BankPayment => ({
  key,
  reference: crypto.randomUUID(),
  md: newSecret(),
  secret: newSecret(),
  card: '',
  last_four: '',
  amount: 0,
  locator: '',
  pay_by: 0,
  state: 'closed',
  decline: null,
  captured: 0,
  returned: 0,
});

/** Lays a payment down unless its key is known, and gives what stands under the key. */
const savePayment = async (db: Store, row: BankPayment): Promise<BankPayment> => {
  await db
    .insertInto('bank_payment')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return db.selectFrom('bank_payment').selectAll().where('key', '=', row.key).executeTakeFirstOrThrow();
};

export const openUnder = (
  db: Store,
  { key, amount, locator, payBy }: Opening,
  card: KeptCard,
): Promise<BankPayment> =>
  savePayment(db, {
    ...blank(key),
    card: card.name,
    last_four: card.lastFour,
    amount,
    locator,
    pay_by: payBy,
    state: card.isProved ? 'approved' : 'open',
  });

/** The step from one state to the next is taken once, whoever comes first. */
export const movePayment = async (
  db: Store,
  key: string,
  from: string,
  to: Partial<Pick<BankPayment, 'state' | 'decline' | 'captured'>>,
): Promise<void> => {
  await db.updateTable('bank_payment').set(to).where('key', '=', key).where('state', '=', from).execute();
};

export const wordOn = (payment: BankPayment | undefined): BankAnswer => {
  if (payment === undefined) return refused('not-known');
  switch (payment.state) {
    case 'open':
      return refused('still-open');
    case 'approved':
    case 'captured':
      return granted({ reference: payment.reference });
    default:
      return refused(declineOf(payment));
  }
};

export const captureUnder = async (db: Store, key: string, amount: Kurus): Promise<CaptureAnswer> => {
  const known = await paymentUnder(db, key);
  const declines = testCardNamed(known?.card ?? '').declines;
  if (declines?.at === 'capture') {
    await movePayment(db, key, 'approved', { state: 'declined', decline: declines.why });
  } else {
    await movePayment(db, key, 'approved', { state: 'captured', captured: amount });
  }
  const after = await paymentUnder(db, key);
  if (after?.state === 'captured') return granted(null);
  return refused(after === undefined ? 'operation-failed' : declineOf(after));
};

/** A key that was never heard of is closed too: what comes late under it is refused. */
export const closeUnder = async (within: Transaction<Tables>, key: string): Promise<RefundAnswer> => {
  await savePayment(within, blank(key));
  const row = await within
    .updateTable('bank_payment')
    .set((set) => ({ state: 'closed', returned: set.ref('captured') }))
    .where('key', '=', key)
    .returning('captured')
    .executeTakeFirstOrThrow();
  return row.captured > 0 ? granted(null) : refused('nothing-taken');
};

/** Gives a part back; false when it has been given back under this refund key before. */
export const refundUnder = async (
  within: Transaction<Tables>,
  key: string,
  refundKey: string,
  amount: Kurus,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await within
    .insertInto('bank_refund')
    .values({ payment_key: key, refund_key: refundKey, amount })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  const { numUpdatedRows } = await within
    .updateTable('bank_payment')
    .set((set) => ({ returned: set('returned', '+', amount) }))
    .where('key', '=', key)
    .where((where) => where(where('returned', '+', amount), '<=', where.ref('captured')))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Error('More goes back than was taken.');
  return true;
};
