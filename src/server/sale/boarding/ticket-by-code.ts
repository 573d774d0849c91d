import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { isPrintable } from './prints.ts';

type Row = Tables['ticket'];

/** Made of 128 bits or more: whoever has it was given it. */
const codeForm = /^[\w-]{22,100}$/;

/** In the order of their codes. Null where no ticket has the code, and as well where the ticket holds no more. */
export const ticketsByCodes = async (
  db: Kysely<Tables>,
  codes: readonly string[],
  now: number,
): Promise<readonly (Row | null)[]> => {
  const possible = codes.filter((code) => codeForm.test(code));
  if (possible.length === 0) return codes.map(() => null);
  const rows = await db.selectFrom('ticket').selectAll().where('boarding_code', 'in', possible).execute();
  const printable = new Map(rows.filter(isPrintable(now)).map((row) => [row.boarding_code, row]));
  return codes.map((code) => printable.get(code) ?? null);
};

export const ticketByCode = async (db: Kysely<Tables>, code: string, now: number): Promise<Row | null> => {
  const [row] = await ticketsByCodes(db, [code], now);
  return row ?? null;
};
