import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createPnr } from '#contract/bookings/rail-booking.ts';
import { journeys } from '#contract/journeys/journeys.ts';
import { openPayment } from '#contract/payments/payments.ts';
import { selectSeat } from '#contract/seats/seats.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { soon } from '#test/support/soon.ts';
import { described, handOver, writtenOf } from '../support/browser/desk.ts';
import type { Reading } from '../support/browser/purchase-calls.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { waitForState } from '../support/browser/wait-for-state.ts';
import { faultsOfBooks } from '../support/shop/shop-books.ts';
import { worldHand } from '../support/shop/world.ts';
import { onBankPage, payButton, typeCard } from '../support/visits/card-buyer.ts';
import { dayAhead } from '../support/visits/day-ahead.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const begin = async (): Promise<Reading> => {
  const { page } = await visitor();
  const { origin } = shop();
  return { page, origin, world: worldHand(origin), words: tr };
};

/** What was made so far by anybody: places held or sold, bookings, payments at the bank, and money taken. */
const made = async () => {
  const client = new Client({ connectionString: shop().databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Readonly<Record<string, string>>>(`
      select (select count(*) from seat_hold where state in ('held', 'booked', 'sold')) as places,
        (select count(*) from booking) as bookings,
        (select count(*) from bank_payment) as payments,
        (select coalesce(sum(captured), 0) from bank_payment) as taken`);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
};

const until = ({ page }: Reading) => page.locator('#countdown span').first().innerText();

const ownSeats = ({ page }: Reading) =>
  page
    .locator('[role=gridcell][aria-selected=true]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-seat')));

/** Waits until the server has written down that the purchase stands there. */
const isWritten = ({ page }: Reading, state: string) =>
  expect
    .poll(async () => (await page.request.get('/keeping/flows/booking')).text(), soon)
    .toContain(`\\"${state}\\"`);

test('[R-02] [S-09] a reload while the journeys are asked: the day that was chosen is listed, and a late answer changes nothing', async () => {
  const reading = await begin();
  const { page, world, words } = reading;
  await page.goto(`/sefer-listesi?kalkis=98&varis=1325&gidis=${dayAhead(9)}&yolcu=1`);
  await waitForState(page, 'booking', 'listing.outward');
  await world.hold([journeys.name]);
  const days = page.getByRole('navigation', { name: words['journey-list.days'] });
  const chosen = days.getByRole('link').last();
  const day = new URL((await chosen.getAttribute('href')) ?? '', page.url()).searchParams.get('gidis');
  await chosen.click();
  await world.heldAmong([journeys.name]);
  await expect.poll(() => new URL(page.url()).searchParams.get('gidis'), soon).toBe(day);
  await world.turn({ do: 'let-pass', name: journeys.name });
  await page.reload();
  await waitForState(page, 'booking', 'listing.outward');
  const listed = await page.getByRole('article').allInnerTexts();
  expect(listed.length).toBeGreaterThan(3);
  await world.release(journeys.name, { kind: 'pass' });
  expect(new URL(page.url()).searchParams.get('gidis')).toBe(day);
  expect(await page.getByRole('article').allInnerTexts()).toEqual(listed);
});

/**
 * Reloads while a call is on its way, where the page must stand as it stood and ask the same again; what the reload left
 * behind comes last.
 */
const reloadsWhile = async (
  reading: Reading,
  call: string,
  [flow, state]: readonly [string, string],
  comes: () => Promise<unknown>,
) => {
  const { page, world, origin } = reading;
  await world.forget([call]);
  await waitForState(page, flow, state);
  await isWritten(reading, state.split('.').at(-1) ?? state);
  await page.reload();
  await waitForState(page, flow, state);
  await world.open(call);
  await comes();
  await worldHand(origin).release(call, { kind: 'pass' });
};

test('[S-09] [S-22] [E-07] a reload while a seat, a booking and a payment are asked: each is had once, until the same hour', {
  timeout: 180_000,
}, async () => {
  const reading = await begin();
  const { page, world, words, origin } = reading;
  const deps = { context: page.context(), origin };
  const before = await made();
  await handOver(deps, writtenOf(await described(deps)));
  await page.goto('/koltuk-haritasi');
  await page.getByRole('button', { name: words['passenger.submit'], exact: true }).click();
  await waitForState(page, 'seat-plan', 'shown.fresh');
  const free = page.locator('[role=gridcell][data-seat]:not([aria-disabled]):not([aria-selected=true])');
  await free.first().click();
  await waitForState(page, 'seat-hold', 'counting.held.calm');
  const seatsUntil = await until(reading);

  await world.hold([selectSeat.name]);
  const wanted = await free.first().getAttribute('data-seat');
  await free.first().click();
  await reloadsWhile(reading, selectSeat.name, ['seat-hold', 'counting.holding.waiting'], async () => {
    expect(await until(reading)).toBe(seatsUntil);
    await waitForState(page, 'seat-hold', 'counting.held.calm');
  });
  await expect.poll(() => ownSeats(reading), soon).toEqual([wanted]);
  const keptUntil = await until(reading);
  await page.reload();
  await waitForState(page, 'seat-hold', 'counting.held.calm');
  await expect.poll(() => ownSeats(reading), soon).toEqual([wanted]);
  expect(await until(reading)).toBe(keptUntil);

  await world.hold([createPnr.name]);
  await page.getByRole('button', { name: words['seat-map.to-payment'], exact: true }).click();
  await reloadsWhile(reading, createPnr.name, ['booking', 'creating'], () =>
    waitForState(page, 'payment', 'choosing.enteringCard'),
  );
  const paidUntil = await until(reading);
  await page.reload();
  await waitForState(page, 'payment', 'choosing.enteringCard');
  expect(await until(reading)).toBe(paidUntil);

  await world.hold([openPayment.name]);
  await typeCard(page, '5400610000010018', words);
  await page.getByLabel(words['terms.accept']).check();
  await payButton(page, words).click();
  await reloadsWhile(reading, openPayment.name, ['payment', 'opening'], () => onBankPage(page));
  await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
  await waitForState(page, 'booking', 'ended.issued');

  const after = await made();
  const more = Object.keys(after).map((what) => [what, Number(after[what]) - Number(before[what])]);
  const [, charged] = more.at(-1) ?? [];
  expect(more).toEqual([
    ['places', 1],
    ['bookings', 1],
    ['payments', 1],
    ['taken', charged],
  ]);
  expect(await faultsOfBooks(shop().databaseUrl)).toEqual([]);
});
