import { describe, expect, test } from 'vitest';
import { directionOf, languages } from '#domain/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { sticksOut } from '../support/reflow.ts';
import { settled } from '../support/settled.ts';
import { shopOfThisFile } from '../support/shop.ts';
import { soon } from '../support/soon.ts';
import { standingPlaces } from '../support/standing-places.ts';
import { visitorsOfThisFile } from '../support/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);
const texts = { tr, en, fa };

test('the shop has places to look at', () => {
  expect(standingPlaces.map(({ name }) => name)).toContain('home');
});

describe.each(standingPlaces)('$path', (place) => {
  const { path, status } = place;

  test.each(languages)(
    '[P-01] without script the page says its language and direction, answers by its status, and has its heading, its words and the way home: %s',
    async (language) => {
      const { page } = await visitor({ language, script: false });
      const answer = await page.goto(path);
      const html = page.locator('html');
      expect({
        status: answer?.status(),
        lang: await html.getAttribute('lang'),
        dir: await html.getAttribute('dir'),
        headings: await page.getByRole('heading', { level: 1 }).count(),
      }).toEqual({ status, lang: language, dir: directionOf(language), headings: 1 });
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(20);
      expect(
        await page
          .getByRole('link', { name: texts[language]['menu.home'] })
          .or(page.locator('a[href="/"]'))
          .count(),
      ).toBeGreaterThan(0);
    },
  );

  test('nothing sticks out sideways, narrow or wide, and nothing moves for whom motion is reduced', async () => {
    const { page } = await visitor({ width: 320, motion: false });
    await page.goto(path);
    await settled(page, place);
    const narrow = await sticksOut(page);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
          .length,
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => sticksOut(page), soon).toEqual([]);
    expect({ narrow, moving }).toEqual({ narrow: [], moving: 0 });
  });
});
