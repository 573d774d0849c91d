import { expect, test } from 'vitest';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';
import { press, seatAtBest } from '../../support/visits/published-seats.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const [konya, sivas] = [796, 566];
const trip = { from: konya, to: sivas, back: null, passengers: 1, lapChildren: 0 } as const;
const { say } = wordsIn('tr', wholeCatalogue('tr'));

test('[S-11] one press seats the passenger in every train of the way, facing it, and the way on is open', async () => {
  const { page } = await visitor();
  await page.goto(`/sefer-listesi?${tripQueryOf({ ...trip, outward: dayAhead(5) })}`);
  await waitForState(page, 'booking', 'listing.outward');
  await page.locator('button[name=secim][value*="_"][value$=":Y1"]:not([aria-disabled])').first().click();
  await seatAtBest(page);
  const trains = page.getByRole('group', { name: tr['seat-map.trains'] }).locator('label');
  const seated = say('seat-map.train.seated', { seated: 1, needed: 1 });
  expect(await trains.filter({ hasText: seated }).count()).toBe(await trains.count());
  expect(await page.locator('[role=gridcell][aria-selected=true]').getAttribute('data-faces')).toBe(
    'forward',
  );
  await press(page, tr['seat-map.to-payment']);
  await page.waitForURL('**/odeme');
});
