import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { cancelRental, viewRental } from '#contract/rentals/rental.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { amountIn } from '../../support/amount-in.ts';
import { atHeading } from '../../support/browser/at-heading.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { pressOn } from '../../support/browser/by-keyboard.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { rentalLink } from '../../support/browser/mailed-link.ts';
import { drawnReaders, type Reader } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { buyersOf } from '../../support/shop/buyers.ts';
import { placesAt } from '../../support/shop/killed-shop.ts';
import { soonestMonday } from '../../support/shop/rented-car.ts';
import { rentOnce } from '../../support/shop/renters.ts';
import { worldHand } from '../../support/shop/world.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile({ PROXIES: '1' });
const visitor = visitorsOfThisFile(() => shop().origin);

const hour = 3_600_000;
const path = '/kiralik-arac-rezervasyon-sonuc';
const surname = 'YOLCU';
const buyer = buyersOf(inject('seed'));

/** A car that was rented by the calls of the shop: its number, and the address its letter went to. */
const rented = async () => {
  const places = await placesAt(shop().origin);
  const driver = buyer();
  const pickUpAt = soonestMonday(Date.now()) + 10 * hour;
  const wish = {
    pickUpOffice: 'ankara',
    dropOffOffice: 'ankara',
    pickUpAt,
    dropOffAt: pickUpAt + 72 * hour,
  };
  const { number, refusal } = await rentOnce(() => places, driver, wish, 3);
  if (refusal !== null) throw new Error(`No car was rented: ${refusal}.`);
  return { number, email: `${driver.surname.toLowerCase()}@example.com` };
};

const fine = async (page: Page) => ({ axe: await axeProblems(page), out: await sticksOut(page) });
const noProblems = { axe: [], out: [] };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

const find = async (page: Page, words: Reader['words'], number: string) => {
  await page.locator('#rental-number').fill(number);
  await page.locator('#rental-surname').fill(surname);
  await page.getByRole('button', { name: words['rental.lookup.search'], exact: true }).press('Enter');
};

test.each(drawnReaders())(
  '[R-28] [S-20] in $language, a rented car is found by number and surname, and not by another; what is wrong is said at its field',
  async ({ language, words }) => {
    const { number } = await rented();
    const { page } = await visitor({ language, width: 320 });
    await page.goto(path);
    await waitForHydration(page);
    await find(page, words, 'AR1');
    await page.getByText(words['rental.lookup.number-wrong']).first().waitFor();
    expect(await fine(page)).toEqual(noProblems);
    await find(page, words, `${number.slice(0, -1)}${number.endsWith('A') ? 'B' : 'A'}`);
    await page.getByText(words['rental.refused.not-found']).waitFor();
    await find(page, words, number.toLowerCase());
    await page.getByText(words['rental.status.active'], { exact: true }).waitFor();
    await page.getByText(words['rental.cancel.proof-needed'], { exact: true }).waitFor();
    expect(await fine(page)).toEqual(noProblems);
  },
);

/** The link of the letter that a driver asked for who has number and surname alone. */
const linkAsked = async (number: string, email: string) => {
  const { page } = await visitor({});
  await page.goto(`${path}?rezervasyon=${number}`);
  await waitForHydration(page);
  await waitForState(page, 'rental-reservation', 'seeking.fresh');
  await page.locator('#rental-surname').fill(surname);
  await page.locator('#rental-surname').press('Enter');
  await atHeading(page);
  await page.getByRole('button', { name: tr['lookup.link.send'], exact: true }).press('Enter');
  await page.getByText(tr['rental.link.sent']).waitFor();
  return rentalLink(page, email);
};

test('[R-28] [E-13] a link whose look-up did not reach the shop keeps its code: the same page, asked for again, opens the rental', async () => {
  const { number, email } = await rented();
  const link = await linkAsked(number, email);
  const world = worldHand(shop().origin);
  const { page } = await visitor({});
  await world.answer(viewRental.name, { kind: 'garbage' });
  await page.goto(link);
  await waitForState(page, 'rental-reservation', 'seeking.refused');
  await page.getByText(tr['rental.not-reached']).waitFor();
  await world.turn({ do: 'let-pass', name: null });
  await page.reload();
  await waitForState(page, 'rental-reservation', 'shown.plain');
  await expect.poll(() => new URL(page.url()).search, soon).toBe('');
});

test('[E-13] [S-20] whoever is not told whether the rental is cancelled leaves the question, reads how it stands, and is told that the outcome is not known', async () => {
  const { number, email } = await rented();
  const link = await linkAsked(number, email);
  const world = worldHand(shop().origin);
  const { page } = await visitor({ motion: false });
  await page.goto(link);
  await atHeading(page);
  await press(page, tr['rental.cancel']);
  await page.getByRole('radio', { name: tr['rental.reason.plans-changed'] }).check();
  await world.answer(cancelRental.name, { kind: 'garbage' });
  await page.getByRole('button', { name: amountIn(tr['rental.cancel.confirm']) }).press('Enter');
  await page.getByText(tr['rental.cancel.unheard']).waitFor();
  expect(await fine(page)).toEqual(noProblems);
  await page.keyboard.press('Escape');
  await waitForState(page, 'rental-reservation', 'shown.unknown');
  await page.getByText(tr['rental.cancel.unknown'], { exact: true }).waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.getByText(tr['rental.status.active'], { exact: true }).waitFor();
  expect(await fine(page)).toEqual(noProblems);
  await world.turn({ do: 'let-pass', name: null });
  await press(page, tr['rental.cancel.ask-again']);
  await waitForState(page, 'rental-reservation', 'shown.unknown');
});

test('[R-27] [R-28] an address whose number is none of a rental tells an unknown one, and asks nobody again and again', async () => {
  const { page } = await visitor({ width: 320, motion: false });
  const long = 'A'.repeat(400);
  await page.goto(`/kiralik-arac-sonuc?rezervasyon=${long}`);
  await waitForState(page, 'car-rental', 'ended.unknown');
  await page.getByText(tr['rental.result.unknown']).waitFor();
  expect(await fine(page)).toEqual(noProblems);
  await page.goto(`${path}?rezervasyon=${long}`);
  await waitForState(page, 'rental-reservation', 'seeking.fresh');
  await page.goto(`${path}?kod=${long}`);
  await page.getByText(tr['rental.refused.link-over']).waitFor();
});

/** Strangers try surnames at one rental, each from an address of its own, until it is shown by surname no more. */
const guessAt = async (reservationNumber: string) => {
  for (let from = 1; from <= 5; from += 1) {
    await fetch(new URL(viewRental.path, shop().origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${from}` },
      body: JSON.stringify({ reservationNumber, lastName: 'WRONG' }),
    });
  }
};

test.each(drawnReaders())(
  '[R-28] [S-20] in $language, whose rental strangers have guessed at asks for its link at another device, and cancels by it',
  async ({ language, words }) => {
    const { number, email } = await rented();
    await guessAt(number);
    const { page } = await visitor({ language, motion: false, width: 320 });
    await page.goto(path);
    await waitForHydration(page);
    await find(page, words, number);
    await waitForState(page, 'rental-reservation', 'seeking.unproved');
    await page.getByText(words['rental.refused.more-proof-needed']).waitFor();
    expect(await fine(page)).toEqual(noProblems);
    await pressOn(page, page.getByRole('button', { name: words['lookup.link.send'], exact: true }));
    await page.getByText(words['lookup.link.sent.text']).waitFor();
    await waitForState(page, 'rental-reservation', 'seeking.mailed');
    expect([await fine(page), await page.locator('#rental-surname').inputValue()]).toEqual([
      noProblems,
      surname,
    ]);
    await page.goto(await rentalLink(page, email));
    await atHeading(page);
    await page.getByRole('button', { name: words['rental.cancel'], exact: true }).press('Enter');
    await page.getByRole('radio', { name: words['rental.reason.plans-changed'] }).check();
    await page.getByRole('button', { name: amountIn(words['rental.cancel.confirm']) }).press('Enter');
    await page.getByText(words['rental.status.passive'], { exact: true }).waitFor();
  },
);

test.each(drawnReaders())(
  '[R-28] [S-20] in $language, by the link of its letter a rental is cancelled with a reason, after what comes back was told',
  async ({ language, words }) => {
    const { number, email } = await rented();
    const { page: stranger } = await visitor({ language, width: 320 });
    await stranger.goto(`${path}?rezervasyon=${number}`);
    await waitForHydration(stranger);
    await expect.poll(() => flowState(stranger, 'rental-reservation'), soon).toBe('seeking.fresh');
    await stranger.locator('#rental-surname').fill(surname);
    await stranger.locator('#rental-surname').press('Enter');
    await atHeading(stranger);
    await stranger.getByRole('button', { name: words['lookup.link.send'], exact: true }).press('Enter');
    await stranger.getByText(words['rental.link.sent']).waitFor();
    expect(await fine(stranger)).toEqual(noProblems);
    const { page, complaints } = await visitor({ language, motion: false, width: 320 });
    const link = await rentalLink(page, email);
    await page.goto(link);
    await page.getByText(number, { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).search, soon).toBe('');
    await atHeading(page);
    await page.getByRole('button', { name: words['rental.cancel'], exact: true }).press('Enter');
    const confirm = page.getByRole('button', { name: amountIn(words['rental.cancel.confirm']) });
    await confirm.press('Enter');
    await page.getByText(words['rental.reason.needed']).waitFor();
    expect(await fine(page)).toEqual(noProblems);
    await page.getByRole('radio', { name: words['rental.reason.train-cancelled'] }).check();
    await confirm.press('Enter');
    await page.getByText(words['rental.status.passive'], { exact: true }).waitFor();
    await page.getByText(words['rental.reason.train-cancelled'], { exact: true }).waitFor();
    expect([await fine(page), complaints()]).toEqual([noProblems, []]);
    await page.goto(link);
    await page.getByText(words['rental.refused.link-over']).waitFor();
    await page.goto(`${path}?rezervasyon=${number}`);
    await page.getByText(words['rental.status.passive'], { exact: true }).waitFor();
  },
);
