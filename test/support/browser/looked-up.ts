import type { Page } from 'playwright';
import { getReservation } from '#contract/bookings/rail-booking.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { says } from '../shop/wire-answers.ts';
import type { Scene } from './browser-layer.ts';
import { waitForHydration } from './wait-for-hydration.ts';

/** Looks a booking up by its PNR and a surname, on a page that lives. */
export const lookUp = async (
  page: Page,
  locator: string,
  words: typeof tr,
  surname = 'yolcu',
): Promise<void> => {
  await page.goto('/bilet-arama');
  await waitForHydration(page);
  await page.getByLabel(words['lookup.locator']).fill(locator);
  await page.getByLabel(words['lookup.who']).fill(surname);
  await page.getByRole('button', { name: words['lookup.search'], exact: true }).click();
};

/** Looks a booking up, and finds this one. The call of a lookup is held by then. */
export const lookedUp = async ({ page, world }: Scene, found: Reservation): Promise<void> => {
  await lookUp(page, 'AB34CD', tr, 'YILMAZ');
  await world.release(getReservation.name, says(getReservation, found));
};
