import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { currency, type SignedReturn } from '#server/counterparts/bank/bank.ts';
import { movePayment, paymentNamed } from '#server/counterparts/bank/bank-payments.ts';
import { signedReturn } from '#server/counterparts/bank/signed-return.ts';
import { termPath } from '#server/counterparts/bank/simulated-bank.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { openPaymentShop, type PaymentShop } from '../../support/shop/payment-shop.ts';
import { type SeededPurchase, seedPurchase } from '../../support/sold/seed-purchase.ts';

const situations = [
  'early',
  'on time',
  'after the hold has expired',
  'after it was cancelled',
  'never',
  'twice',
  'ten times',
  'step 2 before step 1',
  'with a wrong amount',
  'with a wrong locator',
  'with a bad signature',
  'from another session',
  'by GET',
  'in two tabs',
] as const;
const results = ['ok', 'declined', 'unknown', 'time-out'] as const;

type Situation = (typeof situations)[number];
type Result = (typeof results)[number];

const amount = 93_000;
const locator = 'AB12CD';

/** Where the payment must come to rest: what the bank says decides, whatever the browser carries. */
const restOf = (situation: Situation, result: Result): string => {
  if (situation === 'after it was cancelled') return 'lapsed';
  switch (result) {
    case 'ok':
      return situation === 'after the hold has expired' ? 'refunded' : 'notified';
    case 'declined':
      return 'declined';
    default:
      return 'lapsed';
  }
};

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.end());

type Begun = { readonly reference: string; readonly md: string };

const begin = async ({ subject, cookie }: SeededPurchase, attempt: string): Promise<Begun> => {
  const body = {
    pnr: subject,
    denemeNo: attempt,
    biletRezOdemeBilgileri: {
      kartTokeni: await shop.tokenOf('credit-card'),
      toplamBiletTutari: amount / 100,
    },
  };
  const answer = await shop.askJson('/odeme/vbEnrollControl', body, { cookie });
  const reply = await answer.json();
  return { reference: reply.enrollReference, md: reply.paymentAuthRequest.md };
};

const bankSays = async ({ md }: Begun, result: Result): Promise<void> => {
  const { db } = shop.open.app;
  const key = (await paymentNamed(db, md))?.key ?? '';
  if (result === 'unknown') await db.deleteFrom('bank_payment').where('key', '=', key).execute();
  else if (result === 'declined') {
    await movePayment(db, key, 'open', { state: 'declined', decline: 'payment-failed' });
  } else await movePayment(db, key, 'open', { state: 'approved' });
  if (result === 'time-out') await shop.silenceBank();
};

type Twist = {
  readonly returned?: Partial<SignedReturn>;
  readonly secret?: string;
  readonly cookie?: string;
};

/** The form the browser carries back, made before the bank may forget the payment. */
const carriedBy = async ({ md }: Begun, { returned, secret }: Twist = {}): Promise<URLSearchParams> => {
  const { db, clock } = shop.open.app;
  const payment = await paymentNamed(db, md);
  if (payment === undefined) throw new Error('The bank does not know the payment.');
  const genuine = {
    key: payment.key,
    locator: payment.locator,
    amount: payment.amount,
    currency,
    nonce: md,
    expiresAt: clock.now() + 15 * minute,
  };
  return new URLSearchParams({
    MD: md,
    PaRes: signedReturn({ ...genuine, ...returned }, secret ?? payment.secret),
  });
};

const comeBack = async (form: URLSearchParams, { cookie }: Twist = {}): Promise<number> => {
  const answer = await shop.ask(termPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: shop.bankOrigin,
      'sec-fetch-site': 'cross-site',
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: form.toString(),
  });
  return answer.status;
};

const times = async (count: number, form: URLSearchParams): Promise<void> => {
  const answers = await Promise.all(Array.from({ length: count }, () => comeBack(form)));
  expect(answers).toEqual(Array.from({ length: count }, () => 303));
};

type Action = (begun: Begun, result: Result) => Promise<void>;

const twisted =
  (twist: Twist): Action =>
  async (begun, result) => {
    const form = await carriedBy(begun, twist);
    await bankSays(begun, result);
    await comeBack(form, twist);
  };

const repeated =
  (count: number): Action =>
  async (begun, result) => {
    const form = await carriedBy(begun);
    await bankSays(begun, result);
    await times(count, form);
  };

const actions: Readonly<Record<Situation, Action>> = {
  early: async (begun, result) => {
    await comeBack(await carriedBy(begun));
    await bankSays(begun, result);
  },
  'on time': repeated(1),
  'after the hold has expired': async (begun, result) => {
    const form = await carriedBy(begun, { returned: { expiresAt: shop.open.app.clock.now() + 60 * minute } });
    await bankSays(begun, result);
    shop.desk.answerIssue(refused('no-longer-held'));
    await shop.pass(11 * minute);
    await comeBack(form);
  },
  'after it was cancelled': async (begun, result) => {
    const form = await carriedBy(begun);
    await shop.open.app.payments.abandon(begun.reference);
    await bankSays(begun, result);
    await comeBack(form);
  },
  never: bankSays,
  twice: repeated(2),
  'ten times': repeated(10),
  'step 2 before step 1': async (begun, result) => {
    const form = await carriedBy(begun);
    const asked = await shop.askJson('/odeme/vbOdemeSorgu', { enrollReference: begun.reference });
    expect(asked.status).toBe(409);
    await bankSays(begun, result);
    await comeBack(form);
  },
  'with a wrong amount': twisted({ returned: { amount: 1 } }),
  'with a wrong locator': twisted({ returned: { locator: 'ZZ99ZZ' } }),
  'with a bad signature': twisted({ secret: 'another' }),
  'from another session': twisted({ cookie: 'session=another; keeper=another' }),
  'by GET': async (begun, result) => {
    const form = await carriedBy(begun);
    await bankSays(begun, result);
    expect((await shop.ask(`${termPath}?${form}`)).status).toBe(303);
  },
  'in two tabs': repeated(1),
};

const rowOf = ({ reference }: Begun) =>
  shop.open.app.db
    .selectFrom('settlement')
    .select(['state', 'at_rest', 'ask_at'])
    .where('id', '=', reference)
    .executeTakeFirstOrThrow();

const shortest = 15_000;
const longest = 60_000;
/** Long enough for every try of a payment whose time is over, whoever else takes one of them. */
const silentFor = 13 * minute;
const timeout = 25 * minute;

/** To the instant its next question is due, or a little on. A silent bank comes back after a while. */
const comesToRest = async (begun: Begun): Promise<string> => {
  for (let passed = 0; passed < timeout; ) {
    const { state, at_rest: atRest, ask_at: askAt } = await rowOf(begun);
    if (atRest) return state;
    const due = (askAt ?? 0) - shop.open.app.clock.now();
    const step = Math.min(Math.max(due, shortest), longest);
    if (passed < silentFor && passed + step >= silentFor) await shop.restoreBank();
    passed += step;
    await shop.pass(step);
    await shop.reconcile();
  }
  return (await rowOf(begun)).state;
};

const cases = situations.flatMap((situation) => results.map((result) => [situation, result] as const));

describe('[S-22] the way back from the bank: whatever it carries, the payment comes to rest', () => {
  test('there are 56 cases', () => {
    expect(cases.length).toBe(56);
  });

  test.each(cases)('it comes %s and the bank says %s', async (situation, result) => {
    const { db, clock } = shop.open.app;
    const purchase = await seedPurchase(shop.open.app);
    shop.desk.owe({ amount, deadline: clock.now() + 10 * minute, locator });
    shop.desk.answerIssue(granted(null));
    const other = situation === 'in two tabs' ? await begin(purchase, 'other-tab') : null;
    const begun = await begin(purchase, 'this-tab');
    const issuedBefore = shop.desk.issued.length;

    await actions[situation](begun, result);
    const state = await comesToRest(begun);
    await shop.restoreBank();

    const isTicketed = state === 'notified';
    expect(state).toBe(restOf(situation, result));
    expect(other === null ? null : (await rowOf(other)).state).toBe(other === null ? null : 'lapsed');
    expect(shop.desk.issued.length - issuedBefore).toBe(isTicketed ? 1 : 0);
    const atBank = await db
      .selectFrom('bank_payment')
      .select((select) => select(select.fn.sum('captured'), '-', select.fn.sum('returned')).as('held'))
      .where('key', 'like', `sale:${purchase.subject}:%`)
      .executeTakeFirstOrThrow();
    expect(Number(atBank.held ?? 0)).toBe(isTicketed ? amount : 0);
    expect((await booksOf(db)).difference).toBe(0);
  });
});
