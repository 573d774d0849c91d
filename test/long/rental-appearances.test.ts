import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { mailRentalLink, viewRental } from '#contract/rentals/rental.ts';
import { rentalReservationAddress } from '#domain/shop/rental-addresses.ts';
import { type Language, languages } from '#domain/values/language.ts';
import { rentalNumberBegins } from '#domain/values/rental-number.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { newLocator } from '#server/sale/bookings/new-locator.ts';
import { amountIn } from '../support/amount-in.ts';
import { axeProblems, axeProblemsInForcedColors } from '../support/browser/axe.ts';
import {
  acceptContracts,
  carDriver,
  comeToPayCar,
  rentalList,
  typeDriver,
  typeWish,
} from '../support/browser/car-renter.ts';
import { photograph } from '../support/browser/photograph.ts';
import type { Reader } from '../support/browser/readers.ts';
import { sticksOut } from '../support/browser/reflow.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { type VisitorOptions, visitorsOfThisFile } from '../support/browser/visitor.ts';
import { waitForHydration } from '../support/browser/wait-for-hydration.ts';
import { waitForState } from '../support/browser/wait-for-state.ts';
import { refuses, says } from '../support/shop/wire-answers.ts';
import { worldHand } from '../support/shop/world.ts';
import { onBankPage, payBy } from '../support/visits/card-buyer.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const goodCard = '5400610000010018';
const declined = '5400610000014820';

type Words = Reader['words'];
type Looking = (moment: string) => Promise<void>;

const catalogues: Readonly<Record<Language, Words>> = { tr, en, fa };

const press = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

const choose = async (page: Page, words: Words, appearance: Looking) => {
  await page.goto(rentalList);
  await waitForHydration(page);
  await waitForState(page, 'car-rental', 'seeking.fresh');
  await press(page, words['rental.wish.seek']);
  await page.locator('[aria-invalid=true]').first().waitFor();
  await appearance('wish');
  await typeWish(page, 'ankara');
  await press(page, words['rental.wish.seek']);
  await waitForState(page, 'car-rental', 'listing.shown');
  await appearance('list');
  await page
    .getByRole('button', { name: new RegExp(`^${words['rental.list.look']}`) })
    .nth(1)
    .press('Enter');
  await page.getByRole('button', { name: words['rental.list.choose'], exact: true }).waitFor();
  await appearance('details');
  await press(page, words['rental.list.choose']);
};

const describe = async (page: Page, words: Words, appearance: Looking) => {
  await waitForState(page, 'car-rental', 'describing.filling');
  await acceptContracts(page);
  await page.getByRole('radio', { name: words['rental.invoice.corporate'], exact: true }).check();
  await press(page, words['rental.driver.send']);
  await page.locator('[aria-invalid=true]').first().waitFor();
  await appearance('driver-wrong');
  await page.getByRole('radio', { name: words['rental.invoice.individual'], exact: true }).check();
  await typeDriver(page);
  await page.keyboard.press('Tab');
  await appearance('driver');
  await comeToPayCar(page, words);
};

const pay = async (page: Page, words: Words, appearance: Looking) => {
  await appearance('payment');
  await press(page, words['payment.leave']);
  await page.locator('dialog[open]').waitFor();
  await appearance('leaving');
  await press(page, words['payment.leave.no']);
  for (const card of [declined, goodCard]) {
    await payBy(page, card, words);
    await onBankPage(page);
    await press(page, words['bank.approve']);
    if (card === goodCard) continue;
    await waitForState(page, 'payment', /^choosing/);
    await appearance('declined');
  }
  await page.getByText(words['rental.result.done']).waitFor();
  await appearance('result');
};

const cancel = async (page: Page, words: Words, appearance: Looking) => {
  await page.getByRole('link', { name: words['rental.result.view'], exact: true }).click();
  await waitForState(page, 'rental-reservation', 'shown.plain');
  await appearance('reservation');
  await press(page, words['rental.cancel']);
  await waitForState(page, 'rental-reservation', 'confirming');
  await appearance('cancellation');
  await page.getByRole('radio', { name: words['rental.reason.plans-changed'] }).check();
  await press(page, amountIn(words['rental.cancel.confirm']));
  await waitForState(page, 'rental-reservation', 'shown.cancelled');
  await appearance('cancelled');
  await page.goto(rentalReservationAddress(`${rentalNumberBegins}${newLocator()}`));
  await waitForState(page, 'rental-reservation', 'seeking.fresh');
  await page.locator('#rental-surname').fill(carDriver.lastName);
  await page.locator('#rental-surname').press('Enter');
  await waitForState(page, 'rental-reservation', 'seeking.refused');
  await appearance('lookup');
  const world = worldHand(shop().origin);
  await world.answer(viewRental.name, refuses('more-proof-needed'));
  await page.locator('#rental-surname').press('Enter');
  await waitForState(page, 'rental-reservation', 'seeking.unproved');
  await appearance('unproved');
  await world.answer(mailRentalLink.name, says(mailRentalLink, null));
  await press(page, words['lookup.link.send']);
  await waitForState(page, 'rental-reservation', 'seeking.mailed');
  await appearance('link-asked');
  await world.turn({ do: 'let-pass', name: null });
};

/** The whole way to a car and away from it, looked at wherever a reader rests. */
const wholeWay = async (page: Page, words: Words, appearance: Looking) => {
  await choose(page, words, appearance);
  await describe(page, words, appearance);
  await pay(page, words, appearance);
  await cancel(page, words, appearance);
};

const appearances: readonly (Required<Pick<VisitorOptions, 'scheme' | 'width'>> & {
  readonly language: Language;
})[] = languages.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    [320, 360, 768, 1440].map((width) => ({ language, scheme, width })),
  ),
);

test.each(appearances)(
  '[R-24] [R-25] [R-26] [R-27] [R-28] $language, $scheme, $width px: axe finds nothing on the way to a car and nothing sticks out',
  async ({ language, scheme, width }) => {
    const { page } = await visitor({ language, scheme, width, motion: false });
    await wholeWay(page, catalogues[language], async (moment) => {
      await photograph(page, `rental-${moment}-${language}-${scheme}-${width}`);
      expect({ moment, axe: await axeProblems(page), out: await sticksOut(page) }).toEqual({
        moment,
        axe: [],
        out: [],
      });
    });
  },
  180_000,
);

test.each(languages)(
  '[R-24] [R-28] with forced colours axe finds nothing on the way to a car: %s',
  async (language) => {
    const { page } = await visitor({ language, forcedColors: true, motion: false });
    await wholeWay(page, catalogues[language], async (moment) => {
      await photograph(page, `rental-${moment}-${language}-forced`);
      expect([moment, await axeProblemsInForcedColors(page)]).toEqual([moment, []]);
    });
  },
  180_000,
);
