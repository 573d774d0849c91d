import type { Kysely, Transaction } from 'kysely';
import { constraintOf, isErrno } from '#server/platform/errno.ts';
import type { Tables } from './tables.ts';

/** Serialization failure and deadlock: the database asks for the same work again. */
const askAgain = ['40001', '40P01'];
/** Numbers that are drawn by lot inside the work: where one is taken already, the work draws another. */
const taken = '23505';
const drawn: ReadonlySet<string | null> = new Set(['ticket_pkey', 'open_ticket_pkey', 'refund_coupon_pkey']);
const tries = 10;

const mayGoBetterAgain = (reason: unknown): boolean =>
  isErrno(reason, ...askAgain) || (isErrno(reason, taken) && drawn.has(constraintOf(reason)));

/** Runs work that stands or falls as a whole; the work may run more than once and must leave nothing outside the database. */
export const inTransaction = async <Result>(
  db: Kysely<Tables>,
  work: (within: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => {
  for (let left = tries; ; left -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (reason) {
      if (left === 1 || !mayGoBetterAgain(reason)) {
        throw reason;
      }
    }
  }
};
