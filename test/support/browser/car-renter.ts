import type { Page } from 'playwright';
import { dayWritten } from '#domain/time/parse-day.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { soonestMonday } from '../shop/rented-car.ts';
import { atHeading } from './at-heading.ts';
import type { Reader } from './readers.ts';
import { waitForHydration } from './wait-for-hydration.ts';

type Words = Reader['words'];

const minute = 60_000;
const day = 1_440 * minute;
export const rentalList = '/kiralik-arac-listesi';

/** Whoever rents a car in these tests. The card bears the same name. */
export const carDriver = {
  firstName: 'DENEME',
  lastName: 'YOLCU',
  birthDate: '03.05.1980',
  identityNumber: '10000000146',
  email: 'deneme@example.com',
  phone: '532 123 45 67',
  city: 'Kayseri',
  zip: '38010',
  address: 'Sivas Caddesi 1',
  licenceSince: '03.06.2004',
} as const;

const press = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).press('Enter');

/** Comes to the list of cars and types where and when. */
export const typeWish = async (page: Page, office: string, from = soonestMonday(Date.now())) => {
  await page.locator('#rental-pick-up-office').selectOption(office);
  await page.locator('#rental-pick-up-day').fill(dayWritten(travelDayOf(dayNumberAt(from))));
  await page.locator('#rental-drop-off-day').fill(dayWritten(travelDayOf(dayNumberAt(from + 3 * day))));
};

/** Looks for cars at an office, until they are listed. */
export const findCars = async (page: Page, words: Words, office = 'ankara') => {
  await page.goto(rentalList);
  await waitForHydration(page);
  await typeWish(page, office);
  await press(page, words['rental.wish.seek']);
  await page.getByRole('heading', { name: words['rental.list.heading'] }).waitFor();
  await atHeading(page, 'H2');
};

/** Chooses a car of the list, by the place it stands at. */
export const chooseCar = async (page: Page, words: Words, at = 0) => {
  await page
    .getByRole('button', { name: new RegExp(`^${words['rental.list.look']}`) })
    .nth(at)
    .press('Enter');
  await page.getByRole('button', { name: words['rental.list.choose'], exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: words['rental.driver.title'] }).waitFor();
};

export const typeDriver = async (page: Page, driver: Readonly<Record<string, string>> = carDriver) => {
  for (const [field, text] of Object.entries(driver)) await page.locator(`#driver-${field}`).fill(text);
};

export const acceptContracts = async (page: Page) => {
  for (const box of await page.locator('input[id^=contract-]').all()) await box.check();
};

/** Sends the driver, and comes to the payment. */
export const comeToPayCar = async (page: Page, words: Words) => {
  await press(page, words['rental.driver.send']);
  await page.getByRole('heading', { level: 1, name: words['payment.title'] }).waitFor();
};
