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
import { amountIn } from '#test/support/amount-in.ts';
import { awake } from '../support/browser/awake.ts';
import { axeFindings, axeFindingsInForcedColors } from '../support/browser/axe.ts';
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
import { stands } from '../support/browser/stands.ts';
import { type Visit, visitorsOfThisFile } from '../support/browser/visitor.ts';
import { refuses, says } from '../support/shop/wire-said.ts';
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

const choose = async (page: Page, words: Words, look: Looking) => {
  await page.goto(rentalList);
  await awake(page);
  await stands(page, 'car-rental', 'seeking.fresh');
  await press(page, words['rental.wish.seek']);
  await page.locator('[aria-invalid=true]').first().waitFor();
  await look('wish');
  await typeWish(page, 'ankara');
  await press(page, words['rental.wish.seek']);
  await stands(page, 'car-rental', 'listing.shown');
  await look('list');
  await page
    .getByRole('button', { name: new RegExp(`^${words['rental.list.look']}`) })
    .nth(1)
    .press('Enter');
  await page.getByRole('button', { name: words['rental.list.choose'], exact: true }).waitFor();
  await look('details');
  await press(page, words['rental.list.choose']);
};

const describe = async (page: Page, words: Words, look: Looking) => {
  await stands(page, 'car-rental', 'describing.filling');
  await acceptContracts(page);
  await page.getByRole('radio', { name: words['rental.invoice.corporate'], exact: true }).check();
  await press(page, words['rental.driver.send']);
  await page.locator('[aria-invalid=true]').first().waitFor();
  await look('driver-wrong');
  await page.getByRole('radio', { name: words['rental.invoice.individual'], exact: true }).check();
  await typeDriver(page);
  await page.keyboard.press('Tab');
  await look('driver');
  await comeToPayCar(page, words);
};

const pay = async (page: Page, words: Words, look: Looking) => {
  await look('payment');
  await press(page, words['payment.leave']);
  await page.locator('dialog[open]').waitFor();
  await look('leaving');
  await press(page, words['payment.leave.no']);
  for (const card of [declined, goodCard]) {
    await payBy(page, card, words);
    await onBankPage(page);
    await press(page, words['bank.approve']);
    if (card === goodCard) continue;
    await stands(page, 'payment', /^choosing/);
    await look('declined');
  }
  await page.getByText(words['rental.result.done']).waitFor();
  await look('result');
};

const cancel = async (page: Page, words: Words, look: Looking) => {
  await page.getByRole('link', { name: words['rental.result.view'], exact: true }).click();
  await stands(page, 'rental-reservation', 'shown.plain');
  await look('reservation');
  await press(page, words['rental.cancel']);
  await stands(page, 'rental-reservation', 'confirming');
  await look('cancellation');
  await page.getByRole('radio', { name: words['rental.reason.plans-changed'] }).check();
  await press(page, amountIn(words['rental.cancel.confirm']));
  await stands(page, 'rental-reservation', 'shown.cancelled');
  await look('cancelled');
  await page.goto(rentalReservationAddress(`${rentalNumberBegins}${newLocator()}`));
  await stands(page, 'rental-reservation', 'seeking.fresh');
  await page.locator('#rental-surname').fill(carDriver.lastName);
  await page.locator('#rental-surname').press('Enter');
  await stands(page, 'rental-reservation', 'seeking.refused');
  await look('lookup');
  const world = worldHand(shop().origin);
  await world.answer(viewRental.name, refuses('more-proof-needed'));
  await page.locator('#rental-surname').press('Enter');
  await stands(page, 'rental-reservation', 'seeking.unproved');
  await look('unproved');
  await world.answer(mailRentalLink.name, says(mailRentalLink, null));
  await press(page, words['lookup.link.send']);
  await stands(page, 'rental-reservation', 'seeking.mailed');
  await look('link-asked');
  await world.turn({ do: 'let-pass', name: null });
};

/** The whole way to a car and away from it, looked at wherever a reader rests. */
const wholeWay = async (page: Page, words: Words, look: Looking) => {
  await choose(page, words, look);
  await describe(page, words, look);
  await pay(page, words, look);
  await cancel(page, words, look);
};

const looks: readonly (Required<Pick<Visit, 'scheme' | 'width'>> & { readonly language: Language })[] =
  languages.flatMap((language) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      [320, 360, 768, 1440].map((width) => ({ language, scheme, width })),
    ),
  );

test.each(looks)(
  '[R-24] [R-25] [R-26] [R-27] [R-28] $language, $scheme, $width px: axe finds nothing on the way to a car and nothing sticks out',
  async ({ language, scheme, width }) => {
    const { page } = await visitor({ language, scheme, width, motion: false });
    await wholeWay(page, catalogues[language], async (moment) => {
      await photograph(page, `rental-${moment}-${language}-${scheme}-${width}`);
      expect({ moment, axe: await axeFindings(page), out: await sticksOut(page) }).toEqual({
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
      expect([moment, await axeFindingsInForcedColors(page)]).toEqual([moment, []]);
    });
  },
  180_000,
);
