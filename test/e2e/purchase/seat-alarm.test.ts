import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { alarmNames } from '#domain/seat/seat-alarm.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { travelDayOf } from '#domain/time/travel-day.ts';
import type { Language } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { atHeading } from '../../support/browser/at-heading.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { alarmLink } from '../../support/browser/mailed-link.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { soon } from '../../support/soon.ts';
import { type SoldOutRun, soldOutBusiness } from '../../support/visits/sold-out-run.ts';

const shop = shopOfThisFile({ PROXIES: '1' });
const visitor = visitorsOfThisFile(() => shop().origin);
const wordsOf = { tr, en, fa };
const timeout = 120_000;

const dayLength = 86_400_000;
const listOf = ({ run }: SoldOutRun) =>
  `/sefer-listesi?kalkis=${run.from}&varis=${run.to}&gidis=${travelDayOf(Math.floor(Date.now() / dayLength) + 6)}&yolcu=1`;

let soldOut: SoldOutRun | null = null;
const theRun = async (): Promise<SoldOutRun> => {
  soldOut ??= await soldOutBusiness(shop().origin, inject('seed'));
  await soldOut.fill();
  return soldOut;
};

const rowOf = (page: Page, { run }: SoldOutRun) =>
  page.getByRole('article').filter({ has: page.locator(`#sefer-${run.runId}\\.${run.to}`) });

const emailField = (page: Page, words: typeof tr) =>
  page.locator('main').getByLabel(words['login.email'], { exact: true });

const wayIn = async (page: Page, words: typeof tr, run: SoldOutRun) => {
  const way = rowOf(page, run).getByRole('link', { name: new RegExp(words['journey-list.alarm']) });
  // The list may be a moment older than the last place that was taken. A page that is left at once leaves its words unwritten.
  const listed = async () => (await page.request.get(listOf(run))).text();
  const offered = `${addresses['seat-alarm'].path}?${alarmNames.run}=${run.run.runId}&`;
  await expect.poll(listed, soon).toContain(offered);
  await page.goto(listOf(run));
  await way.click();
  await page.getByRole('heading', { level: 1, name: words['alarm.title'], exact: true }).waitFor();
};

const expectLetter = async (page: Page, email: string, subject: string) =>
  expect
    .poll(async () => (await page.request.get(`/posta?to=${email}`)).text(), soon)
    .toContain(subject.split(' · ')[0]);

describe.each([
  ['tr', true],
  ['fa', false],
] as const)('%s, with a script: %s', (language: Language, script) => {
  const words = wordsOf[language];
  const email = `bekleyen-${language}@example.com`;

  test(
    'a full class offers an alarm, a place that is given back is told by letter, and the letter leads to the list and to the end of the alarm',
    async () => {
      const run = await theRun();
      const { page, complaints } = await visitor({ language, script });
      await wayIn(page, words, run);
      const from = page.locator('dt', { hasText: words['trip.from'] }).locator('+ dd');
      expect(/\p{Script=Arabic}/u.test(await from.innerText())).toBe(language === 'fa');
      await emailField(page, words).fill('yok');
      await page.getByRole('button', { name: words['alarm.submit'], exact: true }).click();
      await page.getByText(words['login.email.not-understood']).first().waitFor();
      await emailField(page, words).fill(email);
      await page.getByRole('button', { name: words['alarm.submit'], exact: true }).click();
      await page.getByText(words['alarm.done']).first().waitFor();
      expect(await page.getByText(email).isVisible()).toBe(true);

      await run.giveOneBack();
      await expectLetter(page, email, words['letter.alarm-rung.subject']);
      await page.goto(await alarmLink(page, email, 'list'));
      await rowOf(page, run).waitFor();

      const end = await alarmLink(page, email, 'end');
      await page.goto(end);
      await page.goto(end);
      await page.getByRole('button', { name: words['alarm.cancel.submit'], exact: true }).click();
      await page.getByText(words['alarm.cancel.done']).first().waitFor();
      await page.goto(end);
      await page.getByRole('button', { name: words['alarm.cancel.submit'], exact: true }).click();
      await page.getByText(words['alarm.refused.over']).waitFor();
      expect(complaints().filter((each) => !/status of 400/.test(each))).toEqual([]);
    },
    timeout,
  );
});

test(
  'by keys alone an alarm is set; a member finds the own e-mail typed in',
  async () => {
    const run = await theRun();
    const { page } = await visitor();
    await openAsMember(page, shop(), '/');
    await wayIn(page, tr, run);
    await waitForHydration(page);
    const field = emailField(page, tr);
    await expect.poll(() => field.inputValue(), soon).toBe('ayse@example.com');
    await field.focus();
    await page.keyboard.press('Enter');
    await page.getByText(tr['alarm.done']).first().waitFor();
    await atHeading(page);
    expect(await axeProblems(page)).toEqual([]);
  },
  timeout,
);

describe.each(['tr', 'fa'] as const)('%s', (language) => {
  test.each([
    { width: 320, scheme: 'dark' as const },
    { width: 1440, scheme: 'light' as const },
  ])(
    'axe finds nothing and nothing sticks out: $width px, $scheme',
    async (appearance) => {
      const run = await theRun();
      const { page, complaints } = await visitor({ language, ...appearance });
      await wayIn(page, wordsOf[language], run);
      await waitForHydration(page);
      const form = { axe: await axeProblems(page), out: await sticksOut(page) };
      await page.goto('/bos-yer-alarmi?iptal=abc');
      await waitForHydration(page);
      const end = { axe: await axeProblems(page), out: await sticksOut(page) };
      await page.goto('/bos-yer-alarmi');
      await page.goto(listOf(run));
      const noProblems = { axe: [], out: [] };
      expect([form, end, complaints()]).toEqual([noProblems, noProblems, []]);
    },
    timeout,
  );
});
