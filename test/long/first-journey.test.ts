import { expect, test } from 'vitest';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const listAfter = (days: number) =>
  `/sefer-listesi?kalkis=1325&varis=98&gidis=${travelDayOf(dayNumberAt(Date.now()) + days)}&yolcu=1`;

test('[R-02] the first journey is painted within half a second', async () => {
  const { page } = await visitor();
  await page.goto(listAfter(5));
  const painted: number[] = [];
  for (const days of [6, 7, 8]) {
    await page.goto(listAfter(days));
    const first = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    );
    painted.push(Number(await first.jsonValue()));
  }
  expect(Math.min(...painted)).toBeLessThan(500);
});
