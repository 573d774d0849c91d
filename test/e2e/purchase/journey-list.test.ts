import { describe, expect, test } from 'vitest';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { photograph } from '../../support/browser/photograph.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { inTheLongRun } from '../../support/in-the-long-run.ts';
import { arriving } from '../../support/visits/arriving.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const dayAfter = (days: number) => travelDayOf(dayNumberAt(Date.now()) + days);
const query = (more = '') => `kalkis=1325&varis=98&gidis=${dayAfter(5)}&yolcu=1${more}`;
const list = (more = '') => `/sefer-listesi?${query(more)}`;
/** Each width and each scheme once; in the long run each with each. */
const appearances = inTheLongRun(
  [360, 1440].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme }))),
  [
    { width: 360, scheme: 'dark' as const },
    { width: 1440, scheme: 'light' as const },
  ],
);
const says = (language: 'fa' | 'tr') => sayIn(language, wholeCatalogue(language));

describe.each(['tr', 'fa'] as const)('[R-02] without a script: %s', (language) => {
  const say = says(language);

  test('the journeys are read: times, classes, prices, stops, days', async () => {
    const { page, complaints } = await visitor({ language, script: false });
    await page.goto(list());
    const rows = page.getByRole('article');
    expect(await rows.count()).toBeGreaterThan(10);
    expect(await rows.first().getByRole('button').count()).toBe(0);
    expect(await rows.first().getByText(say('cabin.Y1')).first().isVisible()).toBe(true);
    const days = page.getByRole('navigation', { name: say('journey-list.days') });
    expect(await days.getByRole('listitem').count()).toBe(7);
    await rows.first().getByText(say('journey-list.details')).click();
    expect(await rows.first().getByRole('listitem').count()).toBeGreaterThan(4);
    expect(await page.getByText(say('journey-list.without-script')).isVisible()).toBe(true);
    expect(complaints()).toEqual([]);
  });

  test('it is sorted and narrowed by links', async () => {
    const { page } = await visitor({ language, script: false });
    await page.goto(list());
    const all = await page.getByRole('article').count();
    await arriving(page, () =>
      page.getByRole('link', { name: say('journey-list.order.price'), exact: true }).click(),
    );
    expect(new URL(page.url()).searchParams.get('sirala')).toBe('fiyat');
    await page.getByText(say('journey-list.filter'), { exact: true }).click();
    await arriving(page, () => page.getByRole('link', { name: say('journey-list.filter.direct') }).click());
    const direct = await page.getByRole('article').count();
    expect([direct > 0, direct <= all]).toEqual([true, true]);
  });

  test('the way back is read by a link, from there to here and on its own day', async () => {
    const { page } = await visitor({ language, script: false });
    await page.goto(list(`&donus=${dayAfter(7)}`));
    await arriving(page, () =>
      page.getByRole('link', { name: say('journey-list.without-script.back'), exact: true }).click(),
    );
    const asked = new URL(page.url()).searchParams;
    expect(['kalkis', 'varis', 'gidis', 'donus'].map((name) => asked.get(name))).toEqual([
      '98',
      '1325',
      dayAfter(7),
      null,
    ]);
  });

  test('a choice that was made before the script was lost leaves the page readable', async () => {
    const { page } = await visitor({ language, script: false });
    await page.goto(list());
    const pick = await page.locator('button[name=secim]').first().getAttribute('value');
    await page.goto(list(`&secim=${pick}`));
    expect(new URL(page.url()).searchParams.get('secim')).toMatch(/:Y1$/);
    expect(await page.getByRole('article').count()).toBeGreaterThan(10);
  });
});

test('[R-01] [R-02] without a script the form of the search leads to the list, in words of its own', async () => {
  const { page } = await visitor({ script: false });
  await page.goto('/');
  const say = says('tr');
  await page.getByLabel(say('trip.from'), { exact: true }).fill('Ankara Gar');
  await page.getByLabel(say('trip.to'), { exact: true }).fill('Eskişehir');
  await arriving(page, () => page.getByRole('button', { name: say('trip.search') }).click());
  expect(new URL(page.url()).search).toBe(`?kalkis=98&varis=93&gidis=${dayAfter(0)}&yolcu=1`);
});

describe('[E-06] what cannot be listed goes back to the search', () => {
  test.each(['tr', 'fa'] as const)('with what was entered, and with what is wrong: %s', async (language) => {
    const { page } = await visitor({ language, script: false });
    const say = says(language);
    await page.goto('/');
    const fields = [
      ['trip.from', 'Ankara Gar'],
      ['trip.to', 'Atlantis'],
      ['trip.outward', '01.01.2020'],
    ] as const;
    for (const [name, text] of fields) await page.getByLabel(say(name), { exact: true }).fill(text);
    await arriving(page, () => page.getByRole('button', { name: say('trip.search') }).click());
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.getByLabel(say('trip.to'), { exact: true }).inputValue()).toBe('Atlantis');
    const unclear = say('trip.station.unclear', { entered: 'Atlantis' });
    expect(await page.getByText(unclear).isVisible()).toBe(true);
    expect(await page.getByText(say('trip.day.past')).isVisible()).toBe(true);
  });

  test('words of somebody else’s link are not repeated; what is understood of it is', async () => {
    const { page } = await visitor({ script: false });
    const words = ['ARA-0555', 'BUGUN', 'COK', 'HEP', 'YARIN'];
    const [to, outward, passengers, lap, back] = words;
    await page.goto(
      `/sefer-listesi?kalkis=Ankara+Gar&varis=${to}&gidis=${outward}&yolcu=${passengers}&kucak=${lap}&donus=${back}`,
    );
    expect(new URL(page.url()).pathname).toBe('/');
    const html = await page.content();
    expect(words.filter((word) => html.includes(word))).toEqual([]);
    expect(await page.getByLabel(says('tr')('trip.from'), { exact: true }).inputValue()).toBe('Ankara Gar');
  });

  test('an address that names no trip leads home', async () => {
    const { page } = await visitor();
    await page.goto('/sefer-listesi');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
  });
});

test('[R-21] a link from outside leads into the list', async () => {
  const { page } = await visitor();
  const day = dayAfter(5);
  await page.goto(
    `/sefer-listesi-yonlendirme?binisIstasyonId=93&inisIstasyonId=1325&gidisTarih=${day}&donusTarih=&yolcuSayisi=1&seyahatTuru=1`,
  );
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(`/sefer-listesi?kalkis=93&varis=1325&gidis=${day}&yolcu=1`);
  expect(await page.getByRole('article').count()).toBeGreaterThan(3);
});

describe.each(['tr', 'fa'] as const)('[R-02] alive: %s', (language) => {
  const say = says(language);

  test.each(appearances)(
    'axe finds nothing and nothing sticks out: $width px, $scheme',
    async (appearance) => {
      const { page, complaints } = await visitor({ language, ...appearance });
      await page.goto(list());
      await waitForHydration(page);
      await photograph(page, `journey-list-${language}-${appearance.scheme}-${appearance.width}`);
      const found = { axe: await axeProblems(page), out: await sticksOut(page), complaints: complaints() };
      expect(found).toEqual({ axe: [], out: [], complaints: [] });
    },
  );

  test('the way there and the way back are chosen, and the seats come next', async () => {
    const { page, complaints } = await visitor({ language });
    await page.goto(
      list(`&donus=${dayAfter(8)}`)
        .replace('&yolcu=1', '')
        .concat('&yolcu=2'),
    );
    await page.getByRole('article').nth(2).getByRole('button').first().click();
    await page.getByText(say('journey-list.back')).waitFor();
    const chosen = page.getByRole('region', { name: say('journey-list.chosen-outward') });
    await chosen.waitFor();
    await photograph(page, `journey-list-back-${language}`);
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('article').nth(1).getByRole('button').first().click();
    await page.waitForURL(/koltuk-haritasi$/);
    expect(complaints()).toEqual([]);
  });
});

describe.each(['tr', 'fa'] as const)('[E-07] back on the same day: %s', (language) => {
  const say = says(language);

  test.each(appearances)(
    'what leaves too early says so and is not for choosing: $width px, $scheme',
    async (appearance) => {
      const { page, complaints } = await visitor({ language, ...appearance });
      await page.goto(list(`&donus=${dayAfter(5)}`));
      await page.getByRole('article').nth(4).getByRole('button').first().click();
      await page.getByText(say('journey-list.back')).waitFor();
      const tooEarly = page.getByRole('article').filter({ hasText: say('journey-list.too-early') });
      await tooEarly.first().waitFor();
      const others = page.getByRole('article').filter({ hasNotText: say('journey-list.too-early') });
      const offered = page.locator('button[name=secim]');
      expect([await tooEarly.locator(offered).count(), (await others.locator(offered).count()) > 0]).toEqual([
        0,
        true,
      ]);
      await photograph(page, `journey-list-too-early-${language}-${appearance.scheme}-${appearance.width}`);
      const found = { axe: await axeProblems(page), out: await sticksOut(page), complaints: complaints() };
      expect(found).toEqual({ axe: [], out: [], complaints: [] });
      const next = await tooEarly.first().getByRole('link').getAttribute('href');
      await others
        .filter({ has: page.locator(`[id="${next?.slice(1)}"]`) })
        .locator(offered)
        .first()
        .click();
      await page.waitForURL(/koltuk-haritasi$/);
    },
  );

  test.each(appearances)(
    'another way there lets go of the way back, and says so: $width px, $scheme',
    async (appearance) => {
      const { page, complaints } = await visitor({ language, ...appearance });
      await page.goto(list(`&donus=${dayAfter(5)}`));
      const offered = page.locator('button[name=secim]:visible');
      await offered.first().click();
      await page.getByText(say('journey-list.back')).waitFor();
      await offered.first().click();
      await page.getByRole('button', { name: say('seat-map.change-journey') }).click();
      await page.getByText(say('journey-list.outward')).waitFor();
      await offered.last().click();
      await page.getByText(say('journey-list.back-lost.text')).waitFor();
      await photograph(page, `journey-list-back-lost-${language}-${appearance.scheme}-${appearance.width}`);
      const found = { axe: await axeProblems(page), out: await sticksOut(page), complaints: complaints() };
      expect(found).toEqual({ axe: [], out: [], complaints: [] });
    },
  );
});

test('[R-02] a press that comes before the flow is heard as soon as there is one', async () => {
  const { page } = await visitor();
  await page.goto(list());
  const key = await page.getByRole('article').first().getByRole('button').first().getAttribute('value');
  await page.goto(list(`&secim=${key}`));
  await waitForHydration(page);
  await page.waitForURL(/koltuk-haritasi$/);
  expect(new URL(page.url()).pathname).toBe('/koltuk-haritasi');
});
