import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { ClientManifest } from '#app/render/client-manifest.ts';
import type { Language } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const built = (): ClientManifest =>
  JSON.parse(readFileSync(new URL('../../../dist/pages.json', import.meta.url), 'utf8'));
const wordsOfShell = (language: Language) => {
  const [file] = built().messageFiles['src/app/boot/start-page.ts']?.[language] ?? [];
  return `**/${file}`;
};
const scripts = '**/assets/*.js';
const atlas = '**/assets/flow-*';

/** Scripts wait on their way until they are let through. */
const holdScripts = async (page: Page) => {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(scripts, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
};

const openLogin = (page: Page) => page.getByRole('button', { name: tr['login.open'] }).first().click();
const email = (page: Page) => page.locator('#login-email');
const password = (page: Page) => page.locator('#login-password');
const notice = (page: Page) => page.locator('#part-not-loaded');

describe('before its scripts are there', () => {
  test('the login opens, keeps what is typed, and is sent once they are', async () => {
    const { page } = await visitor();
    const letThrough = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await openLogin(page);
    await email(page).fill('kimse@example.com');
    await password(page).fill('Bozkir1923');
    await password(page).press('Enter');
    const before = { address: page.url(), entered: await email(page).inputValue() };
    await letThrough();
    await page.getByText(tr['login.refused.wrong-details']).first().waitFor();
    expect({ ...before, kept: await email(page).inputValue(), stayed: page.url() }).toEqual({
      address: `${shop().origin}/`,
      entered: 'kimse@example.com',
      kept: 'kimse@example.com',
      stayed: `${shop().origin}/`,
    });
  });

  test('what is being typed when they arrive stays', async () => {
    const { page } = await visitor();
    const letThrough = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await openLogin(page);
    await email(page).pressSequentially('ayse@');
    await letThrough();
    await waitForHydration(page);
    await email(page).pressSequentially('example.com');
    expect(await email(page).inputValue()).toBe('ayse@example.com');
    expect(await page.locator('#login').isVisible()).toBe(true);
  });

  test('where the reader has scrolled to stays when they arrive', async () => {
    const { page } = await visitor();
    const letThrough = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await letThrough();
    await waitForHydration(page);
    expect(before).toBeGreaterThan(100);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('a button that only a script can serve is pressed once they are there', async () => {
    const { page } = await visitor();
    const letThrough = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await openLogin(page);
    await page.getByRole('button', { name: tr['login.forgotten'] }).click();
    expect(await page.getByRole('dialog', { name: tr['forgotten.title'] }).count()).toBe(0);
    await letThrough();
    await page.getByRole('dialog', { name: tr['forgotten.title'] }).waitFor();
  });
});

describe('[P-14] a part that does not load', () => {
  test('scripts that fail are told, with a way to go on; the forms work without them', async () => {
    const { page } = await visitor();
    await page.route(scripts, (route) => route.abort());
    await page.goto('/');
    await notice(page).waitFor();
    expect(await notice(page).innerText()).toContain(tr['alert.part-not-loaded.title']);
    expect(await notice(page).getByRole('link', { name: tr['app.part.reload'] }).count()).toBe(1);
    await openLogin(page);
    await email(page).fill('kimse@example.com');
    await password(page).fill('Bozkir1923');
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST'),
      password(page).press('Enter'),
    ]);
    expect(new URL(sent.url()).pathname).toBe('/giris');
  });

  test('scripts that do not come within 120 seconds are told, and not a second before', async () => {
    const { page } = await visitor();
    await page.clock.install();
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await openLogin(page);
    await page.clock.runFor(119_000);
    expect(await notice(page).isVisible()).toBe(false);
    await page.clock.runFor(1001);
    expect(await notice(page).isVisible()).toBe(true);
  });

  test('a place that fails is told where it would stand, and loading the page anew goes on', async () => {
    const { page } = await visitor();
    await page.goto('/');
    await waitForHydration(page);
    await page.route(atlas, (route) => route.abort());
    await page.getByRole('contentinfo').locator('a[href="/akislar"]').click();
    const failure = page.getByRole('main').getByRole('alert');
    await failure.waitFor();
    expect(await failure.innerText()).toContain(tr['alert.part-not-loaded.text']);
    await page.unroute(atlas);
    await failure.getByRole('link', { name: tr['app.part.reload'] }).click();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await failure.count()).toBe(0);
  });
});

const languageOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir].join(' '));

describe('[P-02] a catalogue that does not load', () => {
  test('gives way to the language that was stored', async () => {
    const { page } = await visitor({ language: 'en' });
    await page.goto('/');
    await waitForHydration(page);
    await page.route(wordsOfShell('fa'), (route) => route.abort());
    await page.goto('/?dil=fa');
    await page.getByRole('heading', { name: en['home.title'] }).waitFor();
    expect(await languageOf(page)).toBe('en ltr');
  });

  test('gives way to Turkish when the stored one does not load either', async () => {
    const { page } = await visitor({ language: 'en' });
    await page.goto('/');
    await waitForHydration(page);
    await page.route(wordsOfShell('fa'), (route) => route.abort());
    await page.route(wordsOfShell('en'), (route) => route.abort());
    await page.goto('/?dil=fa');
    await page.getByRole('heading', { name: tr['home.title'] }).waitFor();
    expect(await languageOf(page)).toBe('tr ltr');
  });
});

test('a link of the menu leads to its page: the menu is gone, and its reader stands at the heading', async () => {
  const { page } = await visitor({ width: 360, height: 780, touch: true });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: tr['menu.open'] }).click();
  const menu = page.locator('#side-menu');
  await menu.getByRole('link', { name: tr['menu.ticket-search'], exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/bilet-arama');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), soon).toBe('H1');
});

test('[P-13] another version of the shop forgets what was stored, but not the enrollees', async () => {
  const { page } = await visitor();
  await page.goto('/');
  await waitForHydration(page);
  const version = await page.evaluate(() => {
    const running = localStorage.getItem('version');
    localStorage.setItem('version', 'an older one');
    localStorage.setItem('enrollees', '["AYŞE"]');
    localStorage.setItem('email', 'ayse@example.com');
    return running;
  });
  await page.reload();
  await waitForHydration(page);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    version,
    enrollees: '["AYŞE"]',
    language: 'tr',
  });
  await page.evaluate(() => localStorage.setItem('email', 'ayse@example.com'));
  await page.reload();
  await waitForHydration(page);
  expect(await page.evaluate(() => localStorage.getItem('email'))).toBe('ayse@example.com');
});

test('the e-mail that was typed into the login survives a reload, the password does not', async () => {
  const { page } = await visitor();
  await page.goto('/');
  await waitForHydration(page);
  await openLogin(page);
  await email(page).fill('kimse@example.com');
  await password(page).fill('Bozkir1923');
  const kept = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/keeping/flows');
  await password(page).press('Enter');
  await page.getByText(tr['login.refused.wrong-details']).first().waitFor();
  await kept;
  await page.reload();
  await openLogin(page);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#login-email')?.value !== '');
  expect([await email(page).inputValue(), await password(page).inputValue()]).toEqual([
    'kimse@example.com',
    '',
  ]);
});

describe('moving on without loading the page anew', () => {
  test('[P-05] the head says where the reader is, and the heading has the focus; Back as well', async () => {
    const { page } = await visitor();
    await page.goto('/');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const seen = () =>
      page.evaluate(() => ({
        title: document.title,
        description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
        shared: document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content,
        canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        isSamePage: 'isSamePage' in window,
        focus: document.activeElement?.tagName,
      }));
    await page.getByRole('contentinfo').locator('a[href="/akislar"]').click();
    await page.waitForURL('**/akislar');
    await page.waitForFunction((title) => document.title === title, tr['head.flow-atlas.title']);
    expect(await seen()).toEqual({
      title: tr['head.flow-atlas.title'],
      description: tr['head.flow-atlas.description'],
      shared: tr['head.flow-atlas.title'],
      canonical: `${shop().origin}/akislar`,
      isSamePage: true,
      focus: 'H1',
    });
    await page.goBack();
    await page.waitForFunction((title) => document.title === title, tr['head.home.title']);
    expect(await seen()).toEqual({
      title: tr['head.home.title'],
      description: tr['head.home.description'],
      shared: tr['head.home.title'],
      canonical: `${shop().origin}/`,
      isSamePage: true,
      focus: 'H1',
    });
  });

  test('[P-01] choosing a language loads the page anew and keeps what else stands in the address', async () => {
    const { page } = await visitor();
    await page.goto('/sifre-sifirla?url=abc');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('button', { name: tr['header.language-and-theme'] }).click();
    await page.locator('#language-menu a[hreflang="en"]').click();
    await page.waitForURL('**/sifre-sifirla?url=abc&dil=en');
    expect(await page.evaluate(() => [document.documentElement.lang, 'isSamePage' in window])).toEqual([
      'en',
      false,
    ]);
  });
});

test('[S-03] home says why it stands there instead of the page of members', async () => {
  const { page } = await visitor();
  await page.goto('/sifre-guncelleme');
  await page.getByText(tr['alert.user-information-login.title']).waitFor();
  expect(page.url()).toBe(`${shop().origin}/`);
  await page.reload();
  await waitForHydration(page);
  expect(await page.getByText(tr['alert.user-information-login.title']).count()).toBe(0);
});
