import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/values/language.ts';
import { maskedName } from '#domain/values/masked-name.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { axeProblems } from '../../support/browser/axe.ts';
import { bookFor } from '../../support/browser/book-in-browser.ts';
import { boughtByCalls } from '../../support/browser/bought-by-calls.ts';
import { mailedLink } from '../../support/browser/mailed-link.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const wordsOf = { tr, en, fa };
/** One each: five guesses an hour are allowed at one PNR. */
const unknown = { tr: 'ZZZZZT', en: 'ZZZZZE', fa: 'ZZZZZF' };
const inFull = 'DENEME YOLCU';
const masked = inFull.split(' ').map(maskedName).join(' ');

type Words = typeof tr;

const search = async (page: Page, words: Words, locator: string, who: string) => {
  await page.getByLabel(words['lookup.locator']).fill(locator);
  await page.getByLabel(words['lookup.who']).fill(who);
  await page.getByRole('button', { name: words['lookup.search'], exact: true }).click();
};

/** A browser writes down every answer that refuses. */
const isRefused = /status of 400/;

const statusNotice = (page: Page, sentence: string) =>
  page.locator('main').getByRole('status').filter({ hasText: sentence });

const refusal = (page: Page) => page.locator('main').getByRole('alert');

const sayRefused = async (page: Page, sentence: string) =>
  expect.poll(async () => (await refusal(page).allInnerTexts()).join(' '), soon).toContain(sentence);

const enteredOn = (page: Page) =>
  page.locator('#pnr, #kim').evaluateAll((fields) => fields.map((field) => 'value' in field && field.value));

describe.each(languages)('%s', (language) => {
  const words = wordsOf[language];
  const nobodys = unknown[language];

  test.each([true, false])(
    '[R-06] [V-18] [E-06] a lookup says what is wrong and keeps what was typed; with a script: %s',
    async (script) => {
      const { page, complaints } = await visitor({ language, script });
      await page.goto('/bilet-arama');
      await search(page, words, 'K7M2Q0', '');
      await sayRefused(page, words['lookup.problem.locator-not-one']);
      await sayRefused(page, words['lookup.problem.who-missing']);
      await search(page, words, nobodys, '???');
      await sayRefused(page, words['lookup.problem.surname-not-one']);
      await search(page, words, nobodys, script ? 'Yılmaz' : 'ayse@example.com');
      await sayRefused(
        page,
        words[script ? 'booking.refused.not-found' : 'booking.refused.not-found-by-email'],
      );
      expect(await enteredOn(page)).toEqual([nobodys, script ? 'Yılmaz' : 'ayse@example.com']);
      expect(complaints().filter((each) => !isRefused.test(each))).toEqual([]);
    },
  );

  test.each([true, false])(
    '[R-06] a link of a letter brings the PNR, and nothing else; with a script: %s',
    async (script) => {
      const { page } = await visitor({ language, script });
      await page.goto(`/bilet-arama?pnr=${nobodys.toLowerCase()}`);
      expect(await enteredOn(page)).toEqual([nobodys, '']);
    },
  );

  test('[R-06] a booking is found by a guest, who sees names by their first letters, and with a script or without one the same', async () => {
    const buyer = await visitor({ language });
    const { locator } = await bookFor(buyer.page, shop().origin);
    const read = async (script: boolean, who: string) => {
      const { page, complaints } = await visitor({ language, script });
      await page.goto('/bilet-arama');
      await search(page, words, locator.toLowerCase(), who);
      await page
        .getByRole('heading', { level: 1, name: words['lookup.found.reservation'], exact: true })
        .waitFor();
      const ticket = page.getByRole('article');
      expect(await ticket.getByRole('heading').innerText()).toBe(masked);
      expect(await statusNotice(page, words['lookup.found.open']).isVisible()).toBe(true);
      expect(await page.getByText(inFull).count()).toBe(0);
      expect(complaints()).toEqual([]);
      return { text: await ticket.innerText(), page };
    };
    const living = await read(true, 'yolcu');
    expect((await read(false, 'deneme@example.com')).text).toBe(living.text);
    expect(await axeProblems(living.page)).toEqual([]);
  });
});

test('[R-06] a mailed link opens all of a booking, once, by a press, and leaves the address', async () => {
  const buyer = await visitor({});
  const { locator } = await boughtByCalls(buyer.page, shop().origin);
  const asking = await visitor({});
  await asking.page.goto('/bilet-arama');
  await search(asking.page, tr, locator, 'Yolcu');
  await statusNotice(asking.page, tr['lookup.found.ticketed']).waitFor();
  expect(await asking.page.getByRole('link', { name: tr['ticket.boarding-pass'] }).count()).toBe(0);
  await asking.page.getByRole('button', { name: tr['lookup.link.send'], exact: true }).click();
  await statusNotice(asking.page, tr['lookup.link.sent']).waitFor();

  const link = await mailedLink(asking.page, 'deneme@example.com');
  const owner = await visitor({});
  await owner.page.goto(link);
  expect(await owner.page.getByText(inFull).count()).toBe(0);
  await owner.page.getByRole('button', { name: tr['lookup.open.open'], exact: true }).click();
  await owner.page.getByRole('heading', { name: inFull }).waitFor();
  expect(await owner.page.getByRole('link', { name: tr['ticket.boarding-pass'] }).isVisible()).toBe(true);
  await expect.poll(() => new URL(owner.page.url()).search, soon).toBe('');
  expect(await owner.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  const lateVisitor = await visitor({});
  await lateVisitor.page.goto(link);
  await lateVisitor.page.getByRole('button', { name: tr['lookup.open.open'], exact: true }).click();
  await sayRefused(lateVisitor.page, tr['password.refused.link-used-or-old']);
  const complaints = [owner, asking, lateVisitor].flatMap((each) => each.complaints());
  expect(complaints.filter((each) => !isRefused.test(each))).toEqual([]);
});
