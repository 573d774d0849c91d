import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import type { Language } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { soon } from '#test/support/soon.ts';
import { axeProblems } from '../support/browser/axe.ts';
import { described, handOver, seated, writtenOf } from '../support/browser/desk.ts';
import { flowState } from '../support/browser/flow-state.ts';
import { photograph } from '../support/browser/photograph.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { waitForState } from '../support/browser/wait-for-state.ts';
import { countIn } from '../support/shop/killed-shop.ts';
import { worldHand } from '../support/shop/world.ts';
import { onBankPage, payBy } from '../support/visits/card-buyer.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

type Words = typeof tr;
const sentences: Readonly<Record<Language, Words>> = { tr, en, fa };

const [goodCard, overLimit] = ['5400610000010018', '5400610000014820'];

const press = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).click();
const approve = async (page: Page, words: Words) => {
  await onBankPage(page);
  await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
};

const arrive = async (page: Page, to: 'describing' | 'seated') => {
  const deps = { context: page.context(), origin: shop().origin };
  const desk = to === 'describing' ? await described(deps) : await seated(deps);
  await handOver(deps, writtenOf(desk));
  await page.goto('/koltuk-haritasi');
};

const isDescribing = (page: Page) => waitForState(page, 'booking', 'describing');
const isHeld = (page: Page) => waitForState(page, 'seat-hold', 'counting.held.calm');
const isAtPayment = (page: Page) => waitForState(page, 'payment', 'choosing.enteringCard');

const goToPayment = async (page: Page, words: Words) => {
  await arrive(page, 'seated');
  await isHeld(page);
  await press(page, words['seat-map.to-payment']);
  await isAtPayment(page);
};

/** A state of the booking: how it comes to be, how it is seen, and something done there that is written down. */
type BookingStep = {
  readonly called: string;
  readonly come: (page: Page, words: Words) => Promise<void>;
  readonly isThere: (page: Page, words: Words) => Promise<void>;
  readonly act: (page: Page, words: Words) => Promise<void>;
  /** From there to the payment. */
  readonly onward: (page: Page, words: Words) => Promise<void>;
};

const acceptTerms = (page: Page, words: Words) => page.getByLabel(words['terms.accept']).click();

const statuses: readonly BookingStep[] = [
  {
    called: 'describing passengers',
    come: (page) => arrive(page, 'describing'),
    isThere: isDescribing,
    act: (page, words) => press(page, words['passenger.submit']),
    onward: async (page, words) => {
      await page.locator('[role=gridcell][data-seat]:not([aria-disabled])').last().click();
      await isHeld(page);
      await press(page, words['seat-map.to-payment']);
    },
  },
  {
    called: 'seats held',
    come: (page) => arrive(page, 'seated'),
    isThere: isHeld,
    act: (page, words) => press(page, words['seat-map.to-payment']),
    onward: async () => undefined,
  },
  {
    called: 'at the payment',
    come: goToPayment,
    isThere: isAtPayment,
    act: acceptTerms,
    onward: async () => undefined,
  },
  {
    called: 'back from the bank, refused',
    come: async (page, words) => {
      await goToPayment(page, words);
      await payBy(page, overLimit, words);
      await approve(page, words);
      await page.getByText(words['payment.refused.daily-limit']).waitFor();
    },
    isThere: async (page, words) => {
      await page.getByText(words['payment.refused.daily-limit']).waitFor();
      await isAtPayment(page);
    },
    act: acceptTerms,
    onward: async () => undefined,
  },
];

/** The link, as whoever reads it off the page. */
const linkOn = async (page: Page, words: Words): Promise<string> => {
  const summary = page.locator('summary', { hasText: words['hand-over.title'] });
  const ask = page.getByRole('button', { name: words['hand-over.ask'], exact: true });
  await expect
    .poll(async () => {
      if ((await page.locator('details[open]', { has: summary }).count()) === 0) await summary.click();
      return ask.isVisible();
    }, soon)
    .toBe(true);
  await ask.click();
  return page.getByLabel(words['hand-over.link'], { exact: true }).inputValue();
};

const countOf = (question: string) => countIn(shop().databaseUrl, question);
const seatsHeld = () => countOf('select count(*) as count from seat_hold');
const charges = () => countOf('select count(*) as count from bank_payment where captured > returned');

/** When what is kept of the booking ends, wherever that is written. */
const endsKept = async (page: Page): Promise<readonly number[]> => {
  const answer = await page.context().request.get(`${shop().origin}/keeping/flows/booking`);
  const { snapshot } = await answer.json();
  const found = [...String(snapshot).matchAll(/"(?:deadline|payBy)":(\d+)/g)].map(([, end]) => Number(end));
  return [...new Set(found)].toSorted((one, other) => one - other);
};
const shownEnd = async (page: Page) => {
  const clock = page.locator('#countdown');
  return (await clock.count()) === 0 ? null : clock.locator('span').first().innerText();
};

/** So that nobody has brought links too often. */
const aMinute = 60_000;
beforeEach(() => worldHand(shop().origin).pass(aMinute));

const cases = (['tr', 'fa'] as const).flatMap((language) =>
  statuses.map((step) => [language, step.called, step] as const),
);

test.each(cases)(
  '[S-09] %s: %s: another device stands in the same state with the same deadline, and pays once',
  { timeout: 180_000 },
  async (language, called, { come, isThere, act, onward }) => {
    const words = sentences[language];
    const [first, second, third] = [
      await visitor({ language }),
      await visitor({ language, width: 360, scheme: 'dark' }),
      await visitor({ language }),
    ];
    await come(first.page, words);
    await isThere(first.page, words);
    const link = await linkOn(first.page, words);
    await photograph(first.page, `hand-over-${language}-${called}`);
    const before = {
      held: await seatsHeld(),
      ends: await endsKept(first.page),
      shown: await shownEnd(first.page),
    };

    await second.page.goto(link);
    const goOn = second.page.getByRole('button', { name: words['other-device.ask'], exact: true });
    await goOn.waitFor();
    await expect.poll(() => new URL(second.page.url()).hash, soon).toBe('');
    await photograph(second.page, `other-device-${language}-${called}`);
    expect(await axeProblems(second.page)).toEqual([]);
    await goOn.click();
    await isThere(second.page, words);
    const ends = await endsKept(second.page);
    expect(ends.map((end, index) => Math.abs(end - (before.ends[index] ?? 0)) < 1_000)).toEqual(
      before.ends.map(() => true),
    );
    expect([await seatsHeld(), await shownEnd(second.page)]).toEqual([before.held, before.shown]);

    await act(first.page, words);
    await first.page.getByText(words['booking.elsewhere']).waitFor();
    expect(await first.page.getByRole('button', { name: words['booking.elsewhere.here'] }).isVisible()).toBe(
      true,
    );

    await third.page.goto(link);
    await press(third.page, words['other-device.ask']);
    await third.page.getByText(words['other-device.refused.link-used-or-old']).waitFor();
    await third.page.getByText(words['other-device.new-link'], { exact: true }).waitFor();

    const charged = await charges();
    await act(second.page, words);
    await onward(second.page, words);
    await isAtPayment(second.page);
    await payBy(second.page, goodCard, words);
    await approve(second.page, words);
    await second.page.getByRole('heading', { name: words['result.issued.heading'] }).waitFor();
    await expect.poll(() => flowState(second.page, 'booking'), soon).toBe('ended.issued');
    await second.page.getByRole('link', { name: words['ticket.boarding-pass'] }).waitFor();
    expect(await charges()).toBe(charged + 1);
  },
);

test.each(['tr', 'fa'] as const)(
  '[S-09] %s: without a link the page says what it is for; without script, that it needs scripts',
  async (language) => {
    const words = sentences[language];
    const { page, complaints } = await visitor({ language });
    await page.goto('/devam');
    await page.getByText(words['other-device.none'], { exact: true }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect(complaints()).toEqual([]);
    const plain = await visitor({ language, script: false });
    await plain.page.goto('/devam#k3b9');
    expect(await plain.page.locator('#content').innerText()).toContain(words['other-device.script']);
  },
);

test('[S-09] a purchase begun on the second device is kept until its reader has chosen', async () => {
  const [first, second] = [await visitor(), await visitor()];
  await arrive(first.page, 'seated');
  await isHeld(first.page);
  await arrive(second.page, 'describing');
  await isDescribing(second.page);
  await second.page.goto(await linkOn(first.page, tr));
  await second.page.getByText(tr['other-device.own.text'], { exact: true }).waitFor();
  await second.page.getByRole('link', { name: tr['other-device.own.keep'], exact: true }).click();
  await isDescribing(second.page);
  await press(first.page, tr['hand-over.another']);
  await press(first.page, tr['hand-over.ask']);
  await second.page.goto(await first.page.getByLabel(tr['hand-over.link'], { exact: true }).inputValue());
  await press(second.page, tr['other-device.replace']);
  await isHeld(second.page);
  await expect.poll(() => new URL(second.page.url()).pathname, soon).toBe('/koltuk-haritasi');
});
