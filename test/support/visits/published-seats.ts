import type { Page } from 'playwright';
import { expect } from 'vitest';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { seatMapsOn } from '../browser/book-in-browser.ts';
import { openConsole } from '../browser/console-in-browser.ts';
import { lookUp } from '../browser/looked-up.ts';
import { fillPassenger } from '../browser/passenger-form.ts';
import { waitForState } from '../browser/wait-for-state.ts';
import { worldHand } from '../shop/world.ts';
import { soon } from '../soon.ts';
import { onBankPage, payBy } from './card-buyer.ts';

type Words = typeof tr;

const { say } = wordsIn('tr', wholeCatalogue('tr'));

/** Until no process sells by the old network any more. */
const turning = 5_001;

export const press = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).press('Enter');

export const approval = (page: Page, state: string) => waitForState(page, 'catalogue-approval', state);

export const cell = (page: Page, seat: string) => page.locator(`[role=gridcell][data-seat="${seat}"]`);

/** What is typed and drawn is saved and sent. */
export const sendPlan = async (page: Page, words: Words = tr) => {
  await press(page, words['catalogue.save']);
  await approval(page, 'shown.saved');
  await press(page, words['catalogue.action.send']);
  await approval(page, 'shown.done');
};

/** One of the staff publishes the entry of this name that waits. */
export const publishPlan = async (
  page: Page,
  origin: string,
  { entry, name }: { readonly entry: string; readonly name: string },
  words: Words = tr,
) => {
  await openConsole(page, origin, 'onur', entry);
  await approval(page, 'shown.plain');
  await press(page, words['catalogue.action.publish']);
  await page.locator('#catalogue-naming').fill(name);
  await press(page, words['catalogue.confirm.publish']);
  await approval(page, 'shown.done');
};

/** The coach with this seat, once the railway has seen what was published and every process has turned to it. */
export const comesTrue = async (page: Page, origin: string, day: string, seat: string) => {
  const found = async () => {
    await worldHand(origin).pass(turning);
    const { seatMaps } = await seatMapsOn({ origin, request: page.request }, day);
    return seatMaps.find(({ coach }) => coach.places.some(({ number }) => number === seat)) ?? null;
  };
  await expect.poll(async () => (await found()) !== null, soon).toBe(true);
  const map = await found();
  if (map === null) throw new Error(`No coach has ${seat}.`);
  return map;
};

const trip = { from: 98, to: 1325, back: null, passengers: 1, lapChildren: 0 } as const;

/** Somebody who comes as far as the seats of a fast train on this day. */
export const comeToSeats = async (
  page: Page,
  day: string,
  words: Words = tr,
  fillMore: (page: Page) => Promise<void> = async () => undefined,
) => {
  await page.goto(`/sefer-listesi?${tripQueryOf({ ...trip, outward: day })}`);
  await waitForState(page, 'booking', 'listing.outward');
  await page.locator('button[name=secim][value*=Y1]:not([aria-disabled])').first().click();
  await waitForState(page, 'booking', 'describing');
  await fillPassenger(page, words);
  await fillMore(page);
  await press(page, words['passenger.submit']);
  await waitForState(page, 'seat-hold', 'empty.fresh');
};

/** The journey that was chosen is described for one passenger, whom one press seats in every train of it. */
export const seatAtBest = async (page: Page) => {
  await waitForState(page, 'booking', 'describing');
  await fillPassenger(page, tr);
  await press(page, tr['passenger.submit']);
  await waitForState(page, 'seat-plan', /^shown/);
  await press(page, say('seat-map.best', { count: 1 }));
  await waitForState(page, 'seat-hold', 'counting.held.calm');
};

/** The coach with this seat is before the passenger. */
export const findSeat = async (page: Page, seat: string, words: Words = tr) => {
  const coaches = page.getByRole('group', { name: words['seat-map.coaches'] }).getByRole('radio');
  await coaches.first().waitFor();
  for (const coach of await coaches.all()) {
    await coach.check({ force: true });
    if ((await cell(page, seat).count()) > 0) return;
  }
  throw new Error(`No coach has ${seat}.`);
};

/** Pays for the seat that is held, and gives the PNR. */
export const payForSeat = async (page: Page, words: Words = tr): Promise<string> => {
  await waitForState(page, 'seat-hold', 'counting.held.calm');
  await press(page, words['seat-map.to-payment']);
  await waitForState(page, 'payment', 'choosing.enteringCard');
  await payBy(page, '5400610000010018', words);
  await onBankPage(page);
  await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
  await waitForState(page, 'booking', 'ended.issued');
  await page.waitForURL('**/odeme-sonuc/*');
  return new URL(page.url()).pathname.slice(-6);
};

type Ticket = { readonly locator: string; readonly surname: string; readonly seat: string };

/** The ticket is found by its PNR and tells this seat. */
export const sitsOn = async (page: Page, { locator, surname, seat }: Ticket, words: Words = tr) => {
  await lookUp(page, locator, words, surname);
  await page.getByRole('article').getByText(seat, { exact: true }).first().waitFor();
};
