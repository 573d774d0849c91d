import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AnyActorLogic, createActor, type InputFrom, type OutputFrom, waitFor } from 'xstate';
import { lazyGateway } from '#app/ports/gateway.ts';
import { masterpassOver, paymentOver } from '#app/ports/payments.ts';
import { smsCode } from '#domain/values/sms-code.ts';
import { serverClockFrom } from '#gateway/wire/server-clock.ts';
import { memberOf, minute } from '#test/support/members.ts';
import { browserFetch } from '../../support/server/browser-fetch.ts';
import { openPaymentShop, type PaymentShop } from '../../support/shop/payment-shop.ts';
import { type CardHolder, cardHolderAt } from '../../support/sold/card-holder.ts';
import { seedPurchase } from '../../support/sold/seed-purchase.ts';

let shop: PaymentShop;
let holder: CardHolder;
beforeAll(async () => {
  shop = await openPaymentShop();
  holder = cardHolderAt(shop);
});
beforeEach(() => shop.pass(2 * minute));
afterAll(() => shop.end());

const clock = serverClockFrom({ server: 0, at: 0, within: 0 }, () => 0);
const goodCard = '5400610000010018';
const phone = '+905320000001';

/** A page of a browser that booked, and of a member where one is needed. */
const page = async (who: 'guest' | 'member' = 'guest') => {
  const browser = browserFetch(shop);
  const { subject: locator, cookie } = await seedPurchase(shop.open.app);
  const [name = '', value = ''] = cookie.split('=');
  browser.client.cookies.set(name, value);
  const now = shop.open.app.clock.now();
  shop.desk.owe({ amount: 93_000, deadline: now + 10 * minute, locator });
  const origin = `http://127.0.0.1:${shop.port}`;
  const gateway = lazyGateway({ origin, environment: 'LOCAL-DEV', language: 'tr' });
  if (who === 'member') {
    const { client } = await memberOf(shop);
    for (const [key, kept] of client.cookies) browser.client.cookies.set(key, kept);
    await (await gateway()).renew(new AbortController().signal);
  }
  const purchase = { locator, bought: 'sale' as const, amount: 93_000 };
  return { purchase, payment: paymentOver(gateway, clock), wallet: masterpassOver(gateway, clock) };
};

const ask = async <Port extends AnyActorLogic>(
  port: Port,
  input: InputFrom<Port>,
): Promise<OutputFrom<Port>> => {
  const actor = createActor(port, { input }).start();
  const { output } = await waitFor(actor, ({ status }) => status !== 'active');
  return output;
};

const codeSent = async (): Promise<string> => {
  const path = `/sms?to=${encodeURIComponent(phone)}`;
  const [newest] = await (await shop.ask(path, { headers: { accept: 'application/json' } })).json();
  return /\b\d{6}\b/.exec(newest.text)?.[0] ?? '';
};

const outcomeOf = (answer: { readonly ok: boolean; readonly refusal?: string }) =>
  answer.ok ? 'granted' : answer.refusal;

test('[S-20] a card is asked for at the bank, proved there, and then the payment is done', async () => {
  const { purchase, payment } = await page();
  const cardToken = await holder.tokenFor(goodCard);
  const opened = await ask(payment.openPayment, { ...purchase, attempt: '1', cardToken });
  if (!opened.ok) throw new Error(opened.refusal);
  const reference = { payment: opened.value.payment };
  const before = await ask(payment.lookBack, reference);
  await holder.answerBank(opened.value.challenge?.md ?? '', 'approve');
  const { answer } = await ask(payment.askPayment, reference);
  const again = await ask(payment.openPayment, { ...purchase, attempt: '2', cardToken });
  expect([before, answer, again].map(outcomeOf)).toEqual(['payment-underway', 'granted', 'nothing-due']);
});

test('[E-10] [E-11] what the bank and the till say no to is told by its name', async () => {
  const { purchase, payment } = await page();
  const open = async (attempt: string, amount: number, number = goodCard) =>
    ask(payment.openPayment, { ...purchase, attempt, amount, cardToken: await holder.tokenFor(number) });
  const answers = [
    await open('1', 93_000, '5400610000012238'),
    await open('2', 92_900),
    await open('3', 93_000),
    await open('3', 92_900),
    await ask(payment.openPayment, { ...purchase, attempt: '4', cardToken: 'nobody' }),
    await ask(payment.lookBack, { payment: 'none' }),
  ];
  expect(answers.map(outcomeOf)).toEqual([
    'card-not-found',
    'amount-wrong',
    'granted',
    'key-used-otherwise',
    'card-not-found',
    'payment-unknown',
  ]);
});

test('[E-13] a promotion is put on, refused, and taken off', async () => {
  const { purchase, payment } = await page();
  const prices = [
    await ask(payment.askPrice, { ...purchase, code: 'SEFER10' }),
    await ask(payment.askPrice, { ...purchase, code: 'YOK' }),
    await ask(payment.askPrice, { ...purchase, code: '' }),
    await ask(payment.askPrice, { ...purchase, locator: 'NOBODY', code: 'SEFER10' }),
  ];
  expect(prices.map((answer) => (answer.ok ? answer.value.due : answer.refusal))).toEqual([
    83_700,
    'promo-unknown',
    93_000,
    'nothing-due',
  ]);
});

test('[S-20] without a member there are neither miles nor a wallet', async () => {
  const { purchase, payment, wallet } = await page();
  const credit = { ...purchase, attempt: '1', means: 'miles' as const };
  const answers = [
    await ask(payment.queryMiles, null),
    await ask(payment.payByCredit, credit),
    await ask(wallet.loadCards, null),
  ];
  expect(answers.map(outcomeOf)).toEqual(['sign-in-needed', 'sign-in-needed', 'sign-in-needed']);
});

test('[S-21] a card is added, proved, made the default, pays once, and is removed', async () => {
  const { purchase, wallet } = await page('member');
  const alias = crypto.randomUUID().slice(0, 8);
  const newCard = async () => ({
    cardToken: await holder.tokenFor(goodCard),
    alias,
    isDefault: 'no' as const,
  });
  const added = await ask(wallet.addCard, await newCard());
  if (!added.ok) throw new Error(added.refusal);
  const verification = added.value.id;
  const wrong = await ask(wallet.verifyCard, { verification, code: '00000x' });
  const proved = await ask(wallet.verifyCard, { verification, code: await codeSent() });
  if (!proved.ok) throw new Error(proved.refusal);
  const { cardId } = proved.value;
  const named = await ask(wallet.addCard, await newCard());
  const chosen = await ask(wallet.makeDefault, { cardId });
  const sent = await ask(wallet.askCode, { cardId });
  if (!sent.ok) throw new Error(sent.refusal);
  const soon = await ask(wallet.resendCode, { verification: sent.value.id });
  const paying = { ...purchase, attempt: '1', verification: sent.value.id };
  const refusedCode = await ask(wallet.payByWallet, { ...paying, code: '00000x' });
  const code = await codeSent();
  const paid = await ask(wallet.payByWallet, { ...paying, code });
  const again = await ask(wallet.payByWallet, { ...paying, code });
  const used = await ask(wallet.payByWallet, { ...paying, attempt: '2', code });
  const removed = await ask(wallet.deleteCard, { cardId });
  const gone = await ask(wallet.askCode, { cardId });
  expect([wrong, named, chosen, soon].map(outcomeOf)).toEqual([
    'sms-code-wrong',
    'wallet-alias-taken',
    'granted',
    'sms-too-soon',
  ]);
  expect([refusedCode.answer, paid.answer, used.answer, removed, gone].map(outcomeOf)).toEqual([
    'sms-code-wrong',
    'granted',
    'sms-code-old',
    'granted',
    'wallet-card-unknown',
  ]);
  expect(again.answer).toEqual(paid.answer);
});

const debitCard = '5400610000010380';

/** The wallet of a member, and a card that is not proved yet under a name of its own. */
const draft = async () => {
  const { wallet } = await page('member');
  const alias = crypto.randomUUID().slice(0, 8);
  const add = async (number = goodCard) => {
    const cardToken = await holder.tokenFor(number);
    return ask(wallet.addCard, { cardToken, alias, isDefault: 'no' });
  };
  const named = async () => {
    const cards = await ask(wallet.loadCards, null);
    return cards.ok ? cards.value.filter((card) => card.alias === alias) : [];
  };
  return { wallet, add, named };
};

test('[S-21] a new code may be tried five times again, whatever was tried of the one before', async () => {
  const { wallet, add } = await draft();
  const added = await add();
  if (!added.ok) throw new Error(added.refusal);
  const verification = added.value.id;
  const refusals: (string | undefined)[] = [];
  for (const round of [1, 2]) {
    for (let tries = 1; tries < smsCode.tries; tries += 1) {
      refusals.push(outcomeOf(await ask(wallet.verifyCard, { verification, code: '00000x' })));
    }
    await shop.pass(smsCode.resendAfter);
    if (round === 1) await ask(wallet.resendCode, { verification });
  }
  expect(new Set(refusals)).toEqual(new Set(['sms-code-wrong']));
  expect(outcomeOf(await ask(wallet.verifyCard, { verification, code: await codeSent() }))).toBe('granted');
});

test('[F-11] a card nobody proved gives its name up to the next one', async () => {
  const { wallet, add, named } = await draft();
  const lost = await add();
  const lostCode = await codeSent();
  const next = await add(debitCard);
  if (!(lost.ok && next.ok)) throw new Error('No code was sent.');
  const code = await codeSent();
  const old = await ask(wallet.verifyCard, { verification: lost.value.id, code: lostCode });
  await ask(wallet.verifyCard, { verification: next.value.id, code });
  expect([outcomeOf(old), (await named()).map(({ lastFour, state }) => [lastFour, state])]).toEqual([
    'sms-code-old',
    [['0380', 'active']],
  ]);
});

test('[F-11] of two cards added under one name at once one is left', async () => {
  const { add, named } = await draft();
  await Promise.all([add(), add()]);
  expect((await named()).length).toBe(1);
});
