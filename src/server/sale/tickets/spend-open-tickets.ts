import type { Transaction } from 'kysely';
import { type Covered, coveredBy } from '#domain/booking/open-ticket.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Mail } from '#server/counterparts/mail/mail.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { notifyOwner } from './spent-letter.ts';

export type UseRefusal = 'open-ticket-expired' | 'open-ticket-not-found' | 'open-ticket-used';

/** Open tickets that pay for a booking, each proved by the surname in it or by its member. */
export type Using = {
  readonly numbers: readonly string[];
  readonly surnameKeys: readonly string[];
  readonly userId: number | null;
  readonly locator: string;
  readonly price: Kurus;
  readonly payment: string | null;
};

type Row = Tables['open_ticket'];

const refusalOf = (row: Row | undefined, using: Using, now: number): UseRefusal | null => {
  const mayUse =
    row !== undefined &&
    (using.surnameKeys.includes(row.surname_key) || (row.user_id !== null && row.user_id === using.userId));
  if (!mayUse) return 'open-ticket-not-found';
  if (row.status !== 'unused') return 'open-ticket-used';
  return row.expires_at <= now ? 'open-ticket-expired' : null;
};

/** Where the order of numbers is the order of locks, two sales wait for each other instead of standing still. */
const lockedRows = (within: Transaction<Tables>, numbers: readonly string[]): Promise<Row[]> =>
  within
    .selectFrom('open_ticket')
    .selectAll()
    .where('number', 'in', numbers)
    .orderBy('number')
    .forUpdate()
    .execute();

type Spent = { readonly row: Row; readonly used: Kurus };

/** The one that ends first is spent first; one that is not needed stays as it is. */
const spentOf = (rows: readonly Row[], price: Kurus): readonly Spent[] => {
  let left = price;
  return rows
    .toSorted((one, other) => one.expires_at - other.expires_at || one.amount - other.amount)
    .map((row) => {
      const used = Math.min(row.amount, left);
      left -= used;
      return { row, used };
    })
    .filter(({ used }) => used > 0);
};

const keepUses = async (
  within: Transaction<Tables>,
  spent: readonly Spent[],
  { locator, payment }: Using,
  at: number,
): Promise<void> => {
  if (spent.length === 0) return;
  await within
    .updateTable('open_ticket')
    .set({ status: 'used', used_at: at, used_by: payment ?? locator })
    .where(
      'number',
      'in',
      spent.map(({ row }) => row.number),
    )
    .execute();
  await within
    .insertInto('open_ticket_use')
    .values(
      spent.map(({ row: { number, amount }, used }) => ({ number, locator, used, lost: amount - used, at })),
    )
    .execute();
};

type Judged = { readonly spent: readonly Spent[]; readonly covered: Covered };

/** Whether open tickets may pay, and what they would; whoever asks holds them until the end of the transaction. */
const judged = async (
  within: Transaction<Tables>,
  using: Using,
  now: number,
): Promise<Answer<Judged, UseRefusal>> => {
  const numbers = [...new Set(using.numbers)].toSorted();
  if (numbers.length === 0) return granted({ spent: [], covered: coveredBy([], using.price) });
  const rows = await lockedRows(within, numbers);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const refusal = numbers
    .map((number) => refusalOf(byNumber.get(number), using, now))
    .find((each) => each !== null);
  if (refusal) return refused(refusal);
  const spent = spentOf(rows, using.price);
  const chosen = spent.map(({ row: { number, amount, expires_at } }) => ({
    number,
    amount,
    expiresAt: expires_at,
  }));
  return granted({ spent, covered: coveredBy(chosen, using.price) });
};

/** What open tickets would pay, without using them. */
export const coverOf = async (
  within: Transaction<Tables>,
  using: Using,
  now: number,
): Promise<Answer<Covered, UseRefusal>> => {
  const found = await judged(within, using, now);
  return found.ok ? granted(found.value.covered) : found;
};

/** Uses open tickets up, all or none, and tells their owners. Each can be used once, whoever else wants it at the same moment. */
export const spendOpenTickets = async (
  within: Transaction<Tables>,
  using: Using,
  mail: Mail,
  now: number,
): Promise<Answer<Covered, UseRefusal>> => {
  const found = await judged(within, using, now);
  if (!found.ok) return found;
  await keepUses(within, found.value.spent, using, now);
  for (const spent of found.value.spent) await notifyOwner(within, spent, mail, now);
  return granted(found.value.covered);
};
