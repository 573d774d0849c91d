import { type Browser, chromium as engine, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium } from '#atlas/command/chromium.ts';
import { openPaymentShop, type PaymentShop } from '../../support/shop/payment-shop.ts';

const policy = "default-src 'none'; script-src 'unsafe-inline'; frame-src *; form-action *";
let hosted = '';

/** A page of the shop that holds whatever the test puts into it. */
const host = (request: Request): Response | null =>
  new URL(request.url).pathname === '/host'
    ? new Response(`<!doctype html><title>host</title>${hosted}`, {
        headers: { 'content-type': 'text/html', 'content-security-policy': policy },
      })
    : null;

let shop: PaymentShop;
let browser: Browser;
beforeAll(async () => {
  shop = await openPaymentShop(host);
  browser = await engine.launch(await chromium());
});
afterAll(async () => {
  await browser.close();
  await shop.end();
});

const number = '5400610000010018';

type FrameMessage = { readonly origin: string; readonly message: unknown };

const typeOf = ({ message }: FrameMessage): unknown => Reflect.get(Object(message), 'type');
const isSize = (posted: FrameMessage): boolean => typeOf(posted) === 'card.sized';

type Framed = {
  readonly page: Page;
  /** All that was said, in its order. */
  readonly heard: readonly FrameMessage[];
  /** All but how high the fields stand. */
  readonly messages: () => readonly FrameMessage[];
};

/** A page of an origin that frames the card fields and keeps what it is told. */
const framedAt = async (origin: string): Promise<Framed> => {
  const page = await browser.newPage();
  const heard: FrameMessage[] = [];
  await page.exposeFunction('keep', (from: string, message: unknown) => {
    heard.push({ origin: from, message });
  });
  hosted = `<iframe src="${shop.bankOrigin}/kart?dil=en" title="card"></iframe><script>addEventListener('message', ({ origin, data }) => window.keep(origin, data))</script>`;
  await page.goto(`${origin}/host`);
  return { page, heard, messages: () => heard.filter((each) => !isSize(each)) };
};

test('[V-33] the frame tells what is wrong, then hands its token to the shop’s page and to no other', async () => {
  const { page, heard, messages } = await framedAt(shop.open.app.settings.origin);
  const fields = page.frameLocator('iframe');
  await fields.getByLabel('Card number').fill('5400 6100 0001 0019');
  await fields.getByLabel('Name on the card').fill('AYŞE YILMAZ');
  await fields.getByLabel('Expiry date (MM/YY)').fill('12/39');
  await fields.getByLabel('Security code').fill('123');
  await fields.getByRole('button', { name: 'Use this card' }).click();
  await fields.getByText('Enter the card number as shown on the card.').waitFor();
  expect(messages()).toEqual([]);

  await fields.getByLabel('Card number').fill(number);
  await fields.getByRole('button', { name: 'Use this card' }).click();
  await fields.getByText('The card is ready.').waitFor();
  await expect.poll(() => messages().length).toBe(1);
  const [{ origin, message } = { origin: '', message: null }] = messages();
  expect({ origin, message }).toEqual({
    origin: shop.bankOrigin,
    message: {
      type: 'card.ready',
      token: Reflect.get(Object(message), 'token'),
      lastFour: '0018',
      brand: 'mastercard',
    },
  });
  const before = heard.slice(
    0,
    heard.findIndex((each) => typeOf(each) === 'card.ready'),
  );
  const size = await fields.locator(':root').evaluate(({ ownerDocument }) => ({
    height: ownerDocument.body.offsetHeight,
    width: ownerDocument.body.offsetWidth,
  }));
  expect(before.findLast(isSize)?.message).toEqual({ type: 'card.sized', ...size });
  expect(await fields.getByLabel('Card number').isVisible()).toBe(false);
  await fields.getByRole('button', { name: 'Use another card' }).click();
  expect(await fields.getByLabel('Card number').inputValue()).toBe(number);
  expect(await fields.getByLabel('Security code').inputValue()).toBe('');
  await expect.poll(() => messages().at(-1)?.message).toEqual({ type: 'card.changed' });
  await page.close();
});

test('fields stand as the shop’s page says they are wide, whatever the browser yet knows of their frame', async () => {
  const { page, heard } = await framedAt(shop.open.app.settings.origin);
  await page.frameLocator('iframe').getByLabel('Card number').waitFor();
  const wide = (width: number) =>
    page.evaluate(
      ([to, wanted]) => frames[0]?.postMessage({ type: 'card.framed', width: wanted }, `${to}`),
      [shop.bankOrigin, width],
    );
  const height = () => Reflect.get(Object(heard.findLast(isSize)?.message), 'height');
  await wide(600);
  await expect.poll(height).toBe(300);
  await wide(250);
  await expect.poll(height).toBe(384);
  await page.close();
});

test('the brands that are taken are shown, and the one a number begins with stands out and is named', async () => {
  const { page } = await framedAt(shop.open.app.settings.origin);
  const fields = page.frameLocator('iframe');
  const strength = () =>
    fields
      .locator('.brands svg')
      .evaluateAll((marks) =>
        marks.map((mark) => [mark.getAttribute('class'), getComputedStyle(mark).opacity]),
      );
  const all = ['troy', 'visa', 'mastercard', 'amex'];
  await fields.getByLabel('Card number').waitFor();
  expect(await strength()).toEqual(all.map((brand) => [brand, '1']));
  for (const [begun, brand, name] of [
    ['4', 'visa', 'Visa'],
    ['5400 61', 'mastercard', 'Mastercard'],
    ['9792', 'troy', 'Troy'],
    ['37', 'amex', 'American Express'],
  ] as const) {
    await fields.getByLabel('Card number').fill(begun);
    expect(await strength()).toEqual(all.map((each) => [each, each === brand ? '1' : '0.25']));
    expect(await fields.locator('#number-brand').innerText()).toBe(name);
  }
  await fields.getByLabel('Card number').fill('');
  expect(await strength()).toEqual(all.map((brand) => [brand, '1']));
  await page.close();
});

test('a page of another origin may not show the fields', async () => {
  const { page, messages } = await framedAt(`http://127.0.0.1:${shop.port}`);
  expect(await page.frameLocator('iframe').getByLabel('Card number').count()).toBe(0);
  expect(messages()).toEqual([]);
  await page.close();
});

test('[S-22] [P-12] a browser goes to the bank’s page and comes back to the tickets by itself', async () => {
  const { app } = shop.open;
  const { origin } = app.settings;
  shop.desk.owe({ amount: 93_000, deadline: app.clock.now() + 600_000, locator: 'AB12CD' });
  const opened = await shop.askJson('/odeme/vbEnrollControl', {
    pnr: crypto.randomUUID(),
    denemeNo: '1',
    biletRezOdemeBilgileri: { kartTokeni: await shop.tokenOf('credit-card'), toplamBiletTutari: 930 },
  });
  const { paymentAuthRequest: auth } = await opened.json();
  const page = await browser.newPage();
  hosted = `<form method="post" action="${auth.acsUrl}"><input type="hidden" name="PaReq" value="${auth.pareq}"><input type="hidden" name="MD" value="${auth.md}"><input type="hidden" name="TermUrl" value="${auth.termUrl}"><button>go</button></form>`;
  await page.goto(`${origin}/host`);
  await page.getByRole('button', { name: 'go' }).click();
  await page.getByRole('button', { name: /^(Approve|Onayla)$/ }).click();
  await page.waitForURL(`${origin}/odeme-sonuc/AB12CD`);
  expect(shop.desk.issued.length).toBe(1);
  await page.close();
});
