import { expect, test } from 'vitest';
import { directionOf, languages } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { openRoutes } from '../../support/browser/open-routes.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { settled } from '../../support/browser/settled.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);
const texts = { tr, en, fa };

test('the shop has places to look at', () => {
  expect(openRoutes.map(({ name }) => name)).toContain('home');
});

test.each(languages)(
  '[P-01] without script every page says its language and direction, answers by its status, and has its heading, its words and the way home: %s',
  { timeout: 120_000 },
  async (language) => {
    const { page } = await visitor({ language, script: false });
    const found = [];
    for (const { path } of openRoutes) {
      const answer = await page.goto(path);
      const html = page.locator('html');
      const home = page.getByRole('link', { name: texts[language]['menu.home'] });
      found.push({
        path,
        status: answer?.status(),
        lang: await html.getAttribute('lang'),
        dir: await html.getAttribute('dir'),
        headings: await page.getByRole('heading', { level: 1 }).count(),
        hasWords: (await page.getByRole('main').innerText()).length > 20,
        leadsHome: (await home.or(page.locator('a[href="/"]')).count()) > 0,
      });
    }
    const dir = directionOf(language);
    const asDue = { lang: language, dir, headings: 1, hasWords: true, leadsHome: true };
    expect(found).toEqual(openRoutes.map(({ path, status }) => ({ path, status, ...asDue })));
  },
);

test('nothing sticks out sideways, narrow or wide, and nothing moves for whom motion is reduced', {
  timeout: 120_000,
}, async () => {
  const { page } = await visitor({ width: 320, motion: false });
  const found = [];
  for (const place of openRoutes) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(place.path);
    await settled(page, place);
    const narrow = await sticksOut(page);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
          .length,
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => sticksOut(page), { message: place.path, ...soon }).toEqual([]);
    found.push({ path: place.path, narrow, moving });
  }
  expect(found).toEqual(openRoutes.map(({ path }) => ({ path, narrow: [], moving: 0 })));
});
