import { expect, test } from 'vitest';
import { oneBooking } from '../../support/browser/one-booking.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { worldHand } from '../../support/shop/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);
const booking = oneBooking('guest', 'open', 5 * 60_000);

const code = '#payment-promotion';
const times = 20;

test('a press reaches what stands where the fields of the card were drawn a moment ago', async () => {
  const { page } = await visitor({});
  await booking.hand({ page, origin: shop().origin, world: worldHand(shop().origin) });
  await page.goto('/odeme');
  await page.locator('#card-fields[height]').waitFor();
  await page.evaluate((sought) => {
    const counted = { presses: 0 };
    Object.assign(window, { counted });
    document.querySelector(sought)?.addEventListener('mousedown', () => {
      counted.presses += 1;
    });
  }, code);
  const leadTo = (selector: string) =>
    page.evaluate((sought) => {
      const part = document.querySelector(sought);
      if (part === null) throw new Error(`${sought} is not there.`);
      scrollBy({ top: part.getBoundingClientRect().top - 200, behavior: 'instant' });
      const { left, top } = part.getBoundingClientRect();
      return { x: left + 100, y: top + 20 };
    }, selector);
  for (let time = 0; time < times; time += 1) {
    await leadTo('#card-fields');
    await page.evaluate(async () => {
      for (let frames = 0; frames < 6; frames += 1)
        await new Promise((drawn) => requestAnimationFrame(drawn));
    });
    const { x, y } = await leadTo(code);
    await page.mouse.click(x, y);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'counted'))).toEqual({ presses: times });
});
