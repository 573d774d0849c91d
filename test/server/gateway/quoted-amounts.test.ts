import { expect, test } from 'vitest';
import { rentalCallsBy } from '#gateway/rentals/rental-calls.ts';
import { afterSaleCallsBy } from '#gateway/tickets/after-sale-calls.ts';
import { changeCallsBy } from '#gateway/tickets/change-calls.ts';
import { openGateway } from '#gateway/wire/gateway.ts';

const { signal } = new AbortController();
const quote = { action: 'return', tickets: [], total: 45_000 } as const;
const chosen = { locator: 'KEDI23', numbers: ['0000000000017'], key: 'k' } as const;

/** A server that hears what it is asked and answers nobody. */
const listening = () => {
  const heard: unknown[] = [];
  const gateway = openGateway(
    {
      origin: 'http://shop.test',
      environment: 'LOCAL-DEV',
      language: 'tr',
      reach: async (request) => {
        heard.push(await request.json());
        return new Response(null, { status: 500 });
      },
    },
    () => 0,
  );
  return { heard, gateway };
};

test.each(['return', 'convert-to-open-ticket'] as const)(
  '[S-18] [K-04] with %s the amount the reader was shown is sent along',
  async (action) => {
    const { heard, gateway } = listening();
    const asking = afterSaleCallsBy(gateway).performDeal({ ...chosen, action, quote }, signal);
    await expect(asking).rejects.toThrow('500');
    expect(heard).toEqual([
      { pnr: 'KEDI23', ticketNumbers: ['0000000000017'], toldAmount: 450, idempotencyKey: 'k' },
    ]);
  },
);

test('[S-18] with a change what is due and what comes back are sent, each by its own name', async () => {
  const { heard, gateway } = listening();
  const meant = { locator: 'KEDI23', changes: [], due: 21_00, back: 7_50, key: 'k' };
  await expect(changeCallsBy(gateway).performChange(meant, signal)).rejects.toThrow('500');
  expect(heard).toEqual([
    { pnr: 'KEDI23', changes: [], amountDue: 21, toldRefund: 7.5, cardToken: '', idempotencyKey: 'k' },
  ]);
});

test('[S-20] with the cancellation of a rental what comes back is sent along', async () => {
  const { heard, gateway } = listening();
  const meant = { number: '1234567890', reason: 'other', refund: 32_40, key: 'k' } as const;
  await expect(rentalCallsBy(gateway, () => 0).cancel(meant, signal)).rejects.toThrow('500');
  expect(heard).toEqual([
    { reservationNumber: '1234567890', reason: 'other', toldRefund: 32.4, idempotencyKey: 'k' },
  ]);
});
