import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { holdSeat, placeOf } from '../../support/shop/bookings.ts';
import { buyTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { askChange } from '../../support/sold/asked-change.ts';
import { leavingRide, letItLeave } from '../../support/sold/leaving-ride.ts';
import { statusesOfTickets } from '../../support/sold/ticket-statuses.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const ask = askChange(() => shop);

/** A ticket of a later day, and a place that is held instead on a train that leaves in a minute. */
const departingChange = async (from: 'C' | 'Y1', to: 'C' | 'Y1') => {
  const bought = await buyTicket(shop, { daysAhead: 9, cabinClass: from });
  const ride = await leavingRide(shop, { cabinClass: to });
  const held = await holdSeat(shop, ride, ride.units.flat()[0] ?? '');
  return { bought, ride, held, changes: [{ ...placeOf(ride, held), ticketNumber: bought.number }] };
};

describe('[S-18] [E-07] nobody changes to a train that has left', () => {
  test.each([
    ['that costs more', 'Y1', 'C'],
    ['that costs less', 'C', 'Y1'],
  ] as const)(
    'a place %s: what is told and what is done agree, and the ticket stays',
    async (_, from, to) => {
      const { bought, changes } = await departingChange(from, to);
      const before = await ask(bought, 'simulation', { changes });
      await letItLeave(shop);
      const quote = await ask(bought, 'simulation', { changes });
      const { amountDue } = before.body;
      const done = await ask(bought, 'perform-3D', { changes, amountDue, cardToken: await provedCard(shop) });
      expect([before.status, quote.body.type, done.body.type]).toEqual([
        200,
        'place-not-held',
        'place-not-held',
      ]);
      expect(await statusesOfTickets(shop, bought)).toEqual(['valid']);
    },
  );

  test('an order waits no longer than until its train leaves; what is paid later goes back', async () => {
    const { bought, ride, held, changes } = await departingChange('Y1', 'C');
    const { amountDue } = (await ask(bought, 'simulation', { changes })).body;
    const performed = await ask(bought, 'perform-3D', {
      changes,
      amountDue,
      cardToken: await provedCard(shop),
    });
    await letItLeave(shop);
    const { payments, db } = shop.open.app;
    const paymentState = await payments.proceed(performed.body.enrollReference);
    expect([performed.body.orderDeadline, paymentState?.payBy]).toEqual([ride.departure, ride.departure]);
    expect([paymentState?.status, await statusesOfTickets(shop, bought)]).toEqual(['refunded', ['valid']]);
    const again = await ask(bought, 'perform-3D', { changes, amountDue, cardToken: await provedCard(shop) });
    expect(again.body.type).toBe('place-not-held');
    const holds = await db
      .selectFrom('seat_hold')
      .select('state')
      .where('run_id', '=', held.runId)
      .where('seat', '=', held.seat)
      .execute();
    expect([holds, (await booksOf(db)).difference]).toEqual([[], 0]);
  });
});
