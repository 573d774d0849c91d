import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addresses } from '#domain/shop/addresses.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const day = travelDayOf(dayNumberAt(Date.now()) + 5);
const queries: Readonly<Record<string, readonly string[]>> = {
  home: ['', '?kalkis=796&varis=532&gidis=2020-01-01'],
  'journey-list': [
    `?kalkis=9000034&varis=98&gidis=${day}&yolcu=2`,
    `?kalkis=1325&varis=98&gidis=${day}&donus=${day}`,
  ],
};

/** Every address of the shop, with whatever must stand in it. */
const paths = Object.entries(addresses)
  // The sheet of all components shows each as it looks, and none as it works.
  .filter(([name]) => name !== 'component-sheet')
  .flatMap(([name, { path }]) => {
    const whole = path.replaceAll(/\/\{\w+\?\}/g, '').replaceAll(/\{\w+\}/g, 'deneme');
    return (queries[name] ?? ['']).map((query) => `${whole}${query}`);
  });

/** Runs in the page. What can be pressed, and leads nowhere by itself. */
const idleButtons = (buttons: readonly Element[]) =>
  buttons
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => {
      if (!(button instanceof HTMLButtonElement) || button.matches(':disabled, [aria-disabled="true"]'))
        return false;
      const isSent = button.type === 'submit' && button.form !== null && button.form.hasAttribute('action');
      return !(isSent || button.popoverTargetElement !== null || button.closest('summary') !== null);
    })
    .map((button) => button.textContent.trim() || (button.getAttribute('aria-label') ?? button.outerHTML));

/** Runs in the page. */
const lostLinks = (links: readonly Element[]) =>
  links
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => link.getAttribute('href') ?? '')
    .filter(
      (href) =>
        href === '' ||
        (href.startsWith('#') && document.getElementById(decodeURIComponent(href.slice(1))) === null),
    );

const known = new Map<string, number>();

const answerOf = async (page: Page, href: string): Promise<number> => {
  const status = known.get(href) ?? (await page.request.get(href, { maxRedirects: 5 })).status();
  known.set(href, status);
  return status;
};

const ownPathsIn = async (page: Page): Promise<readonly string[]> => {
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs)];
};

test.each([360, 1440])(
  'without a script nothing that can be pressed leads nowhere, on any page, at %s px',
  { timeout: 240_000 },
  async (width) => {
    const { page } = await visitor({ script: false, width, height: width === 360 ? 780 : 900 });
    const found: string[] = [];
    let seen = 0;
    for (const path of paths) {
      await page.goto(path);
      const buttons = page.locator('button');
      const links = page.locator('a');
      seen += (await buttons.count()) + (await links.count());
      for (const name of await buttons.evaluateAll(idleButtons)) found.push(`${path}: ${name}`);
      for (const href of await links.evaluateAll(lostLinks)) found.push(`${path}: link ${href}`);
      for (const href of await ownPathsIn(page)) {
        const status = await answerOf(page, href);
        if (status >= 400) found.push(`${path}: ${href} answers ${status}`);
      }
    }
    expect([...new Set(found)]).toEqual([]);
    expect(seen).toBeGreaterThan(paths.length * 20);
  },
);

test('a button of a page without a script that leads nowhere is found', async () => {
  const { page } = await visitor({ script: false });
  await page.setContent(
    '<button type="button">Hiçbir yere</button><form><button>Buraya da</button></form><a href="#yok">Yok</a>',
  );
  expect(await page.locator('button').evaluateAll(idleButtons)).toEqual(['Hiçbir yere', 'Buraya da']);
  expect(await page.locator('a').evaluateAll(lostLinks)).toEqual(['#yok']);
});
