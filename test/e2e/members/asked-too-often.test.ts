import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { register } from '#contract/members/registration.ts';
import { logIn, sendPasswordLink } from '#contract/members/users.ts';
import { registrationWalk } from '#machines/registration/registration.paths.ts';
import { drawnReaders, type Reader } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { ayse, rightPassword } from '../../support/members.ts';
import { soon } from '../../support/soon.ts';
import { askOften, expectRest } from '../../support/visits/asked-too-often.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const minutes = 15;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const openLogin = async ({ language, words }: Reader) => {
  const { page } = await visitor({ language, width: 320, motion: false });
  await page.goto('/404');
  await press(page, words['login.open']);
  return page;
};

test.each(drawnReaders())(
  '[E-02] in $language, who tried to log in too often reads beside the control how long to wait, and is in by it then',
  async (reader) => {
    const { language, words } = reader;
    const page = await openLogin(reader);
    expect(await askOften(page, logIn, { username: ayse, password: 'Bozkir1924' }, 9)).toEqual([500]);
    await page.locator('#login-email').fill(ayse);
    await page.locator('#login-password').fill(rightPassword);
    const panel = page.getByRole('region', { name: words['login.title'] });
    const submit = panel.getByRole('button', { name: words['login.submit'], exact: true });
    await submit.click();
    await expectRest(page, submit, { language, minutes });
    await submit.click();
    await submit.waitFor({ state: 'detached' });
  },
);

test.each(drawnReaders())(
  '[E-04] in $language, who had links for a new password mailed too often reads how long to wait, and has one mailed then',
  async (reader) => {
    const { language, words } = reader;
    const page = await openLogin(reader);
    const asked = { username: 'kimse@example.com' };
    const submit = page.getByRole('button', { name: words['forgotten.submit'], exact: true });
    const askLink = async () => {
      await page.locator('#login-email').fill(asked.username);
      await press(page, words['login.forgotten']);
      await submit.click();
    };
    // What the browser keeps gives it the name by which its turns are counted: the first may go before it has one.
    await askLink();
    await page.getByText(words['forgotten.sent']).waitFor();
    const names = async () => (await page.context().cookies()).map(({ name }) => name);
    await expect.poll(names, soon).toContain('keeper');
    expect(await askOften(page, sendPasswordLink, asked, 10)).toContain(200);
    await page.goto('/404');
    await press(page, words['login.open']);
    await askLink();
    await expectRest(page, submit, { language, minutes });
    await submit.click();
    await page.getByText(words['forgotten.sent']).waitFor();
  },
);

const company = registrationWalk.events['registration.submitted']?.['a company']?.draft;

const typeCompany = async (page: Page, { words }: Reader) => {
  const fields = { companyName: 'Erciyes', taxNumber: '1234567890', taxAdministration: 'Kocasinan' };
  const person = { firstName: 'deniz', lastName: 'kaya', email: 'erciyes@example.com', phone: '5321234567' };
  await page.getByRole('radio', { name: words['registration.kind.company'] }).check();
  for (const [name, text] of Object.entries({ ...fields, ...person }))
    await page.locator(`#registration-${name}`).fill(text);
  await page.locator('#registration-contract').check();
};

test.each(drawnReaders())(
  '[E-03] in $language, who registered too often reads how long to wait, and is registered by the same form then',
  async (reader) => {
    const { language, words } = reader;
    if (company === undefined) throw new Error('No company registers.');
    const page = await openLogin(reader);
    const keyed = Array.from({ length: 10 }, (_, at) => ({ draft: company, key: `often-${at}` }));
    for (const asked of keyed) expect(await askOften(page, register, asked, 1)).toEqual([200]);
    await press(page, words['registration.open']);
    await typeCompany(page, reader);
    const submit = page
      .getByRole('dialog')
      .getByRole('button', { name: words['registration.open'], exact: true });
    await submit.click();
    await expectRest(page, submit, { language, minutes });
    await submit.click();
    await page.getByRole('alert').filter({ hasText: words['alert.signed-up.title'] }).waitFor();
  },
);
