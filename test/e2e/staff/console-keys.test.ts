import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { axeProblems } from '../../support/browser/axe.ts';
import { pressOn, tabTo } from '../../support/browser/by-keyboard.ts';
import { openConsole } from '../../support/browser/console-in-browser.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);
const words = { tr, en, fa };

/** The console, once it hears this key. */
const opened = async (page: Page, query: string, key: 'e' | 'f') => {
  await openConsole(page, shop().origin, 'deniz', query);
  await waitForHydration(page);
  await page.locator(`main [aria-keyshortcuts="${key}"]`).waitFor();
};

const queryOf = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const focusedSeat = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-seat') ?? '');

/** The seat an arrow leads to. */
const nextSeat = async (page: Page) => {
  await page.keyboard.press('ArrowDown');
  return focusedSeat(page);
};

const numbersIn = (plan: string): ReadonlySet<string> => new Set(plan.match(/\d+[A-Z]/g));

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('[R-48] the console by single keys', () => {
  test.each(languages)(
    '%s: the list of keys opens by its own, shuts nobody out and closes again',
    async (language) => {
      const { page, complaints } = await visitor({ language });
      await opened(page, '?tur=seat-map', 'f');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: words[language]['catalogue.keys'] }).waitFor();
      expect(await axeProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(complaints()).toEqual([]);
    },
  );

  test('entries are gone through, opened, left and begun anew', async () => {
    const { page } = await visitor();
    await opened(page, '?tur=fare-families', 'f');
    await page.keyboard.press('f');
    expect(await focusedText(page)).toBe(tr['catalogue.filter.all']);
    await page.keyboard.press('j');
    const first = await focusedText(page);
    await page.keyboard.press('j');
    const second = await focusedText(page);
    await page.keyboard.press('k');
    expect([await focusedText(page), first === second]).toEqual([first, false]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/kayit=11/);
    await page.getByRole('link', { name: tr['catalogue.ways.next'], exact: true }).waitFor();
    await page.keyboard.press('j');
    await page.waitForURL(/kayit=12/);
    await page.getByRole('link', { name: tr['catalogue.ways.previous'], exact: true }).waitFor();
    await page.keyboard.press('k');
    await page.waitForURL(/kayit=11/);
    await page.getByRole('link', { name: tr['catalogue.ways.next'], exact: true }).waitFor();
    await page.keyboard.press('l');
    await page.waitForURL(/katalog\?tur=fare-families$/);
    await page.locator('[aria-keyshortcuts="n"]').waitFor();
    await page.keyboard.press('n');
    await page.waitForURL(/kayit=yeni/);
    expect(queryOf(page, 'tur')).toBe('fare-families');
  });

  test('none fires in a field, none leaves an open form, and all can be turned off', async () => {
    const { page } = await visitor();
    await opened(page, '?tur=fare-families&kayit=12', 'e');
    await page.keyboard.press('e');
    const name = page.locator('#catalogue-name');
    await tabTo(page, name);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('nls?');
    expect([await name.inputValue(), queryOf(page, 'kayit')]).toEqual(['nls?', '12']);
    await tabTo(page, page.getByRole('button', { name: tr['catalogue.withdraw'] }));
    await page.keyboard.press('l');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect([await name.inputValue(), queryOf(page, 'kayit')]).toEqual(['nls?', '12']);
    await pressOn(page, page.locator('#catalogue-keys-on'), ' ');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.reload();
    await waitForHydration(page);
    await page.getByRole('button', { name: tr['catalogue.action.edit'] }).waitFor();
    await page.keyboard.press('e');
    await page.keyboard.press('?');
    expect([await name.count(), await page.getByRole('dialog').count()]).toEqual([0, 0]);
    expect(await page.locator('[aria-keyshortcuts]').count()).toBe(0);
  });
});

describe('[R-48] [C-11] a seat map by the keyboard alone', () => {
  test.each(languages)('%s: drawn as it is typed, saved, sent, and told in the history', async (language) => {
    const say = words[language];
    const { page, complaints } = await visitor({ language });
    await opened(page, `?tur=seat-map&kayit=${{ tr: 264, en: 265, fa: 266 }[language]}`, 'e');
    await page.getByRole('grid').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('e');
    const plan = page.locator('#catalogue-plan');
    await tabTo(page, plan);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\n40A 40B | 1A');
    await page.getByText(say['catalogue.plan.not-drawn']).waitFor();
    expect(await page.getByRole('grid').count()).toBe(0);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('40C');
    await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
    await page.keyboard.press('Control+Home');
    const entered = await plan.inputValue();
    const [first, second] = [await focusedSeat(page), await nextSeat(page)];
    await page.keyboard.press('Enter');
    const without = await plan.inputValue();
    expect([numbersIn(entered).has(second), numbersIn(without).has(second)]).toEqual([true, false]);
    expect(numbersIn(without).size).toBe(numbersIn(entered).size - 1);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(
      say['seat-map.is.absent'],
    );
    const notice = page.getByRole('status').filter({ hasText: say['seat-map.is.absent'] });
    expect(await notice.textContent()).toContain(second);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect([await plan.inputValue(), await focusedSeat(page)]).toEqual([entered, second]);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press(' ');
    expect(numbersIn(await plan.inputValue()).has(first)).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('place');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('catalogue-plan');
    await page.keyboard.press('Control+Home');
    await page.keyboard.type(`${first} `);
    const back = page.locator(`[role=gridcell][data-seat="${first}"]`);
    expect(await back.getAttribute('aria-label')).toContain(say['seat-map.is.free']);
    await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
    await page.keyboard.press('s');
    await page.getByText(say['catalogue.saved']).waitFor();
    await page.keyboard.press('s');
    await page.getByText(say['catalogue.done.send']).waitFor();
    await page.getByText(say['catalogue.history.send'], { exact: true }).waitFor();
    const steps = await page.locator('ol li time + span').allTextContents();
    expect(steps).toEqual([say['catalogue.history.edit'], say['catalogue.history.send']]);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeProblems(page)).toEqual([]);
    expect(complaints()).toEqual([]);
  });
});
