import type { Kysely, Transaction } from 'kysely';
import { keptIf } from './kept-if.ts';
import type { Tables } from './tables.ts';
import { inTransaction } from './transaction.ts';

type Answered = { readonly ok: boolean };

type Work<Result> = (within: Transaction<Tables>) => Promise<Result>;

const isGranted = ({ ok }: Answered): boolean => ok;
const isNever = (): boolean => false;

/** A transaction whose work may be refused: then nothing of it stays. */
export const answerInTransaction = <Result extends Answered>(
  db: Kysely<Tables>,
  work: Work<Result>,
): Promise<Result> => inTransaction(db, (within) => keptIf(within, work, isGranted));

/** Carries work out as if it were meant, and takes it back: what is told before an action is what the action does. */
export const dryRun = <Result>(db: Kysely<Tables>, work: Work<Result>): Promise<Result> =>
  inTransaction(db, (within) => keptIf(within, work, isNever));
