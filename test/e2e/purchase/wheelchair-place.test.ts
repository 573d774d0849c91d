import { expect, test } from 'vitest';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { fillPassenger } from '../../support/browser/passenger-form.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';
import { cell, findSeat, press } from '../../support/visits/published-seats.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const trip = { from: 98, to: 1325, back: null, passengers: 1, lapChildren: 0 } as const;

test('[V-27] whoever chooses a train with a wheelchair place travels in a wheelchair, on the tariff it is sold with, and has the place', async () => {
  const { page } = await visitor();
  await page.goto(`/sefer-listesi?${tripQueryOf({ ...trip, outward: dayAhead(5) })}`);
  await waitForState(page, 'booking', 'listing.outward');
  const row = page.getByRole('article').filter({ has: page.locator('button[value$=":DSB"]') });
  await row.first().getByText(tr['journey-list.details'], { exact: true }).click();
  await row.first().locator('button[value$=":DSB"]').click();
  await waitForState(page, 'booking', 'describing');

  const content = page.locator('#content');
  expect(await content.getByLabel(tr['passenger.wheelchair'], { exact: true }).isChecked()).toBe(true);
  expect(await content.getByLabel(tr['passenger.tariff'], { exact: true }).inputValue()).toBe('disabled');

  await fillPassenger(page, tr);
  await press(page, tr['passenger.submit']);
  await waitForState(page, 'seat-plan', /^shown/);
  await findSeat(page, '1H');
  expect(await cell(page, '1H').getAttribute('aria-disabled')).toBe(null);
  await cell(page, '1H').click();
  await page.getByRole('button', { name: tr['seat-map.wheelchair.confirm'], exact: true }).click();
  await waitForState(page, 'seat-hold', 'counting.held.calm');
  expect(await cell(page, '1H').getAttribute('aria-selected')).toBe('true');
});
