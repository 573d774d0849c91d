import { getReservation } from '#contract/rail-booking.ts';
import type { Reservation } from '#domain/reservation.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { awake } from './awake.ts';
import type { Scene } from './browser-layer.ts';
import { says } from './wire-said.ts';

/** Looks a booking up, and finds this one. The call of a lookup is held by then. */
export const lookedUp = async ({ page, world }: Scene, found: Reservation): Promise<void> => {
  await page.goto('/bilet-arama');
  await awake(page);
  await page.getByLabel(tr['lookup.locator']).fill('AB34CD');
  await page.getByLabel(tr['lookup.who']).fill('YILMAZ');
  await page.getByRole('button', { name: tr['lookup.search'], exact: true }).click();
  await world.release(getReservation.name, says(getReservation, found));
};
