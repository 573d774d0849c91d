import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/values/language.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { buyFor } from '../support/browser/buy-in-browser.ts';
import { openRoutes } from '../support/browser/open-routes.ts';
import { photograph } from '../support/browser/photograph.ts';
import { sticksOut } from '../support/browser/reflow.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const sentences = { tr, fa };
const tongues = ['tr', 'fa'] as const satisfies readonly Language[];

const waiting: readonly MessageId[] = [
  'booking.coming',
  'journey-list.loading',
  'payment.looking-back',
  'result.issuing.looking',
  'seat-map.coming',
  'seat-map.reading',
  'wallet.return.text',
];

/** What a page says in its middle, as one reads it. */
const readOn = (page: Page) => page.locator('main').innerText();

/** Facts under their names. */
const factsOn = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const names = await page.locator('main dt').allInnerTexts();
  const facts = await page.locator('main dd').allInnerTexts();
  return Object.fromEntries(names.map((name, index) => [name, facts[index] ?? '']));
};

describe.each(tongues)('%s', (language) => {
  const words = sentences[language];
  const spoken = wordsIn(language, wholeCatalogue(language));

  test('[R-05] [R-30] a bought ticket and its boarding pass say without a script all they say with one', async () => {
    const { page: living } = await visitor({ language });
    const { locator, kurus, seat } = await buyFor(living, shop().origin, words);
    const livingFacts = await factsOn(living);
    const { page, complaints } = await visitor({ language, script: false });
    await page.context().addCookies(await living.context().cookies());

    await page.goto(`/odeme-sonuc/${locator}`);
    await page.getByRole('heading', { name: words['result.issued.heading'], exact: true }).waitFor();
    const ticket = page.getByRole('article');
    expect(await ticket.getByRole('heading').innerText()).toBe('DENEME YOLCU');
    expect(await page.getByText(locator, { exact: true }).first().isVisible()).toBe(true);
    const facts = await factsOn(page);
    expect(facts).toEqual(livingFacts);
    expect([facts[words['paper.seat']], facts[words['paper.price']]]).toEqual([
      seat,
      moneyText(kurus, spoken),
    ]);
    expect(await ticket.getByText(/^[\d۰-۹]{2}:[\d۰-۹]{2}$/).count()).toBe(2);
    expect(await page.locator('main').getByRole('button').count()).toBe(0);
    expect(await sticksOut(page)).toEqual([]);
    await photograph(page, `ticket-without-script-${language}`);

    await page.getByRole('link', { name: words['ticket.boarding-pass'], exact: true }).click();
    await page.getByRole('heading', { name: words['boarding.heading'], exact: true }).waitFor();
    const pass = await factsOn(page);
    const alike = ['paper.departure', 'paper.coach', 'paper.seat', 'paper.price', 'paper.number'] as const;
    expect(alike.map((id) => pass[words[id]])).toEqual(alike.map((id) => facts[words[id]]));
    expect(pass[words['paper.passenger']]).toBe('DENEME YOLCU');
    expect(await page.getByText(locator, { exact: true }).first().isVisible()).toBe(true);
    expect(
      await page.getByRole('img', { name: words['boarding.code'].split(/\{\w+\}/)[1] ?? '' }).isVisible(),
    ).toBe(true);
    expect(await page.locator('main').getByRole('button').count()).toBe(0);
    await photograph(page, `boarding-pass-without-script-${language}`);
    expect(complaints()).toEqual([]);
  });

  test.each(['/koltuk-haritasi', '/odeme', '/odeme-sonuc/ABC234'])(
    '[R-04] [R-05] %s says without a script what it needs, and where else a ticket is bought',
    async (path) => {
      const { page } = await visitor({ language, script: false });
      await page.goto(path);
      expect(await page.getByText(words['booking.without-script']).isVisible()).toBe(true);
      expect(await page.getByText(words['booking.without-script.text'], { exact: true }).isVisible()).toBe(
        true,
      );
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
      await photograph(page, `needs-script-${language}`);
      await page.locator('main').getByRole('link', { name: words['menu.home'], exact: true }).click();
      expect(new URL(page.url()).pathname).toBe('/');
    },
  );

  test('nothing is waited for without a script, on any page, and nothing sticks out', async () => {
    const { page } = await visitor({ language, script: false });
    for (const { path } of openRoutes) {
      await page.goto(path);
      const text = await readOn(page);
      expect(
        waiting.filter((id) => text.includes(words[id])),
        path,
      ).toEqual([]);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      expect(await sticksOut(page), path).toEqual([]);
    }
    expect(openRoutes.length).toBeGreaterThan(5);
  });
});
