import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { type SeededHistory, seedHistory } from '../../support/shop/seed-history.ts';
import { soon } from '../../support/soon.ts';
import { arriving } from '../../support/visits/arriving.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

let seeded: SeededHistory;

beforeAll(async () => {
  seeded = await seedHistory(shop().databaseUrl, 1001);
}, 60_000);

/** A browser writes down every answer that refuses. */
const isRefused = /status of 400/;

const alertTexts = (page: Page) => page.locator('main').getByRole('alert').allInnerTexts();

const hearsOf = (page: Page, sentence: string) =>
  expect.poll(async () => (await alertTexts(page)).join(' '), soon).toContain(sentence);

describe.each(drawnReaders())('$language', ({ language, words }) => {
  const spoken = wordsIn(language, wholeCatalogue(language));
  const { say } = spoken;

  const search = async (page: Page, number: string, surname: string) => {
    await page.getByLabel(words['coupon-lookup.number']).fill(number);
    await page.getByLabel(words['coupon-lookup.surname']).fill(surname);
    await page.getByRole('button', { name: words['coupon-lookup.search'], exact: true }).click();
  };

  const cardOf = (page: Page, number: string) =>
    page.getByRole('article', { name: say('open-ticket.name', { number }) });

  test.each([true, false])(
    '[A-01] [V-18] a guest sees what an open ticket is worth, until when and whether it was used; with a script: %s',
    async (script) => {
      const { page, complaints } = await visitor({ language, script, width: 320 });
      await page.goto('/bilet-arama');
      await page.getByRole('link', { name: words['coupon-lookup.title'], exact: true }).click();
      await page.getByRole('heading', { level: 1, name: words['coupon-lookup.title'] }).waitFor();
      await search(page, '', '');
      await hearsOf(page, words['coupon-lookup.problem.number-missing']);
      await hearsOf(page, words['coupon-lookup.problem.surname-missing']);
      const asking = script ? await axeProblems(page) : [];
      await search(page, seeded.openTicket, 'yılmaz');
      await page.getByRole('heading', { level: 1, name: words['coupon-lookup.found'] }).waitFor();
      const card = cardOf(page, seeded.openTicket);
      const facts = [
        moneyText(93_000, spoken),
        words['open-ticket.status.unused'],
        words['open-ticket.until'],
      ];
      for (const fact of facts) await card.getByText(fact, { exact: true }).waitFor();
      const found = script ? await axeProblems(page) : [];
      expect({ asking, found, out: await sticksOut(page), complaints: complaints() }).toEqual({
        asking: [],
        found: [],
        out: [],
        complaints: [],
      });
      await page.getByRole('button', { name: words['coupon-lookup.again'], exact: true }).click();
      await search(page, seeded.usedOpenTicket, 'Yilmaz');
      await cardOf(page, seeded.usedOpenTicket)
        .getByText(words['open-ticket.status.used'], { exact: true })
        .first()
        .waitFor();
    },
  );

  test('[A-01] [E-09] a number that is another and a surname that is another are told in the same words, and what was typed stays', async () => {
    const { page, complaints } = await visitor({ language });
    const guesses = [
      [seeded.endingSoon, 'Demir'],
      ['999999999999', 'Yılmaz'],
    ] as const;
    const heard = [];
    for (const [number, surname] of guesses) {
      await page.goto('/acik-bilet-arama');
      await search(page, number, surname);
      await hearsOf(page, words['coupon-lookup.not-found']);
      heard.push(await alertTexts(page));
      expect(await page.getByLabel(words['coupon-lookup.number']).inputValue()).toBe(number);
      expect(await page.getByLabel(words['coupon-lookup.surname']).inputValue()).toBe(surname);
    }
    const [ofSurname, ofNumber] = heard;
    expect(ofNumber).toEqual(ofSurname);
    expect(complaints().filter((each) => !isRefused.test(each))).toEqual([]);
  });
});

test('[A-01] five guesses at one open ticket, and the next is told what else proves it', async () => {
  const { page } = await visitor({ script: false });
  const { say } = wordsIn('tr', wholeCatalogue('tr'));
  const number = '100000000000';
  const guess = async () => {
    await page.goto('/acik-bilet-arama');
    await page.getByLabel(say('coupon-lookup.number')).fill(number);
    await page.getByLabel(say('coupon-lookup.surname')).fill('Demir');
    await arriving(page, () =>
      page.getByRole('button', { name: say('coupon-lookup.search'), exact: true }).click(),
    );
    return (await alertTexts(page)).join(' ').split('\n').at(-1);
  };
  const answers = [];
  for (let tries = 0; tries < 6; tries += 1) answers.push(await guess());
  expect(answers).toEqual([
    ...Array.from({ length: 5 }, () => say('coupon-lookup.not-found')),
    say('coupon-lookup.more-proof-needed'),
  ]);
});
