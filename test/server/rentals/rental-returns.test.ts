import { afterAll, beforeAll, expect, test } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import { smsCode } from '#domain/values/sms-code.ts';
import { whereNextOfRental } from '#server/sale/payments/where-next-of-rental.ts';
import { ayse, memberOf, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { driver, type Ordered, openRentalPayment, orderCar } from '../../support/shop/rented-car.ts';
import { newAddress } from '../../support/shop/visitors.ts';
import { type CardHolder, cardHolderAt } from '../../support/sold/card-holder.ts';

const good = '5400610000010018';
const limited = '5400610000014820';
const lost = '5400610000014457';

let shop: TestShop;
let holder: CardHolder;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1', BANK_PORT: '0' } });
  holder = cardHolderAt({ ...shop, bankOrigin: shop.open.app.settings.cardOrigin });
});
afterAll(() => shop.end());

/** The holder of the cards that are typed here. */
const ayseDrives = { more: { driver: { ...driver, firstName: 'Ayşe', lastName: 'Yılmaz' } } };

const begin = async (ordered: Ordered, card: string) =>
  (await openRentalPayment(shop, ordered, await holder.tokenFor(card))).body;

/** Where the browser comes to that has done something on the bank's page. */
const ledTo = async (ordered: Ordered, card: string, action = 'approve') => {
  const { paymentAuthRequest } = await begin(ordered, card);
  const page = await holder.answerBank(paymentAuthRequest.md, action);
  return holder.comeBack(page);
};

test('[S-22] a car that is paid for on the bank’s page is led to its result', async () => {
  const ordered = await orderCar(shop, ayseDrives);
  expect(await ledTo(ordered, good)).toBe(`/kiralik-arac-sonuc?rezervasyon=${ordered.number}`);
});

test.each([
  ['daily-limit', limited, 'approve'],
  ['operation-failed', lost, 'approve'],
  ['payment-failed', good, 'decline'],
])('[S-22] one that is not is led back to its payment: %s', async (reason, card, action) => {
  const ordered = await orderCar(shop, ayseDrives);
  expect(await ledTo(ordered, card, action)).toBe(`/kiralik-arac-odeme?neden=${reason}`);
});

test('[S-20] one whose time is over is led to its payment, whose flow tells it and leads home', async () => {
  const ordered = await orderCar(shop, ayseDrives);
  const { enrollReference } = await begin(ordered, good);
  await moveClock(shop, 11 * minute);
  const paymentState = await shop.open.app.payments.proceed(enrollReference);
  expect(paymentState?.status).toBe('lapsed');
  expect(paymentState && whereNextOfRental(paymentState, 'https://sefer.example')).toBe(
    'https://sefer.example/kiralik-arac-odeme?neden=time-ended',
  );
});

test('[S-22] whoever leaves the bank’s page, and a return that is not believed, are led to the payment of what they bought', async () => {
  const ordered = await orderCar(shop, ayseDrives);
  const { paymentAuthRequest } = await begin(ordered, good);
  const left = await holder.answerBank(paymentAuthRequest.md, 'abandon');
  const link = /href="[^"]*(\/odeme\/3d-donus\?MD=[\w-]+)"/.exec(left)?.[1] ?? '';
  const ledBack = await shop.ask(link, { redirect: 'manual' });
  const forged = await ledTo(ordered, good, 'forged');
  const address = '/kiralik-arac-odeme?neden=not-confirmed';
  expect([new URL(ledBack.headers.get('location') ?? '').pathname, forged]).toEqual([
    '/kiralik-arac-odeme',
    address,
  ]);
});

test('[S-22] one whose car is lost meanwhile is led back with its money', async () => {
  const ordered = await orderCar(shop, { ...ayseDrives, office: 'eskisehir', car: 'test-lost' });
  expect(await ledTo(ordered, good)).toBe('/kiralik-arac-odeme?neden=payment-returned');
});

test('[V-35] the bank itself compares the name that was typed on the card', async () => {
  const ordered = await orderCar(shop);
  expect((await begin(ordered, good)).type).toBe('holder-wrong');
});

const code = async () => {
  const answer = await shop.ask('/sms?to=%2B905320000001', { headers: { accept: 'application/json' } });
  const [newest] = await answer.json();
  return /\b\d{6}\b/.exec(newest.text)?.[0] ?? '';
};

test('[V-35] a card of the wallet pays in its holder’s name too, and for nobody else', async () => {
  const { authorized } = await memberOf(shop, { email: ayse });
  const ask = async (call: string, body: object) => {
    const headers = { ...newAddress(), ...authorized };
    return (await shop.askJson(`/tms/payment/masterpass-${call}`, body, headers)).json();
  };
  const added = await ask('add-card', { cardToken: await holder.tokenFor(good), alias: 'own' });
  const { cardId } = await ask('verify-card', { verification: added.id, code: await code() });
  const answers: unknown[] = [];
  for (const of of [{}, ayseDrives]) {
    await moveClock(shop, smsCode.resendAfter + minute);
    const { number: locator, due: amount } = await orderCar(shop, { ...of, headers: authorized });
    const { id: verification } = await ask('generate-token', { cardId });
    const paying = { locator, purpose: 'rental', attempt: '1', amount, verification, code: await code() };
    const { type = 'paid' } = await ask('complete-payment', paying);
    answers.push(type);
  }
  expect(answers).toEqual(['holder-wrong', 'paid']);
});
