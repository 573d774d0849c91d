import { afterAll, expect, test } from 'vitest';
import { stuckPayments } from '#server/sale/settlement/stuck-payments.ts';
import { minute, payerAt, second } from '../../support/sold/payer.ts';
import { openTill } from '../../support/sold/till.ts';

const till = await openTill();
const payer = payerAt(till);
afterAll(() => till.end());

test.each([
  ['proving', 2 * minute, 30 * second, false],
  ['proving', 2 * minute, 59_999, false],
  ['proving', 2 * minute, minute, true],
  ['proving', 2 * minute, 61 * second, true],
  ['capturing', 59_999, 61 * second, false],
  ['capturing', minute, 0, true],
])(
  'a payment in %s that moved %i milliseconds ago and was to be asked for %i milliseconds ago is stuck: %s',
  async (state, moved, asked, isStuck) => {
    payer.ordinaryDay();
    const { payment } = await payer.begun();
    const now = till.clock.now();
    await till.db
      .updateTable('settlement')
      .set({ state, at_rest: false, moved_at: now - moved, ask_at: now - asked })
      .where('id', '=', payment)
      .execute();
    const stuck = await stuckPayments(till.db, now);
    expect(stuck.filter((one) => one.payment === payment).map(({ state: stands }) => stands)).toEqual(
      isStuck ? [state] : [],
    );
  },
);
