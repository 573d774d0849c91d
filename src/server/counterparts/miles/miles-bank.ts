import type { Kysely } from 'kysely';
import { milesFor, wholeMilesOf } from '#domain/fare/miles.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { Bank } from '#server/counterparts/bank/bank.ts';
import {
  closeUnder,
  openUnder,
  paymentUnder,
  refundUnder,
  wordOn,
} from '#server/counterparts/bank/bank-payments.ts';
import type { Gate } from '#server/platform/gate.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';

type Deps = { readonly db: Kysely<Tables>; readonly gate: Gate };

const noPage = { acsUrl: '', paReq: '', md: '', termUrl: '' };

const member = (lastFour: string): number => Number(lastFour);

const add = (db: Kysely<Tables>, owner: number, points: number) =>
  db
    .updateTable('miles_account')
    .set((set) => ({ points: set('points', '+', points) }))
    .where('owner', '=', owner)
    .where((where) => where(where('points', '+', points), '>=', 0))
    .executeTakeFirstOrThrow();

/**
 * The simulated miles programme, asked in the way a bank is asked: it sets miles aside without a page of its own and
 * does nothing twice under one key. Its token is the member's number.
 */
export const milesBank = ({ db, gate }: Deps): Bank => {
  const answering = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if ((await gate('miles')).kind !== 'pass') throw new Error('The miles programme does not answer.');
    return call();
  };
  return {
    open: (asked) =>
      answering(async () => {
        if (asked.holder !== null) return refused('payment-type-unknown');
        const card = { name: 'miles', lastFour: asked.token, isProved: true, goodUntil: 0 };
        const { state } = await openUnder(db, asked, card);
        return state === 'closed' ? refused('operation-failed') : granted(noPage);
      }),
    ask: (key) => answering(async () => wordOn(await paymentUnder(db, key))),
    capture: (key, amount) =>
      answering(() =>
        inTransaction(db, async (within) => {
          const row = await within
            .updateTable('bank_payment')
            .set({ state: 'captured', captured: amount })
            .where('key', '=', key)
            .where('state', '=', 'approved')
            .returning('last_four')
            .executeTakeFirst();
          if (row === undefined) {
            const known = await paymentUnder(within, key);
            return known?.state === 'captured' ? granted(null) : refused('operation-failed');
          }
          const { numUpdatedRows } = await add(within, member(row.last_four), -milesFor(amount));
          if (numUpdatedRows === 1n) return granted(null);
          await within
            .updateTable('bank_payment')
            .set({ state: 'declined', decline: 'payment-failed', captured: 0 })
            .where('key', '=', key)
            .execute();
          return refused('payment-failed');
        }),
      ),
    close: (key) =>
      answering(() =>
        inTransaction(db, async (within) => {
          const row = await within
            .selectFrom('bank_payment')
            .selectAll()
            .where('key', '=', key)
            .forUpdate()
            .executeTakeFirst();
          if (row?.state === 'captured') await add(within, member(row.last_four), milesFor(row.captured));
          return closeUnder(within, key);
        }),
      ),
    refund: (key, refundKey, amount) =>
      answering(() =>
        inTransaction(db, async (within) => {
          const row = await paymentUnder(within, key);
          if (row === undefined) throw new Error('The miles programme does not know the payment.');
          if (await refundUnder(within, key, refundKey, amount)) {
            await add(within, member(row.last_four), wholeMilesOf(amount));
          }
        }),
      ),
    keyOf: () => Promise.resolve(null),
    readReturn: () => Promise.resolve(null),
  };
};
