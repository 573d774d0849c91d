import type { Kysely } from 'kysely';
import type { Tables } from '#server/store/tables.ts';
import { isPrintable } from './papers.ts';

type Row = Tables['ticket'];

/** Made of 128 bits or more: whoever has it was given it. */
const codeForm = /^[\w-]{22,100}$/;

/** Null when no ticket has this code, and as well when the ticket holds no more. */
export const ticketByCode = async (db: Kysely<Tables>, code: string, now: number): Promise<Row | null> => {
  const row = await db
    .selectFrom('ticket')
    .selectAll()
    .where('boarding_code', '=', codeForm.test(code) ? code : '')
    .executeTakeFirst();
  return row !== undefined && isPrintable(now)(row) ? row : null;
};
