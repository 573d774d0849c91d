import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { beginWith } from '../../support/browser/begin-with.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);
const pages: Page[] = [];
const heard: string[] = [];

/** Runs in the page. */
const keepAll = async () => {
  localStorage.setItem('left', 'yes');
  sessionStorage.setItem('left', 'yes');
  await caches.open('left');
  await new Promise((made) => {
    indexedDB.open('left').addEventListener('success', made);
  });
};

/** Runs in the page. */
const keptHere = async () => ({
  local: localStorage.getItem('left'),
  session: sessionStorage.getItem('left'),
  cookie: document.cookie.includes('left'),
  caches: await caches.keys(),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  begun: Reflect.get(globalThis, 'begun') ?? null,
  isOnLine: navigator.onLine,
});

const emptyPage = {
  local: null,
  session: null,
  cookie: false,
  caches: [],
  databases: [],
  begun: null,
  isOnLine: true,
};

test('a visitor leaves whatever can be left', async () => {
  const { page } = await visitor({ scheme: 'dark', width: 400 });
  pages.push(page);
  await beginWith(page, () => Reflect.set(globalThis, 'begun', 'yes'));
  await page.goto('/');
  await page.evaluate(keepAll);
  await page.context().addCookies([{ name: 'left', value: 'yes', url: shop().origin }]);
  expect((await page.evaluate(keptHere)).caches).toEqual(['left']);
  page.on('response', (answer) => heard.push(answer.url()));
  await page.route('**/*', (route) => route.abort());
  await page.context().setExtraHTTPHeaders({ left: 'yes' });
  await page.keyboard.down('Shift');
  await page.context().setOffline(true);
});

test('the next one comes with the same page and meets nothing of it', async () => {
  const { page } = await visitor();
  pages.push(page);
  expect(new Set(pages).size).toBe(1);
  heard.length = 0;
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.goto('/');
  expect((await (await asked).allHeaders()).left).toBe(undefined);
  expect(await page.evaluate(keptHere)).toEqual(emptyPage);
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false);
  expect(await page.evaluate(() => [innerWidth, history.length])).toEqual([1_280, 2]);
  await page.getByRole('heading', { level: 1 }).click();
  expect(heard).toEqual([]);
});

test('of a page with company nothing is used again', async () => {
  const { page } = await visitor();
  pages.push(page);
  await page.context().newPage();
  expect(new Set(pages).size).toBe(1);
});

test('so the one after it has a page nobody has used', async () => {
  const { page } = await visitor();
  expect(pages).not.toContain(page);
});
