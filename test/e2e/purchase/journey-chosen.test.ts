import { expect, test } from 'vitest';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { soon } from '../../support/soon.ts';
import { filesOf } from '../../support/visits/part-at.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const day = travelDayOf(dayNumberAt(Date.now()) + 5);
const list = `/sefer-listesi?kalkis=1325&varis=98&gidis=${day}&yolcu=1`;
/** What the page of the seats is drawn with, and what it is read in. */
const seatParts = [
  'src/app/routes/seat-map.tsx',
  'src/panels/passengers/folded-passengers.tsx',
  'src/screens/seat-map/seat-parts.ts',
].flatMap((part) => [part, `words:${part}?tr`]);

test('[R-02] what the seats are drawn with has come before a journey is chosen', async () => {
  const { page } = await visitor({ own: true });
  const [asked, come]: [string[], Set<string>] = [[], new Set()];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('requestfinished', (request) => come.add(new URL(request.url()).pathname));
  await page.goto(list);
  await waitForState(page, 'booking', 'listing.outward');
  const needed = filesOf([...seatParts, 'src/app/purchase/begin-seatmate.ts']);
  await expect.poll(() => needed.filter((path) => !come.has(path)), soon).toEqual([]);
  const before = asked.length;
  await page.locator('button[name=secim]').first().click();
  await page.waitForURL(/koltuk-haritasi$/);
  const late = asked.slice(before).filter((path) => path.endsWith('.js'));
  expect(late).toEqual([]);
});

test.each([
  [360, 780],
  [1440, 900],
])('[R-02] the list keeps its height while it is read to its end, at %s px', async (width, height) => {
  const { page } = await visitor({ own: true, width, height });
  await page.goto(list);
  await waitForState(page, 'booking', 'listing.outward');
  await expect.poll(() => page.getByRole('article').count(), soon).toBeGreaterThan(10);
  const heightNow = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heights = [await heightNow()];
  for (let at = 0; at < (heights[0] ?? 0); at += height) {
    await page.evaluate(
      (top) =>
        new Promise((drawn) => {
          scrollTo(0, top);
          requestAnimationFrame(() => requestAnimationFrame(drawn));
        }),
      at,
    );
    heights.push(await heightNow());
  }
  expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.01);
});
