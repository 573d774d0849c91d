import { expect, test } from 'vitest';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';
import { payForSeat, seatAtBest } from '../../support/visits/published-seats.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

test('[R-01] [R-02] whom no ticket takes from end to end buys two trains that meet in Ankara in one booking', async () => {
  const { page, complaints } = await visitor();
  const query = { kalkis: 'Konya', varis: 'Kars', gidis: dayAhead(6), yolcu: '1' };
  await page.goto(`/sefer-listesi?${new URLSearchParams(query)}`);
  await waitForState(page, 'booking', 'listing.outward');
  const change = page.locator('main article').filter({ hasText: 'Ankara Gar' }).first();
  await change.locator('button[name=secim]:not([aria-disabled])').first().click();
  await seatAtBest(page);
  const locator = await payForSeat(page);
  expect(locator).toMatch(/^[A-Z0-9]{6}$/);
  const names = await page
    .locator('main article')
    .evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel));
  expect(names.map((name) => name?.replace(/^[^,]*, /, ''))).toEqual([
    'Konya – Ankara Gar',
    'Ankara Gar – Kars',
  ]);
  expect(complaints()).toEqual([]);
});
