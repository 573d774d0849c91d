import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { refusals } from '#contract/wire/refusals.ts';
import { type TestCard, testCards } from '#server/counterparts/bank/test-cards.ts';
import { openPaymentShop } from '../../support/shop/payment-shop.ts';
import { cardHolderAt } from '../../support/sold/card-holder.ts';
import { seedPurchase } from '../../support/sold/seed-purchase.ts';

const shop = await openPaymentShop();
const holder = cardHolderAt(shop);
afterAll(() => shop.end());

const deadlineIn = 10 * 60_000;

const owed = (): string => {
  const subject = crypto.randomUUID();
  shop.desk.owe({ amount: 93_000, deadline: shop.open.app.clock.now() + deadlineIn, locator: 'AB12CD' });
  return subject;
};

const idOf = ({ declines }: TestCard): string => {
  if (declines === null) return 'S-22';
  if (declines.at === 'opening') return 'E-10';
  return declines.at === 'capture' ? 'E-11' : 'E-12';
};

const [paying, declining] = [
  testCards.filter(({ declines }) => declines === null),
  testCards.filter(({ declines }) => declines !== null),
];

const readAnswer = async (answer: Response) => {
  const { code, type } = await answer.json();
  return { status: answer.status, code, type };
};

const expectedOf = ({ declines }: TestCard) => {
  const name = declines?.why ?? 'payment-failed';
  return { ...refusals[name], type: name };
};

test('every number the bank may say is some card’s', () => {
  const codes = declining.map(({ declines }) => refusals[declines?.why ?? 'payment-failed'].code);
  expect(codes.slice(0, 7)).toEqual([3877101, 3877102, 3877103, 3877104, 3877105, 3877106, 3877107]);
  expect(codes.slice(8, 10)).toEqual([80111, 80010]);
  expect(new Set(codes).size).toBe(18);
});

test('the page of the test cards tells of each what it does, and of no other', async () => {
  const page = await readFile('docs/test-cards.md', 'utf8');
  const rows = [...page.matchAll(/^\| (\d{16}) \| `([\w-]+)` \| ([\w-]+) \| (\d*) \|/gm)];
  expect(rows.map(([, number, name, id, code]) => ({ number, name, id, code }))).toEqual(
    testCards.map((card) => ({
      number: card.number,
      name: card.name,
      id: idOf(card),
      code: card.declines === null ? '' : String(refusals[card.declines.why].code),
    })),
  );
});

const stays = 'the payment was not opened';

/** Approves on the bank's page, comes back, and asks what became of it. */
const proved = async (opened: Response) => {
  const { enrollReference, paymentAuthRequest } = await opened.json();
  const page = await holder.answerBank(paymentAuthRequest.md, 'approve');
  const address = await holder.comeBack(page);
  return [await readAnswer(await shop.askJson('/odeme/vbOdemeSorgu', { enrollReference })), address];
};

const begun = async () => (await holder.open(owed(), await holder.tokenFor('5400610000010018'))).json();

describe.each(declining.map((card) => [idOf(card), card.name, card] as const))(
  '[%s] the card %s',
  (_id, _name, card) => {
    test('says so by its number, and the passenger stands before the payment again', async () => {
      const subject = owed();
      const opened = await holder.open(subject, await holder.tokenFor(card.number));
      const heard = { ...expectedOf(card) };
      const answers =
        card.declines?.at === 'opening' ? [await readAnswer(opened), stays] : await proved(opened);
      expect(answers).toEqual([heard, card.declines?.at === 'opening' ? stays : `/odeme/${card.name}`]);
    });
  },
);

test.each(paying.map(({ name, number }) => [name, number]))(
  '[S-22] [P-12] the %s pays and the passenger stands before the tickets',
  async (_name, number) => {
    const { subject, cookie } = await seedPurchase(shop.open.app, owed());
    const opened = await (await holder.open(subject, await holder.tokenFor(number))).json();
    const page = await holder.answerBank(opened.paymentAuthRequest.md, 'approve');
    expect(await holder.comeBack(page)).toBe('/odeme-sonuc/AB12CD');
    const { enrollReference } = opened;
    const asked = (as: Readonly<Record<string, string>>) =>
      shop.askJson('/odeme/vbOdemeSorgu', { enrollReference }, as).then((answer) => answer.json());
    const answer = await asked({ cookie });
    const cevapBilgileri = { cevapKodu: '000', cevapMsj: 'OK', detay: null };
    expect(answer).toEqual({
      cevapBilgileri,
      vposReference: answer.vposReference,
      pnr: 'AB12CD',
      tutar: 930,
    });
    expect(answer.vposReference).toMatch(/^[0-9a-f-]{36}$/);
    expect(await asked({})).toEqual({ cevapBilgileri, vposReference: null, pnr: '', tutar: 0 });
  },
);

describe('[S-22] on the bank’s page', () => {
  test('a passenger who declines stands before the payment again', async () => {
    const { paymentAuthRequest } = await begun();
    expect(await holder.comeBack(await holder.answerBank(paymentAuthRequest.md, 'decline'))).toBe(
      '/odeme/payment-failed',
    );
  });

  test('a forged return is not believed, and the payment waits for the bank', async () => {
    const { paymentAuthRequest, enrollReference } = await begun();
    const page = await holder.answerBank(paymentAuthRequest.md, 'forged');
    expect(await holder.comeBack(page)).toBe('/odeme/not-confirmed');
    expect((await shop.open.app.payments.find(enrollReference))?.status).toBe('paying');
    expect((await shop.open.app.payments.proceed(enrollReference))?.status).toBe('ticketed');
  });

  test('a return that comes twice buys once', async () => {
    const { paymentAuthRequest } = await begun();
    const page = await holder.answerBank(paymentAuthRequest.md, 'repeated');
    const issued = shop.desk.issued.length;
    const [one, other] = await Promise.all([holder.comeBack(page), holder.comeBack(page)]);
    expect([one, other, shop.desk.issued.length - issued]).toEqual([
      '/odeme-sonuc/AB12CD',
      '/odeme-sonuc/AB12CD',
      1,
    ]);
  });

  test('[S-10] one who leaves the page pays nothing, and the time runs out', async () => {
    const { paymentAuthRequest, enrollReference } = await begun();
    expect(await holder.answerBank(paymentAuthRequest.md, 'abandon')).toContain('/odeme');
    await shop.pass(deadlineIn + 1);
    await shop.reconcile();
    expect((await shop.open.app.payments.find(enrollReference))?.status).toBe('lapsed');
    const answer = await shop.askJson('/odeme/vbOdemeSorgu', { enrollReference });
    expect((await readAnswer(answer)).type).toBe('time-ended');
  });

  test('one who approves and never returns has tickets when the time is over, with nobody asking', async () => {
    const { paymentAuthRequest, enrollReference } = await begun();
    await holder.answerBank(paymentAuthRequest.md, 'late');
    await shop.pass(deadlineIn + 1);
    const statusNow = async () => (await shop.open.app.payments.find(enrollReference))?.status;
    await expect.poll(statusNow, { timeout: 30_000 }).toBe('ticketed');
  });

  test('the bank takes no approval once the time is over', async () => {
    const { paymentAuthRequest, enrollReference } = await begun();
    await shop.pass(deadlineIn + 1);
    expect(await holder.comeBack(await holder.answerBank(paymentAuthRequest.md, 'approve'))).toBe(
      '/odeme/time-ended',
    );
    expect((await shop.open.app.payments.find(enrollReference))?.status).toBe('declined');
  });
});
