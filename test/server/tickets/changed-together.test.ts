import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSecret } from '#server/platform/secret.ts';
import { refundRun } from '#server/sale/tickets/refund-run.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { holdSeat, newBench, passengerOf, placeOf, ridesOf } from '../../support/shop/bookings.ts';
import { payByOpenTicket, sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { type BoughtParty, buyFor, changeParty, ticketsOfParty } from '../../support/sold/bought-party.ts';
import { exchange } from '../../support/sold/seed-change.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

type Bought = Pick<BoughtParty, 'cookie' | 'locator' | 'tickets'>;

const flex = 2;
const daysAhead = 6;
let berths = 0;

const berthFor = async (ticket: string | undefined) => {
  const rides = ridesOf(shop, { cabinClass: 'B', daysAhead });
  const free = rides.flatMap((ride) => ride.units.map(([seat = '']) => ({ ride, seat })));
  const berth = free[berths];
  berths += 1;
  if (berth === undefined) throw new Error('No berth is left.');
  return { ride: berth.ride, held: await holdSeat(shop, berth.ride, berth.seat), ticket };
};

const seatFor = async (ticket: string | undefined) => {
  const { ride, seats } = newBench(shop, { daysAhead });
  return { ride, held: await holdSeat(shop, ride, seats[0] ?? ''), ticket };
};

const buyTwo = async (): Promise<Bought> => {
  const { ride, seats } = newBench(shop, { daysAhead });
  const party = newSecret();
  const held = await Promise.all(seats.map((seat) => holdSeat(shop, ride, seat, { party })));
  const places = held.map((place) => ({ ...placeOf(ride, place), selectedFareFamilyId: flex }));
  return buyFor(
    shop,
    places.map((place, index) => passengerOf([place], { contact: index === 0 })),
  );
};

const validTickets = async (bought: Bought) =>
  (await ticketsOfParty(shop, bought)).filter(({ status }) => status === 'valid');

/** Two tickets of one payment: the second became a sleeper for a payment of its own, then the first did instead of it. */
const exchanged = async () => {
  const bought = await buyTwo();
  const [one, other] = bought.tickets;
  const dearer = await changeParty(shop, bought, [await berthFor(other)]);
  const sleeper = (await validTickets(bought))[1]?.number;
  const both = await changeParty(shop, bought, [await berthFor(one), await seatFor(sleeper)]);
  expect([dearer, both]).toEqual(['ticketed', 'ticketed']);
  const tickets = await validTickets(bought);
  const [worth = 0, left = 0] = tickets.map(({ amount }) => amount);
  expect(worth).toBeGreaterThan(2 * left);
  return { bought, tickets, paid: worth + left };
};

/** What payments of a booking still hold as tickets. */
const heldFor = async ({ locator }: Bought): Promise<number> => {
  const rows = await shop.open.app.db
    .selectFrom('money_movement')
    .innerJoin('settlement', 'settlement.id', 'money_movement.payment')
    .select('money_movement.amount')
    .where('settlement.locator', '=', locator)
    .where('kind', '=', 'ticketed')
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

const difference = async () => (await booksOf(shop.open.app.db)).difference;

const orders = [
  ['the dearer first', [0, 1]],
  ['the cheaper first', [1, 0]],
] as const;

test.each(orders)(
  '[S-18] [K-04] tickets that changed their places together bring all that was paid, given back one by one, %s',
  async (_, order) => {
    const { bought, tickets, paid } = await exchanged();
    expect(await heldFor(bought)).toBe(paid);
    for (const nth of order) {
      const asked = { pnr: bought.locator, ticketNumbers: [tickets[nth]?.number] };
      const path = '/crs/rail-booking/v2/ticket-cancellation-';
      const quote = await postTo(shop, `${path}simulation`, asked, { cookie: bought.cookie });
      const done = await postTo(shop, `${path}perform`, asked, { cookie: bought.cookie });
      const worth = (tickets[nth]?.amount ?? 0) / 100;
      expect([quote.body.totalRefund, done.body.totalRefund]).toEqual([worth, worth]);
    }
    expect([await heldFor(bought), await difference()]).toEqual([0, 0]);
  },
);

test('[S-18] [K-04] they become open tickets that are worth all that was paid', async () => {
  const { bought, tickets, paid } = await exchanged();
  const asked = { pnr: bought.locator, ticketNumbers: tickets.map(({ number }) => number) };
  const quote = await postTo(shop, '/crs/open-tickets/simulation', asked, { cookie: bought.cookie });
  const done = await postTo(shop, '/crs/open-tickets/create', asked, { cookie: bought.cookie });
  const made = done.body.openTickets.map((each: { amount: number }) => Math.round(each.amount * 100));
  expect(Math.round(quote.body.totalAmount * 100)).toBe(paid);
  expect(new Set(made)).toEqual(new Set(tickets.map(({ amount }) => amount)));
  expect([await heldFor(bought), await difference()]).toEqual([0, 0]);
});

test('[S-17] [K-04] the railway gives back all that was paid when their trains do not run', async () => {
  const { bought, tickets, paid } = await exchanged();
  let given = 0;
  for (const runId of new Set(tickets.map(({ run_id }) => run_id))) {
    given += (await refundRun({ runId, coaches: [] }, shop.open.app)).amount;
  }
  expect([given, await heldFor(bought), await difference()]).toEqual([paid, 0, 0]);
});

test('[S-19] what open tickets paid of two tickets that were exchanged for each other comes back whole as open tickets', async () => {
  const departure = shop.open.app.clock.now() + 20 * 86_400_000;
  const worths = [300_000, 90_000];
  const tickets = worths.map((amount) => ({ amount, departure, fare_family: 'FLEX' as const }));
  const sold = await sellBooking(shop, { tickets });
  await payByOpenTicket(shop, sold, { used: 390_000, expiresAt: departure });
  const of = await ticketsOfParty(shop, sold);
  const { payment } = sold;
  const instead = await exchange(shop, { of, worths: worths.toReversed() }, [payment]);
  const asked = { pnr: sold.locator, ticketNumbers: instead.map(({ number }) => number) };
  const path = '/crs/rail-booking/v2/ticket-cancellation-perform';
  const { body } = await postTo(shop, path, asked, { cookie: sold.cookie });
  const given = body.tickets.map((each: { openTicketAmount: number; moneyAmount: number }) => [
    each.openTicketAmount,
    each.moneyAmount,
  ]);
  expect(given).toEqual([
    [900, 0],
    [3000, 0],
  ]);
});
