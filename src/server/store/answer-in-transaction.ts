import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';
import { inTransaction } from './transaction.ts';

type Answered = { readonly ok: boolean };

type Work<Said> = (within: Transaction<Tables>) => Promise<Said>;

const keepIf = <Said>(db: Kysely<Tables>, work: Work<Said>, isKept: (said: Said) => boolean): Promise<Said> =>
  inTransaction(db, async (within) => {
    await sql`savepoint work`.execute(within);
    const said = await work(within);
    await (isKept(said) ? sql`release savepoint work` : sql`rollback to savepoint work`).execute(within);
    return said;
  });

const isGranted = ({ ok }: Answered): boolean => ok;
const isNever = (): boolean => false;

/** A transaction whose work may be refused: then nothing of it stays. */
export const answerInTransaction = <Said extends Answered>(
  db: Kysely<Tables>,
  work: Work<Said>,
): Promise<Said> => keepIf(db, work, isGranted);

/** Carries work out as if it were meant, and takes it back: what is told before a deed is what the deed does. */
export const rehearse = <Said>(db: Kysely<Tables>, work: Work<Said>): Promise<Said> =>
  keepIf(db, work, isNever);
