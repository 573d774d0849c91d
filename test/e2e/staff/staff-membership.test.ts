import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { correctAtCounter, findAtCounter } from '#contract/members/registration.ts';
import { sendPasswordLink } from '#contract/members/users.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { axeProblems } from '../../support/browser/axe.ts';
import { beginWith } from '../../support/browser/begin-with.ts';
import { openMembership } from '../../support/browser/console-in-browser.ts';
import { drawnReaders, type Reader } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { refuses } from '../../support/shop/wire-answers.ts';
import { worldHand } from '../../support/shop/world.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const link = /\/sifre-sifirla\?url=[\w-]{43}$/;
const shownLink = (page: Page) => page.locator('#content input[readonly]');

const ask = async (page: Page, email: string) => {
  await page.locator('#member-email').fill(email);
  await page.locator('#member-email').press('Enter');
};

const waitForText = (page: Page, sentence: string) =>
  page.locator('#content').getByText(sentence).first().waitFor();

/** Everything the browser keeps, by whatever way. */
const keptBy = async (page: Page): Promise<string> =>
  page.url() +
  JSON.stringify([
    await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, history.state]),
    await page.context().cookies(),
  ]);

test.each(drawnReaders())(
  '[E-04] support in $language gets the link by keyboard and copies it; with it the member chooses a password, and leaving the page takes it away',
  async ({ language, words }: Reader) => {
    const { page, complaints } = await visitor({ language, motion: false });
    await beginWith(page, () => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => Promise.resolve(void Reflect.set(globalThis, 'copied', text)) },
      });
    });
    await openMembership(page, shop().origin, 'elif');
    await ask(page, 'ayse@example.com');
    await shownLink(page).waitFor();
    const given = await shownLink(page).inputValue();
    expect(given).toMatch(link);
    await waitForText(page, words['staff-membership.not-mailed']);
    await page.getByRole('button', { name: words['hand-over.copy'], exact: true }).press('Enter');
    await waitForText(page, words['ui.copy.done']);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'copied'))).toBe(given);
    expect({ axe: await axeProblems(page), out: await sticksOut(page) }).toEqual({ axe: [], out: [] });
    const code = new URL(given).searchParams.get('url') ?? '';
    expect(await keptBy(page)).not.toContain(code);

    await page
      .getByRole('navigation', { name: words['menu.staff'], exact: true })
      .getByRole('link')
      .nth(1)
      .click();
    await page.locator('#pnr').waitFor();
    await page.goBack();
    await page.locator('#member-email').waitFor();
    expect(await page.locator('#member-email').inputValue()).toBe('');
    expect(await page.content()).not.toContain(code);
    expect(complaints()).toEqual([]);

    const { page: member } = await visitor({ language, motion: false });
    await member.goto(given);
    await member.getByRole('heading', { name: words['password.reset.title'], exact: true }).waitFor();
  },
);

test.each(drawnReaders())(
  '[E-04] support in $language at 320 px: what is no e-mail, one nobody has, too many tries, a server that says nothing, a browser that copies nothing',
  async ({ language, words }: Reader) => {
    const { page } = await visitor({ language, width: 320, motion: false });
    await beginWith(page, () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openMembership(page, shop().origin, 'elif');
    await ask(page, 'ayse');
    await waitForText(page, words['login.email.not-understood']);
    expect(await page.locator('#member-email').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await ask(page, 'kimse@example.com');
    await waitForText(page, words['staff-membership.refused.incorrect-request']);
    const world = worldHand(shop().origin);
    await world.answer(sendPasswordLink.name, refuses('too-many-tries'));
    await ask(page, 'bozkir@example.com');
    await waitForText(page, words['wire.too-many-tries']);
    await world.turn({ do: 'let-pass', name: null });
    expect(await page.locator('#member-email').inputValue()).toBe('bozkir@example.com');
    await page.context().setOffline(true);
    await ask(page, 'bozkir@example.com');
    await waitForText(page, words['lookup.refused.not-reached']);
    await page.context().setOffline(false);
    await page.getByLabel(words['staff-membership.letter'], { exact: true }).check();
    await ask(page, 'bozkir@example.com');
    await waitForText(page, words['staff-membership.mailed']);
    await page.getByRole('button', { name: words['hand-over.copy'], exact: true }).click();
    const given = await shownLink(page).inputValue();
    await waitForText(page, words['ui.copy.failed'].replace('{text}', given));
    expect({ axe: await axeProblems(page), out: await sticksOut(page) }).toEqual({ axe: [], out: [] });
  },
);

const typeCustomer = async (page: Page, words: Reader['words'], email: string) => {
  await page.getByRole('radio', { name: words['passenger.gender.female'], exact: true }).check();
  await page.locator('#registration-birthDate').fill('03.05.1990');
  await page.locator('#registration-identityNumber').fill('10000000146');
  await page.locator('#registration-firstName').fill('Işık');
  await page.locator('#registration-lastName').fill('Çelik');
  await page.locator('#registration-email').fill(email);
  await page.locator('input[type=tel]').fill('0532 123 45 67');
  await page.getByLabel(words['registration.contract']).press('Space');
};

test.each(drawnReaders())(
  '[V-03] [S-08] support in $language at 320 px registers a customer without an e-mail, and one with; a member’s e-mail is refused and nothing typed is lost',
  async ({ language, words }: Reader) => {
    const { page } = await visitor({ language, width: 320, motion: false });
    await openMembership(page, shop().origin, 'elif');
    await page.locator('#registration-email').waitFor();
    await typeCustomer(page, words, '');
    const save = page.getByRole('button', { name: words['counter.save'], exact: true });
    await save.press('Enter');
    await waitForText(page, words['passenger.wrong.email-needed']);
    expect({ axe: await axeProblems(page), out: await sticksOut(page) }).toEqual({ axe: [], out: [] });
    await page.getByLabel(words['counter.no-email'], { exact: true }).press('Space');
    await save.press('Enter');
    await waitForText(page, words['counter.saved.no-email']);
    expect({ axe: await axeProblems(page), out: await sticksOut(page) }).toEqual({ axe: [], out: [] });
    await page.getByRole('button', { name: words['staff-membership.another'], exact: true }).press('Enter');
    await typeCustomer(page, words, 'ayse@example.com');
    await save.press('Enter');
    await waitForText(page, words['counter.refused.email-taken']);
    expect(await page.locator('#registration-identityNumber').inputValue()).toBe('10000000146');
    const email = `kasa-${language}@example.com`;
    await page.locator('#registration-email').fill(email);
    await save.press('Enter');
    await waitForText(page, words['counter.saved.mailed'].replace('{email}', email));
    expect(await keptBy(page)).not.toMatch(/10000000146|kasa-|Çelik|ÇELİK/);
  },
);

const seek = async (page: Page, words: Reader['words'], number: string, surname: string) => {
  await page.getByLabel(words['correction.by.member'], { exact: true }).check();
  await page.locator('#sought-number').fill(number);
  await page.locator('#sought-surname').fill(surname);
  await page.locator('#sought-surname').press('Enter');
};

/** Another of the support changes the same record meanwhile. */
const correctElsewhere = async (page: Page, id: number, phone: string) => {
  const { origin } = shop();
  const login = { username: 'elif@example.com', password: 'Bozkir1923' };
  const entered = await page.request.post('/mc/user/login', { data: login, headers: { origin } });
  const headers = { origin, 'user-authorization': (await entered.json()).accessToken };
  const asked = { by: 'member', number: String(id), lastName: 'Çelik' };
  const found = await page.request.post(findAtCounter.path, { data: asked, headers });
  const [record] = (await found.json()).customers;
  const mended = { ...record, user: { ...record.user, mobileNumber: phone } };
  const changed = await page.request.put(correctAtCounter.path, { data: mended, headers });
  expect(changed.status()).toBe(200);
};

test.each(drawnReaders())(
  '[V-03] [S-08] [E-04] support in $language at 320 px finds a customer, gives the first e-mail by keyboard, and loses nothing where the record was changed meanwhile',
  async ({ language, words }: Reader) => {
    const { page } = await visitor({ language, width: 320, motion: false });
    const { page: elsewhere } = await visitor({});
    await openMembership(page, shop().origin, 'elif');
    await page.locator('#registration-email').waitFor();
    await typeCustomer(page, words, '');
    await page.getByLabel(words['counter.no-email'], { exact: true }).press('Space');
    await page.getByRole('button', { name: words['counter.save'], exact: true }).press('Enter');
    await waitForText(page, words['counter.saved.no-email']);
    const id = Number(
      /\d{4,}/.exec(await page.locator('#counter-registration ~ * p').first().innerText())?.[0],
    );

    await seek(page, words, '1006', 'Akın');
    await waitForText(page, words['correction.refused.customer-unknown']);
    expect(await page.locator('#sought-surname').inputValue()).toBe('Akın');
    await seek(page, words, String(id), 'celik');
    await page.locator('#correction-email').waitFor();
    const save = page.getByRole('button', { name: words['correction.save'], exact: true });
    await page.locator('#correction-email').fill('ayse@example.com');
    await save.press('Enter');
    await waitForText(page, words['counter.refused.email-taken']);
    expect({ axe: await axeProblems(page), out: await sticksOut(page) }).toEqual({ axe: [], out: [] });
    await correctElsewhere(elsewhere, id, '5321234568');
    const email = `duzelt-${language}@example.com`;
    await page.locator('#correction-email').fill(email);
    await save.press('Enter');
    await waitForText(page, words['correction.refused.customer-changed']);
    await page.getByRole('button', { name: words['correction.read-again'], exact: true }).press('Enter');
    await waitForText(page, '+90 532 123 45 68');
    expect(await page.locator('#correction-email').inputValue()).toBe(email);
    expect({ axe: await axeProblems(page), out: await sticksOut(page) }).toEqual({ axe: [], out: [] });
    await save.press('Enter');
    await waitForText(page, words['correction.saved'].replace('{number}', String(id)));
    await waitForText(page, words['correction.saved.mailed'].replace('{email}', email));
    expect(await page.locator('#correction-email').count()).toBe(0);
    expect({ axe: await axeProblems(page), out: await sticksOut(page) }).toEqual({ axe: [], out: [] });
    await page
      .locator('#content')
      .getByRole('button', { name: words['staff-membership.another'], exact: true })
      .first()
      .press('Enter');
    expect(await page.locator('#sought-number').inputValue()).toBe('');
    expect(await keptBy(page)).not.toMatch(/10000000146|duzelt-|Çelik|ÇELİK/);
  },
);

test('[E-04] an editor and a member are told that the page is not theirs and see no form; a stranger is led home', async () => {
  for (const email of ['deniz', 'ayse']) {
    const { page } = await visitor({ motion: false });
    await openMembership(page, shop().origin, email);
    await waitForText(page, tr['staff-membership.closed.title']);
    expect([email, await page.locator('#member-email').count()]).toEqual([email, 0]);
    expect(await axeProblems(page)).toEqual([]);
  }
  const { page: stranger } = await visitor({});
  await stranger.goto('/uyelik');
  await expect.poll(() => new URL(stranger.url()).pathname, soon).toBe('/');
  expect(await stranger.locator('#member-email').count()).toBe(0);
});
