import { setTimeout as pause } from 'node:timers/promises';
import { deadlinePort, findRow, type Row } from './settlement-row.ts';
import { drive, type SettlementDeps } from './take-step.ts';

const checkEvery = 20;
const waitFor = 2_000;

/** Nothing more is asked for it, or it waits for its passenger. */
const waitsForNobody = ({ port }: Row) => port === null || port === deadlinePort;

/**
 * Takes a payment as far as it can be taken at once. Another process may be taking the same step: its end is waited for,
 * and not taken twice, so that whoever asks finds the same whoever was faster.
 */
export const driveThrough = async (driving: SettlementDeps, payment: string): Promise<Row | null> => {
  const until = performance.now() + waitFor;
  for (;;) {
    const turn = await drive(driving, payment);
    const row = await findRow(driving.db, payment);
    if (row === undefined) return null;
    if (waitsForNobody(row) || turn === 'silent' || performance.now() > until) return row;
    await pause(checkEvery);
  }
};
