import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { tripQueryOf } from '#domain/trip-query.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { type BookedVisit, seatMapsOn } from '#test/support/booked-visit.ts';
import { buyFor } from '#test/support/bought-visit.ts';
import { onBankPage, payBy } from '#test/support/card-buyer.ts';
import { openConsole } from '#test/support/console-visit.ts';
import { dayAhead } from '#test/support/day-ahead.ts';
import { lookUp } from '#test/support/looked-up.ts';
import { tellPassenger } from '#test/support/passenger-form.ts';
import { shopOfThisFile } from '#test/support/shop.ts';
import { soon } from '#test/support/soon.ts';
import { stands } from '#test/support/stands.ts';
import { visitorsOfThisFile } from '#test/support/visitor.ts';
import { worldHand } from '#test/support/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const [newRow, newSeat] = ['40A 40B | 40C 40D', '40C'];
/** Until no process sells by the old network any more. */
const turning = 5_001;

const press = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).press('Enter');
const approval = (page: Page, state: string) => stands(page, 'catalogue-approval', state);

const trainOn = (page: Page, day: string) =>
  seatMapsOn({ origin: shop().origin, request: page.request }, day);

/** Where the console has the coach somebody bought a seat in. */
const entryOf = async (page: Page, { coach, day }: BookedVisit): Promise<string> => {
  const { seatMaps } = await trainOn(page, day);
  return `?tur=seat-map&kayit=${seatMaps[coach]?.coach.id}`;
};

/** One of the staff draws the row of this seat out of the coach and another row into it, and sends it. */
const redraw = async (page: Page, entry: string, seat: string): Promise<string> => {
  await openConsole(page, shop().origin, 'kerem', entry);
  await approval(page, 'shown.plain');
  await press(page, tr['catalogue.deed.edit']);
  const plan = page.locator('#catalogue-plan');
  const name = await page.locator('#catalogue-name').inputValue();
  const lines = (await plan.inputValue()).split('\n');
  const kept = lines.filter((line) => !line.split(' ').includes(seat));
  expect(kept).toHaveLength(lines.length - 1);
  await plan.fill([...kept, newRow].join('\n'));
  await press(page, tr['catalogue.save']);
  await approval(page, 'shown.saved');
  await press(page, tr['catalogue.deed.send']);
  await approval(page, 'shown.done');
  return name;
};

const publish = async (page: Page, entry: string, name: string) => {
  await openConsole(page, shop().origin, 'onur', entry);
  await approval(page, 'shown.plain');
  await press(page, tr['catalogue.deed.publish']);
  await page.locator('#catalogue-naming').fill(name);
  await press(page, tr['catalogue.confirm.publish']);
  await approval(page, 'shown.done');
};

const laterDay = dayAhead(12);

/** Once the railway has seen what was published, and every process has turned to it. */
const comesTrue = (page: Page) =>
  expect
    .poll(async () => {
      await worldHand(shop().origin).pass(turning);
      const { seatMaps } = await trainOn(page, laterDay);
      return seatMaps.some(({ coach }) => coach.places.some(({ number }) => number === newSeat));
    }, soon)
    .toBe(true);

const trip = { from: 98, to: 1325, back: null, passengers: 1, lapChildren: 0 } as const;

/** Somebody who comes as far as the seats of a fast train on another day. */
const comeToSeats = async (page: Page) => {
  await page.goto(`/sefer-listesi?${tripQueryOf({ ...trip, outward: laterDay })}`);
  await stands(page, 'booking', 'listing.outward');
  await page.locator('button[name=secim][value*=Y1]:not([aria-disabled])').first().click();
  await stands(page, 'booking', 'describing');
  await tellPassenger(page, tr);
  await press(page, tr['passenger.submit']);
  await stands(page, 'seat-hold', 'empty.fresh');
};

const cell = (page: Page, seat: string) => page.locator(`[role=gridcell][data-seat="${seat}"]`);

const findSeat = async (page: Page, seat: string) => {
  const coaches = page.getByRole('group', { name: tr['seat-map.coaches'] }).getByRole('radio');
  for (const coach of await coaches.all()) {
    await coach.check({ force: true });
    if ((await cell(page, seat).count()) > 0) return;
  }
  throw new Error(`No coach has ${seat}.`);
};

/** The ticket is found by its PNR and tells this seat. */
const sitsOn = async (page: Page, locator: string, surname: string, seat: string) => {
  await lookUp(page, locator, tr, surname);
  await page.getByRole('article').getByText(seat, { exact: true }).first().waitFor();
};

test('[R-48] [C-06] [C-11] a seat map that two of the staff publish is the one a passenger sees and buys on; a train that was sold keeps its passenger', async () => {
  const { origin } = shop();
  const { page: first } = await visitor({ motion: false });
  const sold = await buyFor(first, origin, tr, 'Y1');
  const { page: editor } = await visitor({ motion: false });
  const entry = await entryOf(editor, sold);
  const name = await redraw(editor, entry, sold.seat);
  const { page: approver } = await visitor({ motion: false });
  await publish(approver, entry, name);
  await comesTrue(editor);

  const { page } = await visitor({ motion: false });
  await comeToSeats(page);
  await findSeat(page, newSeat);
  expect(await cell(page, sold.seat).count()).toBe(0);
  await cell(page, newSeat).click();
  await stands(page, 'seat-hold', 'counting.held.calm');
  await press(page, tr['seat-map.to-payment']);
  await stands(page, 'payment', 'choosing.enteringCard');
  await payBy(page, '5400610000010018');
  await onBankPage(page);
  await page.getByRole('button', { name: tr['bank.approve'], exact: true }).click();
  await stands(page, 'booking', 'ended.issued');
  await page.waitForURL('**/odeme-sonuc/*');
  await sitsOn(page, new URL(page.url()).pathname.slice(-6), 'yılmaz', newSeat);
  await sitsOn(first, sold.locator, 'yolcu', sold.seat);
  const { seatMaps } = await trainOn(first, sold.day);
  const seats = seatMaps[sold.coach]?.coach.places.map(({ number }) => number) ?? [];
  expect([seats.includes(sold.seat), seats.includes(newSeat)]).toEqual([true, false]);
}, 120_000);
