import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { createPnr } from '#contract/bookings/rail-booking.ts';
import { refusals as wireRefusals } from '#contract/wire/refusals.ts';
import type { WireError } from '#contract/wire/wire-error.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { bookFor } from '../../support/browser/book-in-browser.ts';
import { handOver, seated, writtenOf } from '../../support/browser/desk.ts';
import { drawnReaders, type Reader } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { soon } from '../../support/soon.ts';
import { onBankPage, payButton, payBy, typeCard } from '../../support/visits/card-buyer.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const [phone, desk] = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
] as const;

const readersAtSizes = [phone, desk].flatMap((size) =>
  drawnReaders().map((reader) => [size.width, { ...size, ...reader }] as const),
);

/** What has the focus, and whether all of it lies in the window, below the head that stays. */
const inFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return {
      role: element?.getAttribute('role'),
      text: element?.querySelector('p + div > p')?.textContent,
      isSeen: top >= head && bottom <= innerHeight,
    };
  });

/** How who asked too often is answered: they are to wait for 50 seconds. */
const tooOften = () => {
  const { status, code } = wireRefusals['too-many-tries'];
  const json: WireError = {
    timestamp: new Date().toISOString(),
    traceId: '',
    status: 'REFUSED',
    type: 'too-many-tries',
    code,
    message: '',
    detail: '',
    title: null,
  };
  return { status, headers: { 'retry-after': '50' }, json };
};

/** Runs in the page. */
const groundOf = (part: Element) => getComputedStyle(part).backgroundColor;

type Refused = (page: Page, words: Reader['words']) => Promise<string>;

const refusals: Readonly<Record<string, Refused>> = {
  'a card that is declined at the bank': async (page, words) => {
    await payBy(page, '5400610000014820', words);
    await onBankPage(page);
    await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
    return words['payment.refused.daily-limit'];
  },
  'a card that is declined at once': async (page, words) => {
    await payBy(page, '5400610000012600', words);
    return words['payment.refused.one-card-only'];
  },
  'a code that is unknown': async (page, words) => {
    await page.locator('#payment-promotion').fill('YOK');
    await page.getByRole('button', { name: words['payment.promotion.use'], exact: true }).click();
    return words['payment.refused.promo-unknown'];
  },
};

test.each(
  [phone, desk].flatMap((size) =>
    Object.keys(refusals).flatMap((refusal) =>
      drawnReaders().map((reader) => [refusal, size.width, { ...size, ...reader }] as const),
    ),
  ),
)(
  '[E-10] why %s is not taken is read in the window and has the focus, %i wide',
  async (refusal, _, reader) => {
    const { words, ...options } = reader;
    const { page } = await visitor(options);
    await bookFor(page, shop().origin);
    await page.goto('/odeme');
    await waitForState(page, 'payment', 'choosing.enteringCard');
    const text = await refusals[refusal]?.(page, words);
    await expect.poll(() => inFocus(page), soon).toEqual({ role: 'alert', text, isSeen: true });
  },
);

test.each(readersAtSizes)(
  'a card the bank has taken is told of in the window, with its brand, and has the focus, %i wide',
  async (_, reader) => {
    const { words, ...options } = reader;
    const { page } = await visitor(options);
    await bookFor(page, shop().origin);
    await page.goto('/odeme');
    await typeCard(page, '5400610000010018', words);
    const text = await page.locator('[role=status] p + p').filter({ hasText: 'Mastercard' }).count();
    expect(text).toBe(1);
    await expect.poll(() => inFocus(page), soon).toEqual({ role: 'status', text: undefined, isSeen: true });
    expect(await page.getByText('Mastercard', { exact: true }).isVisible()).toBe(true);
  },
);

test.each(readersAtSizes)(
  '[E-10] whoever pays before the card is ready reads so in the window each time, with the fields below it, %i wide',
  async (_, reader) => {
    const { words, ...options } = reader;
    const { page } = await visitor({ ...options, touch: true });
    await bookFor(page, shop().origin);
    await page.goto('/odeme');
    await page.frameLocator('#card-fields').getByLabel(words['card.number']).waitFor();
    await page.getByLabel(words['terms.accept']).check();
    for (let press = 1; press <= 2; press += 1) {
      await payButton(page, words).click();
      await expect.poll(() => inFocus(page), soon).toEqual({ role: 'alert', text: undefined, isSeen: true });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
        words['payment.card.missing'],
      );
      const fields = await page.locator('#card-fields').boundingBox();
      expect(fields?.y).toBeLessThan(reader.height / 2);
    }
  },
);

test.each(readersAtSizes)(
  '[E-10] why held seats are booked too often is read in the window with how long to wait, and has the focus, %i wide',
  async (_, reader) => {
    const { words, ...options } = reader;
    const { page } = await visitor(options);
    const deps = { context: page.context(), origin: shop().origin };
    await handOver(deps, writtenOf(await seated(deps)));
    await page.goto('/koltuk-haritasi');
    await waitForState(page, 'seat-hold', 'counting.held.calm');
    await page.route(`**${createPnr.path}`, (route) => route.fulfill(tooOften()));
    await page.getByRole('button', { name: words['seat-map.to-payment'], exact: true }).click();
    const text = words['passenger.refused.too-many-tries'];
    await expect.poll(() => inFocus(page), soon).toEqual({ role: 'alert', text, isSeen: true });
    const wait = page.getByRole('alert').filter({ hasText: text }).locator('p[aria-hidden]');
    await expect.poll(() => wait.innerText(), soon).toMatch(/[0-9۰-۹]/);
  },
);

test('whoever presses on after a card was declined, without another, is told so at the fields and not in a second box', async () => {
  const { page } = await visitor(phone);
  await bookFor(page, shop().origin);
  await page.goto('/odeme');
  await payBy(page, '5400610000012600');
  await page.getByText(tr['payment.refused.one-card-only']).waitFor();
  await payButton(page, tr).click();
  const shown = page.getByRole('alert').filter({ hasText: tr['payment.card.missing'] });
  await shown.waitFor();
  const box = page.getByRole('alert').filter({ hasText: tr['payment.refused.one-card-only'] });
  expect(await box.evaluate(groundOf)).not.toBe('rgba(0, 0, 0, 0)');
  expect(await shown.evaluate(groundOf)).toBe('rgba(0, 0, 0, 0)');
});
