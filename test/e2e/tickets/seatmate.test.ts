import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/values/language.ts';
import { numberText } from '#i18n/number-text.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { axeProblems } from '../../support/browser/axe.ts';
import type { BookedTrip } from '../../support/browser/book-in-browser.ts';
import { boughtByCalls } from '../../support/browser/bought-by-calls.ts';
import { seatmateLink } from '../../support/browser/mailed-link.ts';
import { fillPassenger } from '../../support/browser/passenger-form.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { soon } from '../../support/soon.ts';
import { byLot } from '../../support/visits/by-lot.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);
const wordsOf = { tr, en, fa };
const timeout = 120_000;
const noProblems = { axe: [], out: [] };

const press = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).click();

const looked = async (page: Page) => ({ axe: await axeProblems(page), out: await sticksOut(page) });

/** From the list of that day to the plan of the same train. */
const seatsOf = async (page: Page, { runId, day, coach }: BookedTrip, language: Language) => {
  const words = wordsOf[language];
  await page.goto(`/sefer-listesi?kalkis=98&varis=1325&gidis=${day}&yolcu=1`);
  await waitForState(page, 'booking', 'listing.outward');
  const row = page.getByRole('article').filter({ has: page.locator(`#sefer-${runId}\\.1325`) });
  await row.locator('button[name=secim]:not([aria-disabled])').first().click();
  await waitForState(page, 'booking', 'describing');
  await fillPassenger(page, words);
  await press(page, words['passenger.submit']);
  await waitForState(page, 'seat-plan', /^shown/);
  const number = numberText(coach + 1, language);
  const name = words['seat-map.coach'].replace('{coach}', number);
  const coaches = page.getByRole('group', { name: words['seat-map.coaches'], exact: true });
  await coaches.getByRole('radio', { name }).first().check();
};

const ask = async (page: Page, words: typeof tr, surname: string, { locator }: BookedTrip) => {
  const content = page.locator('#content');
  await content.getByLabel(words['seat-map.seatmate.locator'], { exact: true }).fill(locator);
  await content.getByLabel(words['seat-map.seatmate.surname'], { exact: true }).fill(surname);
  await press(page, words['seat-map.seatmate.submit']);
};

const signIn = async (page: Page): Promise<string> =>
  /[\d۰-۹]{4}/.exec(await page.locator('[data-flow=submission]').innerText())?.[0] ?? '';

const appearances = [
  ['tr', 320, 'dark'],
  ['fa', 320, 'light'],
  ['en', 1440, 'light'],
] as const;

describe.each(byLot(appearances))('%s, %i px, %s', (language, width, scheme) => {
  const words = wordsOf[language];

  test(
    '[V-23] who has no place beside a man has him asked by letter, and sits beside him once he agreed',
    async () => {
      const owner = await visitor({ language: 'tr' });
      const bought = await boughtByCalls(owner.page, shop().origin);
      const { page, complaints } = await visitor({ language, width, scheme });
      await seatsOf(page, bought, language);
      const barred = page.locator(`[role=gridcell][aria-label*="${words['seat-map.why.beside-man']}"]`);
      await barred.first().waitFor();
      const beside = (await barred.first().getAttribute('data-seat')) ?? '';

      await page.getByText(words['seat-map.seatmate'], { exact: true }).click();
      await press(page, words['seat-map.seatmate.submit']);
      await page.getByText(words['lookup.problem.locator-missing']).waitFor();
      expect(await looked(page)).toEqual(noProblems);
      await ask(page, words, 'Başkası', bought);
      await page.getByText(words['seat-map.seatmate.done']).first().waitFor();
      await press(page, words['seat-map.seatmate.again']);
      await ask(page, words, 'Yolcu', bought);
      await page.getByText(words['seat-map.seatmate.done']).first().waitFor();
      expect([await signIn(page), await looked(page)]).toEqual([expect.stringMatching(/^.{4}$/), noProblems]);

      const reader = await visitor({ language, width, scheme });
      await reader.page.goto(await seatmateLink(page, 'deneme@example.com'));
      await waitForHydration(reader.page);
      expect(await looked(reader.page)).toEqual(noProblems);
      await press(page, words['seat-map.seatmate.look']);
      await press(reader.page, words['seatmate.submit']);
      await reader.page.getByText(words['seatmate.done']).first().waitFor();
      expect(await looked(reader.page)).toEqual(noProblems);

      await press(page, words['seat-map.seatmate.look']);
      const cell = page.locator(`[role=gridcell][data-seat="${beside}"]`);
      await expect.poll(() => cell.getAttribute('aria-disabled'), soon).toBe(null);
      const theirs = page.locator(`[role=gridcell][data-seat="${bought.seat}"]`).first();
      expect(await theirs.getAttribute('aria-label')).toContain(words['seat-map.is.seatmate']);
      expect(await looked(page)).toEqual(noProblems);
      await cell.click();
      await waitForState(page, 'seat-hold', 'counting.held.calm');
      expect([complaints(), reader.complaints()]).toEqual([[], []]);
    },
    timeout,
  );
});

test(
  'a letter that nobody can act on any more says so, without a script too',
  async () => {
    const { page } = await visitor({ script: false });
    await page.goto('/yan-yana?kod=abc');
    await press(page, tr['seatmate.submit']);
    await page.getByText(tr['seatmate.refused.over']).waitFor();
    expect(await page.getByRole('button', { name: tr['seatmate.submit'], exact: true }).count()).toBe(0);
  },
  timeout,
);
