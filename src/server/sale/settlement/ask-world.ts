import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import type { Bank } from '#server/counterparts/bank/bank.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { agreed, type Desk, type Word } from './desk.ts';
import { owedOf } from './owed.ts';
import { purposeOf } from './payment-state.ts';
import { contextOf, type Row } from './settlement-row.ts';

const asked = z.nullable(
  z.object({ key: z.string(), amount: z.optional(z.int()), payBy: z.optional(z.int()) }),
);

/** However long something is held, a payment once begun is paid within this time or not at all. */
const timeToPay = 10 * minute;

const bankPorts = ['openPayment', 'askBank', 'captureMoney', 'returnMoney'] as const;
const deskPorts = ['findDue', 'issueTickets', 'notifyPassenger', 'tellDesk'] as const;

type BankPort = (typeof bankPorts)[number];
type DeskPort = (typeof deskPorts)[number];

export const bankPortOf = (port: string): BankPort | null => bankPorts.find((name) => name === port) ?? null;
export const deskPortOf = (port: string): DeskPort | null => deskPorts.find((name) => name === port) ?? null;

const inputOf = ({ input, key, amount }: Row) => {
  const request = asked.parse(JSON.parse(input ?? 'null'));
  return { key: request?.key ?? key, amount: request?.amount ?? amount, payBy: request?.payBy ?? 0 };
};

/** Asks the bank, outside any transaction. */
export const askBankFor = (row: Row, port: BankPort, bank: Bank, holder: string | null): Promise<unknown> => {
  const { key, amount, payBy } = inputOf(row);
  switch (port) {
    case 'openPayment':
      return bank.open({ key, amount, payBy, token: row.token ?? '', locator: row.locator, holder });
    case 'askBank':
      return bank.ask(key);
    case 'captureMoney':
      return bank.capture(key, amount);
    case 'returnMoney':
      return bank.close(key);
  }
};

/** Asks whoever stands behind the desk, outside any transaction. */
export const askBehind = (db: Kysely<Tables>, row: Row, port: DeskPort, desk: Desk): Promise<Word> =>
  port === 'issueTickets' && desk.ask !== undefined ? desk.ask(db, row.subject) : Promise.resolve(agreed);

/** A desk, and what was said by whoever stands behind it. */
type Behind = { readonly desk: Desk; readonly word: Word };

/** Asks the desk, in the transaction of the step its answer leads to. */
export const askDeskFor = async (
  within: Transaction<Tables>,
  row: Row,
  port: DeskPort,
  { desk, word }: Behind,
  now: number,
): Promise<unknown> => {
  switch (port) {
    case 'findDue': {
      const what = { purpose: purposeOf(row), subject: row.subject };
      const due = await owedOf(within, what, await desk.due(within, row.subject, now), now);
      if (due === null || due.amount !== row.amount) return refused('nothing-due');
      return granted({ ...due, deadline: Math.min(due.deadline, row.begun_at + timeToPay) });
    }
    case 'issueTickets':
      return desk.issue(within, row.subject, row.id, now, word);
    case 'notifyPassenger':
      await desk.notify(within, row.subject, row.id, now);
      return null;
    case 'tellDesk':
      await desk.refused(within, row.subject, row.id, now);
      if (contextOf(row).end === 'refunded') await desk.returned?.(within, row.subject, row.amount);
      return null;
  }
};
