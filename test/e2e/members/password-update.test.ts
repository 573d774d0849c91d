import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeProblems } from '../../support/browser/axe.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { ayse, rightPassword } from '../../support/members.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const next = 'Yayla1924x';

const loginSays = async (page: Page, password: string): Promise<number> => {
  const { origin } = shop();
  const asked = { data: { username: ayse, password }, headers: { origin } };
  return (await page.request.post(`${origin}/mc/user/login`, asked)).status();
};

test.each(drawnReaders())(
  '[R-08] [V-11] in $language, a member changes the password by the old one, and only the new one is good from then on',
  async ({ language, words }) => {
    const { page, complaints } = await visitor({ language, width: 320 });
    await openAsMember(page, shop(), '/sifre-guncelleme');
    await page.locator('#old-password').fill(rightPassword);
    await page.locator('#new-password').fill(next);
    await page.locator('#repeated-password').fill(next);
    expect([await axeProblems(page), await sticksOut(page)]).toEqual([[], []]);
    await page.getByRole('button', { name: words['password.update.submit'], exact: true }).press('Enter');
    await page.getByText(words['password.update.done']).waitFor();
    expect([await axeProblems(page), complaints()]).toEqual([[], []]);
    expect([await loginSays(page, rightPassword), await loginSays(page, next)]).toEqual([500, 200]);
  },
);
