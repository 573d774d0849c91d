import { expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { type Visitor, visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { ayse, rightPassword } from '../../support/members.ts';
import { arriving } from '../../support/visits/arriving.ts';

const shop = shopOfThisFile();
const visitorOf = visitorsOfThisFile(() => shop().origin);

const say = sayIn('tr', wholeCatalogue('tr'));

const logIn = async ({ page }: Visitor, password: string) => {
  await page.goto('/404');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: say('login.open') }).click();
  const panel = page.getByRole('region', { name: say('login.title') });
  await panel.getByLabel(say('login.email')).fill(ayse);
  await panel.getByLabel(say('login.password'), { exact: true }).fill(password);
  await arriving(page, () =>
    page
      .getByRole('button', { name: say('login.submit') })
      .last()
      .click(),
  );
};

test('[S-01] [S-04] without a script the login form leaves the session’s cookie and comes back to its page', async () => {
  const visitor = await visitorOf({ script: false });
  await logIn(visitor, rightPassword);
  expect(new URL(visitor.page.url()).pathname).toBe('/404');
  const cookies = await visitor.page.context().cookies();
  const found = cookies.find(({ name }) => name === 'session');
  expect([found?.httpOnly, found?.sameSite, found?.path]).toEqual([true, 'Strict', '/']);
  expect(visitor.complaints()).toEqual([]);
});

test('[E-02] without a script a refused login says why on the page it was sent from', async () => {
  const visitor = await visitorOf({ script: false });
  await logIn(visitor, 'Bozkir1924');
  expect(new URL(visitor.page.url()).pathname).toBe('/404');
  const notice = visitor.page.getByRole('alert').filter({ hasText: say('login.refused.title') });
  expect(await notice.textContent()).toContain(say('login.refused.wrong-details'));
  const cookies = await visitor.page.context().cookies();
  expect(cookies.filter(({ name }) => name === 'session')).toEqual([]);
});
