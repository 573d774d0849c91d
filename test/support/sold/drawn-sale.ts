import type { Tables } from '#server/platform/store/tables.ts';
import type { TestShop } from '../open-test-shop.ts';
import { payPartByOpenTicket, refundBefore, type SoldBooking, sellBooking } from '../shop/sold-booking.ts';
import { exchange, heldBy } from './seed-change.ts';
import { buyExtra } from './sold-extras.ts';

/** A sale whose tickets may be acted on, and every payment that stands behind it. */
export type DrawnSale = {
  readonly sold: SoldBooking;
  readonly runId: number;
  /** What paid for the tickets, and what for the extra services. */
  readonly ofTickets: readonly string[];
  readonly ofExtras: readonly string[];
  /** What the tickets are worth together, what their payments hold, and how much of it had gone already. */
  readonly worth: number;
  readonly held: number;
  readonly gone: number;
};

type Ticket = Tables['ticket'];
type Below = (end: number) => number;

const hour = 3_600_000;
const day = 24 * hour;
let runs = 40_000_001;

const sumOf = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

const ticketsIn = ({ open }: TestShop, { locator }: SoldBooking): Promise<Ticket[]> =>
  open.app.db
    .selectFrom('ticket')
    .selectAll()
    .where('locator', '=', locator)
    .where('status', '=', 'valid')
    .orderBy('passenger')
    .execute();

const paymentsOf = async ({ open }: TestShop, { locator }: SoldBooking): Promise<readonly string[]> => {
  const rows = await open.app.db
    .selectFrom('ticket')
    .select('payment')
    .where('locator', '=', locator)
    .orderBy('issued_at')
    .execute();
  return [...new Set(rows.flatMap(({ payment }) => payment ?? []))].toReversed();
};

/** Some of the tickets become others, each for itself or all together: dearer, cheaper, or each worth what another was. */
const changeSome = async (shop: TestShop, sold: SoldBooking, below: Below, isDearer: boolean) => {
  for (let left = below(4); left > 0; left -= 1) {
    const all = await ticketsIn(shop, sold);
    const first = below(all.length);
    const of = all.slice(first, first + 1 + below(all.length - first));
    const before = of.map(({ amount }) => amount);
    const turned = [...before.slice(1), ...before.slice(0, 1)];
    const drawn = before.map((amount) => (isDearer ? amount : 0) + below(200_000));
    await exchange(shop, { of, worths: below(2) === 0 ? turned : drawn }, await paymentsOf(shop, sold));
  }
};

/** Tickets of any hour, type and price, paid by card and open ticket, changed, with a meal bought at a promotion, or partly given back before. */
export const drawSale = async (shop: TestShop, chance: () => number): Promise<DrawnSale> => {
  const below: Below = (end) => Math.floor(chance() * end);
  const now = shop.open.app.clock.now();
  runs += 10_000;
  const runId = runs;
  const tickets = Array.from({ length: 1 + below(3) }, () => ({
    run_id: runId,
    departure: now + below(60) * hour,
    amount: below(200_000),
    fare_family: chance() < 0.5 ? ('FLEX' as const) : ('STANDART' as const),
  }));
  const made = await sellBooking(shop, { tickets });
  const paid = sumOf(tickets);
  const isPart = paid > 0 && chance() < 0.3;
  if (isPart) {
    const expiresAt = now + (below(300) - 60) * day;
    await payPartByOpenTicket(shop, made, { used: 1 + below(paid), expiresAt });
  }
  if (chance() < 0.5) await changeSome(shop, made, below, isPart);
  const held = await heldBy(shop, [made.payment]);
  const gone = held > 0 && chance() < 0.2 ? 1 + below(held) : 0;
  if (gone > 0) await refundBefore(shop, made, gone);
  const currentTickets = await ticketsIn(shop, made);
  const sold = { ...made, numbers: currentTickets.map(({ number }) => number) };
  const ofExtras: string[] = [];
  if (chance() < 0.3) {
    const price = 15_000;
    ofExtras.push(await buyExtra(shop, made, { tickets: sold.numbers, price, paid: below(price) }));
  }
  const ofTickets = await paymentsOf(shop, made);
  const worth = sumOf(currentTickets);
  return { sold, runId, ofTickets, ofExtras, worth, held: await heldBy(shop, ofTickets), gone };
};
