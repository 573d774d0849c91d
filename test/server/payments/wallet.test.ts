import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import { smsCode } from '#domain/values/sms-code.ts';
import { memberOf } from '#test/support/members.ts';
import { openPaymentShop, type PaymentShop } from '../../support/shop/payment-shop.ts';
import { type CardHolder, cardHolderAt } from '../../support/sold/card-holder.ts';
import { seedPurchase } from '../../support/sold/seed-purchase.ts';

let shop: PaymentShop;
let holder: CardHolder;
let token: string;
beforeAll(async () => {
  shop = await openPaymentShop();
  holder = cardHolderAt(shop);
});
afterAll(() => shop.end());

const good = '5400610000010018';
const phone = '+905320000001';
/** One letter apart from every code. */
const wrongCode = 'x00000';

beforeEach(async () => {
  // Codes are counted by the minute.
  await shop.pass(2 * minute);
  token = (await memberOf(shop)).token;
});

const ask = async (call: string, body: unknown, as = token, headers: Record<string, string> = {}) => {
  const answer = await shop.askJson(`/tms/payment/masterpass-${call}`, body, {
    'user-authorization': as,
    ...headers,
  });
  const reply = await answer.json();
  return answer.status === 200 ? reply : { refused: reply.type };
};

const codeSent = async (): Promise<string> => {
  const answer = await shop.ask(`/sms?to=${encodeURIComponent(phone)}`, {
    headers: { accept: 'application/json' },
  });
  const [newest] = await answer.json();
  return /\b\d{6}\b/.exec(newest.text)?.[0] ?? '';
};

const newAlias = () => crypto.randomUUID().slice(0, 8);

const add = async (alias = newAlias(), isDefault = false, number = good) =>
  ask('add-card', { cardToken: await holder.tokenFor(number), alias, isDefault });

const cardNamed = async (alias: string) => {
  const { cards } = await ask('list-cards', {});
  return cards.find((card: { alias: string }) => card.alias === alias);
};

const addVerified = async (number = good) => {
  const alias = newAlias();
  const { id } = await add(alias, false, number);
  await ask('verify-card', { verification: id, code: await codeSent() });
  return cardNamed(alias);
};

const owed = () => {
  const now = shop.open.app.clock.now();
  shop.desk.owe({ amount: 93_000, deadline: now + 10 * minute, locator: 'AB12CD' });
  return crypto.randomUUID();
};

const pay = async (cardId: string, subject: string, code?: string) => {
  const { id } = await ask('generate-token', { cardId });
  return ask('complete-payment', {
    locator: subject,
    attempt: '1',
    amount: 930,
    verification: id,
    code: code ?? (await codeSent()),
  });
};

describe('[C-08] [S-21] the wallet', () => {
  test('[F-11] a new card is a draft until its code is right, and masked to its last four digits', async () => {
    const alias = newAlias();
    const { id, expiresAt, resendAt } = await add(alias, true);
    const draft = await cardNamed(alias);
    expect(draft).toEqual({
      id: draft.id,
      alias,
      lastFour: '0018',
      isDefault: true,
      state: 'draft',
      type: 'credit',
    });
    expect(expiresAt - resendAt).toBe(smsCode.life - smsCode.resendAfter);
    expect(await ask('verify-card', { verification: id, code: await codeSent() })).toEqual({
      cardId: draft.id,
    });
    expect((await cardNamed(alias)).state).toBe('active');
  });

  test('[F-11] a debit card is known as one, and one card is the default', async () => {
    const [one, other] = [await addVerified(), await addVerified('5400610000010380')];
    expect([one.type, other.type]).toEqual(['credit', 'debit']);
    expect(await ask('default-card', { cardId: one.id })).toBe(null);
    expect(await ask('default-card', { cardId: other.id })).toBe(null);
    const { cards } = await ask('list-cards', {});
    const defaults = cards.filter((card: { isDefault: boolean }) => card.isDefault);
    expect(defaults.map(({ id }: { id: string }) => id)).toEqual([other.id]);
  });

  test('a removed card is in no list and pays no more', async () => {
    const card = await addVerified();
    expect(await ask('delete-card', { cardId: card.id })).toBe(null);
    expect(await cardNamed(card.alias)).toBe(undefined);
    expect(await ask('generate-token', { cardId: card.id })).toEqual({ refused: 'wallet-card-unknown' });
  });

  test('two cards do not share a name', async () => {
    const card = await addVerified();
    expect(await add(card.alias)).toEqual({ refused: 'wallet-alias-taken' });
  });

  test('a card that is not verified does not pay', async () => {
    const alias = newAlias();
    await add(alias);
    const { id } = await cardNamed(alias);
    expect(await ask('generate-token', { cardId: id })).toEqual({ refused: 'wallet-card-not-ready' });
  });

  test('a code may be tried five times, and then even the right one is refused', async () => {
    const { id } = await add();
    const code = await codeSent();
    const answers = [];
    for (let tries = 0; tries < smsCode.tries; tries += 1) {
      answers.push(await ask('verify-card', { verification: id, code: wrongCode }));
    }
    expect(answers).toEqual(Array.from({ length: smsCode.tries }, () => ({ refused: 'sms-code-wrong' })));
    expect(await ask('verify-card', { verification: id, code })).toEqual({ refused: 'sms-code-old' });
  });

  test('a code lives three minutes', async () => {
    const { id } = await add();
    const code = await codeSent();
    await shop.pass(smsCode.life);
    expect(await ask('verify-card', { verification: id, code })).toEqual({ refused: 'sms-code-old' });
  });

  test('a code is sent anew once a minute, and the one before is void', async () => {
    const { id } = await add();
    const first = await codeSent();
    expect(await ask('resend-code', { verification: id })).toEqual({ refused: 'sms-too-soon' });
    await shop.pass(smsCode.resendAfter);
    expect((await ask('resend-code', { verification: id })).id).toBe(id);
    const second = await codeSent();
    const old = first === second ? wrongCode : first;
    expect(await ask('verify-card', { verification: id, code: old })).toEqual({ refused: 'sms-code-wrong' });
    expect((await ask('verify-card', { verification: id, code: second })).refused).toBe(undefined);
  });

  test('six codes an hour go out to one phone for who proves none of them', async () => {
    const { token: guesser } = await memberOf(shop, { email: 'sara@example.com' });
    const sent: string[] = [];
    for (let codes = 0; codes < 7; codes += 1) {
      await shop.pass(minute);
      const card = { cardToken: await holder.tokenFor(good), alias: 'guessed' };
      sent.push((await ask('add-card', card, guesser)).refused ?? 'sent');
    }
    expect(sent).toEqual([...Array.from({ length: 6 }, () => 'sent'), 'too-many-tries']);
    const { cards } = await ask('list-cards', {}, guesser);
    expect([(await addVerified()).state, cards.length]).toEqual(['active', 1]);
    await ask('delete-card', { cardId: cards[0]?.id }, guesser);
    await shop.pass(60 * minute);
  });

  test('five codes go out in a minute, also to who proves each, and more in the next', async () => {
    for (let codes = 0; codes < 5; codes += 1) expect((await addVerified()).state).toBe('active');
    expect(await add()).toEqual({ refused: 'too-many-tries' });
    await shop.pass(minute);
    expect((await addVerified()).state).toBe('active');
  });

  test('a code works once, and only in the session that asked for it', async () => {
    const { id } = await add();
    const code = await codeSent();
    const { token: elsewhere } = await memberOf(shop);
    expect(await ask('verify-card', { verification: id, code }, elsewhere)).toEqual({
      refused: 'sms-code-old',
    });
    expect((await ask('verify-card', { verification: id, code })).refused).toBe(undefined);
    expect(await ask('verify-card', { verification: id, code })).toEqual({ refused: 'sms-code-old' });
  });

  test('nobody sees or pays with the card of another', async () => {
    const card = await addVerified();
    const { token: other } = await memberOf(shop, { email: 'sara@example.com' });
    expect(await ask('list-cards', {}, other)).toEqual({ cards: [] });
    for (const call of ['generate-token', 'delete-card', 'default-card'])
      expect(await ask(call, { cardId: card.id }, other)).toEqual({ refused: 'wallet-card-unknown' });
  });

  test('without a member there is no wallet', async () => {
    const answer = await shop.askJson('/tms/payment/masterpass-list-cards', {});
    expect(answer.status).toBe(401);
  });

  test('the fields of a new card stand on the bank’s own origin', async () => {
    expect(await ask('get-iframe-url/AB12CD', {})).toEqual({ url: `${shop.bankOrigin}/kart?dil=tr` });
  });
});

describe('[C-08] paying with a card of the wallet', () => {
  test('the right code buys the tickets without a page of the bank', async () => {
    const { id } = await addVerified();
    const issued = shop.desk.issued.length;
    const paid = await pay(id, owed());
    expect([paid.locator, shop.desk.issued.length - issued]).toEqual(['AB12CD', 1]);
    expect(paid.bankReference).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('the same words said again are the same payment, and another price is not', async () => {
    const { id } = await addVerified();
    const { id: verification } = await ask('generate-token', { cardId: id });
    const input = { locator: owed(), attempt: '1', amount: 930, verification, code: await codeSent() };
    const issued = shop.desk.issued.length;
    const paid = await ask('complete-payment', input);
    expect(await ask('complete-payment', input)).toEqual(paid);
    expect([paid.locator, shop.desk.issued.length - issued]).toEqual(['AB12CD', 1]);
    expect(await ask('complete-payment', { ...input, amount: 929 })).toEqual({
      refused: 'key-used-otherwise',
    });
    const { token: other } = await memberOf(shop, { email: 'sara@example.com' });
    expect(await ask('complete-payment', input, other)).toEqual({ refused: 'sms-code-old' });
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'pressed eight times at once, round %i, every press has the same answer',
    async () => {
      const { id } = await addVerified();
      const { id: verification } = await ask('generate-token', { cardId: id });
      const { subject: locator, cookie } = await seedPurchase(shop.open.app, owed());
      const input = { locator, attempt: '1', amount: 930, verification, code: await codeSent() };
      const issued = shop.desk.issued.length;
      const press = () => ask('complete-payment', input, token, { cookie });
      const answers = await Promise.all(Array.from({ length: 8 }, press));
      const [paid] = answers;
      expect([paid.locator, shop.desk.issued.length - issued]).toEqual(['AB12CD', 1]);
      expect(answers).toEqual(answers.map(() => paid));
    },
  );

  test('a code that proved one try proves no other, and is not sent again', async () => {
    const { id } = await addVerified();
    const { id: verification } = await ask('generate-token', { cardId: id });
    const input = { locator: owed(), attempt: '1', amount: 930, verification, code: await codeSent() };
    await ask('complete-payment', input);
    const old = { refused: 'sms-code-old' };
    expect(await ask('complete-payment', { ...input, attempt: '2' })).toEqual(old);
    expect(await ask('complete-payment', { ...input, locator: owed() })).toEqual(old);
    await shop.pass(smsCode.resendAfter);
    expect(await ask('resend-code', { verification })).toEqual(old);
  });

  test('[E-10] what it costs is not told to who does not own it', async () => {
    const { id } = await addVerified();
    const { id: verification } = await ask('generate-token', { cardId: id });
    const input = { locator: owed(), attempt: '1', verification, code: await codeSent() };
    const dear = await ask('complete-payment', { ...input, amount: 931 });
    const right = await ask('complete-payment', { ...input, amount: 930 });
    expect([dear, right.locator]).toEqual([{ refused: 'nothing-due' }, 'AB12CD']);
  });

  test('what it is for is told: a reservation is paid as one', async () => {
    const { id } = await addVerified();
    const { id: verification } = await ask('generate-token', { cardId: id });
    const input = { locator: owed(), attempt: '1', amount: 930, verification, code: await codeSent() };
    const { payment } = await ask('complete-payment', { ...input, purpose: 'reservation-to-sale' });
    const { payments } = shop.open.app;
    expect((await payments.find(payment))?.purpose).toBe('reservation-to-sale');
  });

  test('a wrong code takes no money', async () => {
    const { id } = await addVerified();
    const subject = owed();
    expect(await pay(id, subject, wrongCode)).toEqual({ refused: 'sms-code-wrong' });
    const { db } = shop.open.app;
    const rows = await db.selectFrom('settlement').select('id').where('subject', '=', subject).execute();
    expect(rows).toEqual([]);
  });

  test('[E-11] the bank may still say no', async () => {
    const { id } = await addVerified('5400610000013715');
    expect(await pay(id, owed())).toEqual({ refused: 'wagon-closed' });
  });
});
