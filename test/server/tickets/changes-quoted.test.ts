import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { inTheLongRun, isLongRun } from '../../support/in-the-long-run.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';
import { recordFigure } from '../../support/record-figure.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { holdSeat, newBench, placeOf } from '../../support/shop/bookings.ts';
import { type BoughtTicket, buyTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { askChange } from '../../support/sold/asked-change.ts';

const cents = 100;
const classes = ['C', 'Y1'] as const;

let shop: TestShop;
// The trains of one world hold so many chains and no more.
beforeEach(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterEach(() => shop.end());

const ask = askChange(() => shop);
const inKurus = (lira: unknown): number => Math.round(Number(lira ?? 0) * cents);
const booksNow = () => booksOf(shop.open.app.db);

/** What the books have taken in and given back since. */
const movedSince = async ({ captured, refunded }: Awaited<ReturnType<typeof booksNow>>) => {
  const now = await booksNow();
  return { taken: now.captured - captured, given: now.refunded - refunded };
};

/** Told, then done as it was told; gives what was told and what the books say was done. */
const changeOnce = async (
  bought: BoughtTicket,
  ticketNumber: string,
  { cabinClass, daysAhead }: { readonly cabinClass: (typeof classes)[number]; readonly daysAhead: number },
) => {
  const { ride, seats } = newBench(shop, { daysAhead, cabinClass });
  const held = await holdSeat(shop, ride, seats[0] ?? '');
  const asked = { changes: [{ ...placeOf(ride, held), ticketNumber }] };
  const quote = await ask(bought, 'simulation', asked);
  const before = await booksNow();
  const cardToken = await provedCard(shop);
  const { amountDue = 0 } = quote.body;
  const done = await ask(bought, 'perform-3D', { ...asked, amountDue, cardToken });
  const { enrollReference } = done.body;
  if (enrollReference != null) await shop.open.app.payments.proceed(enrollReference);
  const { taken, given } = await movedSince(before);
  return {
    quoted: [quote.status, inKurus(quote.body.amountDue), inKurus(quote.body.refundAmount), quote.body.type],
    done: [done.status, taken, given, done.body.type],
  };
};

const statusOf = async ({ locator }: BoughtTicket): Promise<string> => {
  const { number } = await shop.open.app.db
    .selectFrom('ticket')
    .select('number')
    .where('locator', '=', locator)
    .where('status', '=', 'valid')
    .executeTakeFirstOrThrow();
  return number;
};

/** In the long run ten thousand changes and more. */
const worlds = Array.from({ length: inTheLongRun(34, 1) }, (_, world) => world);
const chains = inTheLongRun(120, 12);

test.each(worlds)(
  '[S-18] [K-04] what a change is told to cost and to bring is what the books say, whatever is drawn in world %s',
  { timeout: 900_000 },
  async (world) => {
    const chance = chanceOf(inject('seed') + world);
    const drawnClass = () => (chance() < 0.5 ? classes[0] : classes[1]);
    const differing: unknown[] = [];
    const moved = { dearer: 0, cheaper: 0, refused: 0 };
    for (let each = 0; each < chains; each += 1) {
      const bought = await buyTicket(shop, { cabinClass: drawnClass() });
      const changes = 1 + Math.floor(chance() * 4);
      for (let change = 0; change < changes; change += 1) {
        const wish = { cabinClass: drawnClass(), daysAhead: 3 + Math.floor(chance() * 12) };
        const { quoted, done } = await changeOnce(bought, await statusOf(bought), wish);
        if (quoted.join() !== done.join()) differing.push({ wish, quoted, done });
        if (quoted[0] !== 200) moved.refused += 1;
        else if (Number(quoted[1]) > 0) moved.dearer += 1;
        else moved.cheaper += 1;
      }
    }
    expect(differing).toEqual([]);
    expect(Math.min(moved.dearer, moved.cheaper)).toBeGreaterThan(0);
    expect((await booksNow()).difference).toBe(0);
    const { dearer, cheaper, refused } = moved;
    if (isLongRun) recordFigure('changes, told and done', dearer + cheaper + refused, 'cases');
  },
);
