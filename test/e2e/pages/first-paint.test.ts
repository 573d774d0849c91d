import { expect, test } from 'vitest';
import { fontFamilies } from '#ui/theme/font-addresses.ts';
import { fontAddressOf } from '../../support/browser/font-address-of.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const shopFonts = { tr: fontFamilies.latin, fa: fontFamilies.persian } as const;

test.each(['tr', 'fa'] as const)(
  'the page waits for no font and fetches no style a second time, and is then written in its own: %s',
  async (language) => {
    const { page, complaints } = await visitor({ language, own: true });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.locator('html[data-font="shop"]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const written = await page.evaluate(() => {
      const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
      return {
        loaded: faces.map(({ family }) => family.replaceAll(/["']/g, '')),
        asked: getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll(/["']/g, ''),
      };
    });
    expect(written.asked).toBe(shopFonts[language]);
    expect(written.loaded).toContain(shopFonts[language]);
    expect(fetched.filter((path) => path.endsWith('.css'))).toEqual([]);
    expect(fetched.find((path) => path.endsWith('.woff2'))).toBe(fontAddressOf(language));
    expect(complaints()).toEqual([]);
  },
);

test('without script the page is written in the shop’s font from the start', async () => {
  const { page } = await visitor({ script: false });
  const [font] = await Promise.all([page.waitForResponse(/\.woff2$/), page.goto('/')]);
  expect(font.status()).toBe(200);
});
