import { expect, test } from 'vitest';
import type { Language } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { axeProblems } from '../../support/browser/axe.ts';
import { bookFor, bookWishedFor } from '../../support/browser/book-in-browser.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { endWait, holdTimersIn } from '../../support/browser/held-timers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { type VisitorOptions, visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { inTheLongRun } from '../../support/in-the-long-run.ts';
import { soon } from '../../support/soon.ts';
import { onBankPage, payButton, payBy, typeCard } from '../../support/visits/card-buyer.ts';
import { headingsShown, noteHeadings } from '../../support/visits/headings-shown.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const goodCard = '5400610000010018';
const timeEndingCard = '5400610000017047';

/** Comes to the payment of a booking that was just made. */
const comeToPay = async (options: VisitorOptions = {}) => {
  const { page } = await visitor(options);
  const booked = await bookFor(page, shop().origin);
  await page.goto('/odeme');
  await expect.poll(() => flowState(page, 'payment'), soon).toBe('choosing.enteringCard');
  return { page, ...booked };
};

test('[S-22] [R-05] [R-30] a card pays at the bank: tickets are shown, and the boarding pass of each', async () => {
  const { page, locator } = await comeToPay();
  await payBy(page, goodCard);
  await onBankPage(page);
  await noteHeadings(page);
  await page.getByRole('button', { name: tr['bank.approve'], exact: true }).click();
  await page.getByRole('heading', { name: tr['result.issued.heading'] }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname, soon).toBe(`/odeme-sonuc/${locator}`);
  await expect.poll(() => flowState(page, 'booking'), soon).toBe('ended.issued');
  expect(await headingsShown(page)).toEqual([tr['result.issued.heading']]);
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('link', { name: tr['ticket.boarding-pass'] }).click();
  await page.getByRole('heading', { name: tr['boarding.heading'] }).waitFor();
  expect(await page.getByText(locator, { exact: true }).filter({ visible: true }).count()).toBe(1);
  expect(await page.getByRole('img', { name: tr['boarding.code'].split('{')[0] ?? '' }).count()).toBe(1);
  expect(await axeProblems(page)).toEqual([]);
});

test('[P-15] nothing is paid before agreement and privacy notice are accepted, and the button says so', async () => {
  const { page } = await comeToPay();
  await typeCard(page, goodCard, tr);
  await expect.poll(() => payButton(page, tr).getAttribute('aria-disabled'), soon).toBe('true');
  expect(await page.getByText(tr['payment.terms.first']).isVisible()).toBe(true);
  await page.getByText(tr['terms.agreement'], { exact: true }).click();
  await page.getByText(tr['terms.agreement.price']).waitFor();
  await page.getByText(tr['terms.privacy'], { exact: true }).click();
  await page.getByText(tr['terms.privacy.what']).waitFor();
  expect(await axeProblems(page)).toEqual([]);
});

const languages: readonly (readonly [Language, typeof tr])[] = [
  ['tr', tr],
  ['en', en],
  ['fa', fa],
];

test.each(inTheLongRun(languages, languages.slice(2)))(
  '[E-10] [E-12] %s: why the bank said no, and what to do',
  async (language, words) => {
    const { page } = await comeToPay({ language });
    await payBy(page, '5400610000012600', words);
    await page.getByText(words['payment.refused.one-card-only']).waitFor();
    await payBy(page, '5400610000014820', words);
    await onBankPage(page);
    await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
    await page.getByText(words['payment.refused.daily-limit']).waitFor();
    await expect.poll(() => flowState(page, 'payment'), soon).toBe('choosing.enteringCard');
    expect(await axeProblems(page)).toEqual([]);
  },
);

test('[E-11] a wagon that is closed cannot be paid any more: other seats are chosen', async () => {
  const { page } = await comeToPay();
  await payBy(page, '5400610000013715');
  await onBankPage(page);
  await page.getByRole('button', { name: tr['bank.approve'], exact: true }).click();
  await page.getByText(tr['payment.refused.wagon-closed']).waitFor();
  await expect.poll(() => flowState(page, 'payment'), soon).toBe('stopped');
  expect(await page.getByRole('button', { name: tr['payment.stopped.again'] }).isVisible()).toBe(true);
});

test('[S-22] whoever leaves the bank’s page finds the same payment and is charged once', async () => {
  const { page, locator } = await comeToPay();
  await payBy(page, goodCard);
  await onBankPage(page);
  const bank = page.url();
  await page.goto('/odeme');
  await expect.poll(() => flowState(page, 'payment'), soon).toBe('proving.awaiting');
  expect(await axeProblems(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => flowState(page, 'payment'), soon).toBe('proving.awaiting');
  await page.getByRole('button', { name: tr['payment.bank.go'] }).click();
  await onBankPage(page);
  expect(page.url()).toBe(bank);
  await page.getByRole('button', { name: tr['bank.approve'], exact: true }).click();
  await page.getByRole('heading', { name: tr['result.issued.heading'] }).waitFor();
  expect(await page.getByText(locator, { exact: true }).count()).toBeGreaterThanOrEqual(1);
});

test('who goes to the bank while the line is slow is told so at once, and led there when all is written down', async () => {
  const { page } = await comeToPay();
  await payBy(page, goodCard);
  await onBankPage(page);
  await page.goto('/odeme');
  await expect.poll(() => flowState(page, 'payment'), soon).toBe('proving.awaiting');
  const line: { open: () => void } = { open: () => undefined };
  const opened = new Promise<void>((open) => Object.assign(line, { open }));
  await page.route(/\/keeping\/flows/, async (route) => {
    if (route.request().method() !== 'GET') await opened;
    await route.continue();
  });
  await page.getByRole('button', { name: tr['payment.bank.go'], exact: true }).click();
  await page.getByRole('button', { name: tr['payment.bank.departing.going'], exact: true }).waitFor();
  expect(await flowState(page, 'payment')).toBe('proving.departing');
  expect(await axeProblems(page)).toEqual([]);
  line.open();
  await onBankPage(page);
});

test('[R-05] a bought ticket is read with script switched off', async () => {
  const { page, locator } = await comeToPay();
  await payBy(page, goodCard);
  await onBankPage(page);
  await page.getByRole('button', { name: tr['bank.approve'], exact: true }).click();
  await page.getByRole('heading', { name: tr['result.issued.heading'] }).waitFor();
  const answer = await page.context().request.get(`${shop().origin}/odeme-sonuc/${locator}`, {
    headers: { accept: 'text/html' },
  });
  const html = await answer.text();
  expect([answer.status(), html.includes(locator), html.includes('DENEME YOLCU')]).toEqual([200, true, true]);
});

test('the card fields are written in the letters of the page around them, which come from the bank’s own origin', async () => {
  const { page, complaints } = await visitor();
  await bookFor(page, shop().origin);
  const fonts: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.woff2') && answer.ok()) fonts.push(new URL(answer.url()).origin);
  });
  await page.goto('/odeme');
  const label = page.frameLocator('#card-fields').getByText(tr['card.number']);
  await label.waitFor();
  const bank = await page.locator('#card-fields').getAttribute('src');
  await expect.poll(() => fonts, soon).toContain(new URL(bank ?? '').origin);
  expect(await label.evaluate((part) => getComputedStyle(part).fontFamily.split(',')[0])).toBe('Vazirmatn');
  expect(complaints()).toEqual([]);
});

test('where the card fields do not come it is said, and they are opened again', async () => {
  const { page } = await visitor();
  await bookFor(page, shop().origin);
  await holdTimersIn(page);
  const cardPage = /\/kart\?/;
  await page.route(cardPage, (route) => route.abort());
  await page.goto('/odeme');
  await expect.poll(() => flowState(page, 'payment'), soon).toBe('choosing.enteringCard');
  expect(await page.getByText(tr['payment.card.lost']).count()).toBe(0);
  await endWait(page, 10_000);
  await page.getByText(tr['payment.card.lost.text']).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.unroute(cardPage);
  await page.getByRole('button', { name: tr['payment.card.lost.again'], exact: true }).click();
  await page.frameLocator('#card-fields').getByLabel(tr['card.number']).waitFor();
  await expect.poll(() => page.getByText(tr['payment.card.lost']).count(), soon).toBe(0);
});

test('card fields that stand out of sight are there, as high as they are, however long nobody looks at them', async () => {
  const { page } = await visitor({ width: 320, height: 480 });
  await bookFor(page, shop().origin);
  await holdTimersIn(page);
  await page.goto('/odeme');
  const frame = page.locator('#card-fields');
  await expect.poll(() => frame.getAttribute('height'), soon).toBe('384');
  await endWait(page, 10_000);
  expect(await page.getByText(tr['payment.card.lost']).count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('card fields out of sight stand as high as they need when a phone is turned', async () => {
  const { page } = await visitor({ width: 320, height: 480 });
  await bookFor(page, shop().origin);
  await page.goto('/odeme');
  const frame = page.locator('#card-fields');
  await expect.poll(() => frame.getAttribute('height'), soon).toBe('384');
  await page.setViewportSize({ width: 600, height: 320 });
  await expect.poll(() => frame.getAttribute('height'), soon).toBe('300');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('card fields that come late take the place of what was said, and what is typed in them stays', async () => {
  const { page } = await visitor();
  await bookFor(page, shop().origin);
  await holdTimersIn(page);
  const way: { open: () => void } = { open: () => undefined };
  const opened = new Promise<void>((open) => Object.assign(way, { open }));
  await page.route(/\/kart\?/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/odeme');
  await expect.poll(() => flowState(page, 'payment'), soon).toBe('choosing.enteringCard');
  await endWait(page, 10_000);
  await page.getByText(tr['payment.card.lost.text']).waitFor();
  way.open();
  await typeCard(page, goodCard, tr);
  expect(await page.getByText(tr['payment.card.lost']).count()).toBe(0);
});

test('leaving the payment is asked first, and gives the seats back', async () => {
  const { page } = await comeToPay();
  await page.getByRole('button', { name: tr['payment.leave'], exact: true }).click();
  await page.getByText(tr['payment.leave.text']).first().waitFor();
  await page.getByRole('button', { name: tr['payment.leave.yes'], exact: true }).first().click();
  await expect.poll(() => flowState(page, 'payment'), soon).toBe(null);
});

test('[S-10] when the time to pay is over the trip that was wished stands in the search at home, and one press lists its trains', async () => {
  const { page } = await visitor({ width: 360, height: 780 });
  const { outward } = await bookWishedFor(page, shop().origin);
  await page.goto('/odeme');
  await payBy(page, timeEndingCard);
  await onBankPage(page);
  await page.getByRole('button', { name: tr['bank.approve'], exact: true }).click();
  await page.getByText(tr['alert.payment-time-ended.text'], { exact: true }).waitFor();
  const entered = () =>
    page
      .locator('#trip-from, #trip-to, #trip-outward, #trip-passengers')
      .evaluateAll((fields) =>
        fields.map((field) => (field instanceof HTMLInputElement ? field.value : null)),
      );
  const [year, month, dayOfMonth] = outward.split('-');
  await expect
    .poll(entered, soon)
    .toEqual(['Ankara Gar', 'İstanbul (Söğütlüçeşme)', `${dayOfMonth}.${month}.${year}`, '1']);
  await page.getByRole('button', { name: tr['trip.search'], exact: true }).click();
  await page.waitForURL(/\/sefer-listesi\?/);
  const query = new URL(page.url()).searchParams;
  expect([query.get('kalkis'), query.get('varis'), query.get('gidis'), query.get('yolcu')]).toEqual([
    '98',
    '1325',
    outward,
    '1',
  ]);
  await expect.poll(() => flowState(page, 'booking'), soon).toBe('listing.outward');
});
