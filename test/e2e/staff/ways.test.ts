import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { stayText } from '#atlas/flow/stay-text.ts';
import type { FlowWays } from '#domain/shop/flow-ways.ts';
import { startOf } from '#domain/shop/logged-step.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { hidePage, openLogin } from '../../support/hide-page.ts';

const shop = shopOfThisFile({ EVENT_LOG: 'on' });
const visitor = visitorsOfThisFile(() => shop().origin);

/** Opens the login, says that the password is forgotten, and looks away. */
const forgetPassword = async (page: Page) => {
  await page.goto('/');
  await openLogin(page);
  await page.getByRole('button', { name: tr['login.forgotten'], exact: true }).click();
  await page.getByRole('heading', { name: tr['forgotten.title'] }).waitFor();
  const [answer] = await Promise.all([page.waitForResponse('**/flow-events'), hidePage(page)]);
  expect(answer.status()).toBe(200);
};

test('which way five readers went through the login, and how long they stayed in it, stands in the atlas in every language', async () => {
  for (let reader = 1; reader <= 5; reader += 1) {
    const { page, complaints } = await visitor({ language: 'tr' });
    await forgetPassword(page);
    expect(complaints()).toEqual([]);
    await page.context().close();
  }
  const answer = await fetch(`${shop().origin}/flow-ways/login`);
  const { found }: { readonly found: FlowWays } = await answer.json();
  const forgotten = 'login.entering|password.forgotten|0';
  expect([found.visits, found.ways[0]?.steps[0], found.ways[0]?.steps.at(-1)]).toEqual([
    5,
    startOf('login'),
    forgotten,
  ]);
  const stay = found.stays.find(({ state }) => state === 'login.entering');
  expect(stay?.visits).toBe(5);
  for (const [language, names] of [
    ['tr', tr],
    ['fa', fa],
  ] as const) {
    const words = wordsIn(language, wholeCatalogue(language));
    const { page, complaints } = await visitor({ language });
    await page.goto('/akislar/login');
    await page.getByRole('tab', { name: words.say('atlas.ways'), exact: true }).click();
    const list = page.getByRole('region', { name: words.say('atlas.ways.list') });
    const last = words.say('atlas.arrow.to', {
      state: names['flow.login.event.password.forgotten'],
    });
    await list.getByText(last, { exact: true }).waitFor();
    const lasted = stayText(stay?.median ?? -1, words);
    const row = page
      .getByRole('table', { name: words.say('atlas.ways.stays') })
      .getByRole('row', { name: names['flow.login.state.entering'] });
    expect(await row.getByRole('cell').first().textContent()).toBe(lasted);
    await page.locator('svg .lasted text', { hasText: lasted }).first().waitFor();
    expect(complaints()).toEqual([]);
  }
});
