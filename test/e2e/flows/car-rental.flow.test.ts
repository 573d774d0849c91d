import type { Page } from 'playwright';
import tr from '#locales/tr.json' with { type: 'json' };
import { carRentalWalk } from '#machines/car-rental/car-rental.paths.ts';
import { rentedLater } from '#machines/samples/rental-sample.ts';
import { type BrowserDriver, browserLayer, type Scene } from '../../support/browser/browser-layer.ts';
import { rentalList, typeDriver, typeWish } from '../../support/browser/car-renter.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { follow } from '../../support/visits/follow.ts';
import { logInBeside } from '../../support/visits/log-in-beside.ts';
import { rentalAnswers } from '../../support/visits/rental-world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const { underway: _, ...payment } = carRentalWalk.outcomes.payment ?? {};

/** Money that is under way leads where paid money leads; which of the two it is, is the payment's own. */
const walk: typeof carRentalWalk = {
  ...carRentalWalk,
  outcomes: { ...carRentalWalk.outcomes, payment },
};

/** After half an hour a member is asked to log in again, above the page: whoever goes on puts that away. */
const goingOn = (gestures: BrowserDriver['gestures']): BrowserDriver['gestures'] =>
  Object.fromEntries(
    Object.entries(gestures).map(([name, gesture]) => [
      name,
      async (...on: Parameters<typeof gesture>) => {
        const [{ page }] = on;
        if ((await page.locator('[popover]:popover-open').count()) > 0) await page.keyboard.press('Escape');
        await gesture(...on);
      },
    ]),
  );

const press = (page: Page, name: RegExp | string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).press('Enter');
const boxOf = (page: Page, event: object) =>
  page.locator(`#contract-${String(Reflect.get(event, 'contract'))}`);
const isHome = async ({ page }: Scene) => {
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.getByRole('form', { name: tr['trip.name'] }).waitFor();
};

const asksAgain = new RegExp(`^(${tr['rental.cancel.ask-again']}|${tr['payment.leaving.again']})$`);
const pathIn = (event: object): string =>
  'address' in event &&
  typeof event.address === 'object' &&
  event.address !== null &&
  'path' in event.address &&
  typeof event.address.path === 'string'
    ? event.address.path
    : rentalList;

let begunAt = 0;

browserLayer(
  {
    walk,
    causes: rentalAnswers,
    startsAt: () => begunAt,
    begin: async ({ page, world }, { start }) => {
      begunAt = await world.now();
      const number = carRentalWalk.starts[start]?.number ?? '';
      await page.goto(number === '' ? rentalList : `/kiralik-arac-sonuc?rezervasyon=${rentedLater.number}`);
    },
    gestures: goingOn({
      'offices.asked': ({ page }) => press(page, tr['rental.offices.again']),
      'train.sought': async ({ page }) => {
        const folded = page.locator('[data-flow=car-rental] details:not([open]) > summary');
        if ((await folded.count()) > 0) await folded.click();
        await page.locator('#rental-train-pnr').fill('K7Q2ZT');
        await page.locator('#rental-train-surname').fill('YILMAZ');
        await press(page, tr['rental.train.ask']);
      },
      'cars.sought': async ({ page, world }) => {
        await typeWish(page, 'ankara', (await world.now()) + 5 * 86_400_000);
        await page.locator('#rental-pick-up-time').selectOption('600');
        await page.locator('#rental-drop-off-time').selectOption('600');
        await press(page, tr['rental.wish.seek']);
      },
      'wish.noted': async ({ page }) => {
        await page.locator('#rental-pick-up-office').selectOption('ankara');
        for (const day of ['pick-up', 'drop-off']) await page.locator(`#rental-${day}-day`).fill('');
        await page.getByRole('heading', { level: 1 }).click();
      },
      'leaving.confirmed': ({ page }) =>
        page.getByRole('button', { name: tr['payment.leave.rental.yes'], exact: true }).click(),
      'leaving.declined': ({ page }) =>
        page.getByRole('button', { name: tr['payment.leave.no'], exact: true }).click(),
      'search.repeated': ({ page }) => press(page, tr['rental.lapsed.again']),
      'search.reopened': ({ page }) => press(page, tr['rental.list.change']),
      'band.toggled': ({ page }) => press(page, tr['rental.band.low']),
      'order.chosen': async ({ page }) => {
        const order = page.getByLabel(tr['rental.sort']);
        await order.focus();
        await order.selectOption('lowest-deposit');
      },
      'more.asked': ({ page }) => press(page, '2 sonuç daha göster'),
      'car.opened': ({ page }) =>
        page
          .getByRole('button', { name: new RegExp(`^${tr['rental.list.look']}`) })
          .first()
          .press('Enter'),
      'car.closed': ({ page }) => press(page, tr['rental.list.back']),
      'car.chosen': ({ page }) => press(page, tr['rental.list.choose']),
      'car.reconsidered': ({ page }) => press(page, tr['rental.driver.back']),
      'driver.noted': async ({ page }) => {
        await typeDriver(page);
        await page.getByRole('heading', { level: 1 }).click();
      },
      'contract.accepted': ({ page }, { event }) => boxOf(page, event).check(),
      'contract.withdrawn': ({ page }, { event }) => boxOf(page, event).uncheck(),
      'driver.given': async ({ page }) => {
        await typeDriver(page);
        await press(page, tr['rental.driver.send']);
      },
      'outcome.asked': ({ page }) => press(page, asksAgain),
      'another.sought': ({ page }) => press(page, tr['rental.result.another']),
      'payer.known': ({ page }) => logInBeside(page),
      'address.asked': ({ page }, { event }) => follow(page, pathIn(event)),
    }),
    stateIn: ({ page }) => flowState(page, 'car-rental'),
    unseen: { expired: isHome },
  },
  shop,
  visitor,
);
