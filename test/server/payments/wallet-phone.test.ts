import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import { smsCode } from '#domain/values/sms-code.ts';
import { ayse, company, type LoggedInClient, memberOf, foreigner as sara } from '#test/support/members.ts';
import { openPaymentShop, type PaymentShop } from '../../support/shop/payment-shop.ts';
import { cardHolderAt } from '../../support/sold/card-holder.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
beforeEach(() => shop.open.world?.carryOut({ do: 'reset' }));
afterAll(() => shop.end());

const [own, another, third] = ['5320000001', '5329999999', '5328888888'] as const;
const purchase = { locator: 'AB12CD', attempt: '1', amount: 930 };

/** The phone of the profile is no secret’s: it is changed without a code. */
const changesPhone = (email: string, mobile_number: string) =>
  shop.open.app.db
    .updateTable('user_account')
    .set({ mobile_number, mobile_country_code: '90' })
    .where('email_key', '=', email)
    .execute();

const asks = async ({ token }: LoggedInClient, call: string, body: unknown) => {
  const path = `/tms/payment/masterpass-${call}`;
  const answer = await shop.askJson(path, body, { 'user-authorization': token });
  const reply = await answer.json();
  return answer.ok ? reply : reply.type;
};

const sentTo = async (phone: string): Promise<readonly { readonly text: string }[]> => {
  const path = `/sms?to=${encodeURIComponent(`+90${phone}`)}`;
  return (await shop.ask(path, { headers: { accept: 'application/json' } })).json();
};

const codeAt = async (phone: string): Promise<string> =>
  /\b\d{6}\b/.exec((await sentTo(phone))[0]?.text ?? '')?.[0] ?? '';

const adds = async (member: LoggedInClient, alias: string) => {
  const cardToken = await cardHolderAt(shop).tokenFor('5400610000010018');
  return asks(member, 'add-card', { cardToken, alias, isDefault: false });
};

/** A member whose card was proved at their own phone, and what the card is known by. */
const memberWithCard = async () => {
  const member = await memberOf(shop);
  const { id } = await adds(member, 'Maaş');
  await asks(member, 'verify-card', { verification: id, code: await codeAt(own) });
  const [card] = (await asks(member, 'list-cards', {})).cards;
  return { member, cardId: card.id };
};

test('[C-08] [A-02] a code of a card goes to the phone it was proved at, whatever the profile says since', async () => {
  const { member, cardId } = await memberWithCard();
  await changesPhone(ayse, another);
  const before = (await sentTo(own)).length;
  const { id } = await asks(member, 'generate-token', { cardId });
  await shop.pass(smsCode.resendAfter);
  expect((await asks(member, 'resend-code', { verification: id })).id).toBe(id);
  expect([(await sentTo(own)).length - before, await sentTo(another)]).toEqual([2, []]);
});

test('[C-08] a card that is added after the change is proved at the new phone', async () => {
  const { member, cardId } = await memberWithCard();
  await changesPhone(ayse, another);
  await asks(member, 'delete-card', { cardId });
  const { id } = await adds(member, 'Yeni');
  await asks(member, 'verify-card', { verification: id, code: await codeAt(another) });
  const { cards } = await asks(member, 'list-cards', {});
  expect(cards.map(({ alias, state }: Record<string, unknown>) => [alias, state])).toEqual([
    ['Yeni', 'active'],
  ]);
});

/** So many codes a member asks for to a phone in one hour, and how many go out. */
const triesToSend = async (member: LoggedInClient, phone: string, times: number): Promise<number> => {
  const before = (await sentTo(phone)).length;
  for (let codes = 0; codes < times; codes += 1) {
    await adds(member, `${phone} ${codes}`);
    await shop.pass(12_500);
  }
  return (await sentTo(phone)).length - before;
};

test('[C-08] six unproved codes an hour go to one phone for one member, and of the further ones those of all members are counted together', async () => {
  const [first, second] = [await memberOf(shop), await memberOf(shop, { email: sara })];
  await changesPhone(ayse, third);
  await changesPhone(sara, third);
  expect([await triesToSend(first, third, 4), await triesToSend(second, third, 12)]).toEqual([4, 3]);
});

test('[C-08] strangers who ask for codes to a phone do not keep its owner from adding a first card', async () => {
  const strangers = [
    await memberOf(shop, { email: sara }),
    await memberOf(shop, { email: company }),
  ] as const;
  for (const email of [sara, company]) await changesPhone(email, own);
  for (const stranger of strangers) await triesToSend(stranger, own, 14);
  await shop.pass(minute);
  const member = await memberOf(shop);
  const { id } = await adds(member, 'Maaş');
  const proved = await asks(member, 'verify-card', { verification: id, code: await codeAt(own) });
  expect(typeof proved.cardId).toBe('string');
});

test('[C-08] a card that is not added because of it takes nothing from those that are there', async () => {
  const [first, second] = [await memberOf(shop), await memberOf(shop, { email: sara })];
  await changesPhone(ayse, third);
  await changesPhone(sara, third);
  await adds(first, 'Maaş');
  await triesToSend(second, third, 6);
  const listed = async () => (await asks(first, 'list-cards', {})).cards;
  const before = await listed();
  expect([await adds(first, 'Maaş'), await listed()]).toEqual(['too-many-tries', before]);
});

test('[C-08] of two who ask at once for a code to be sent again one is sent, and one is counted', async () => {
  const member = await memberOf(shop);
  await changesPhone(ayse, third);
  const { id } = await adds(member, 'Maaş');
  const again = async () => {
    await shop.pass(smsCode.resendAfter);
    return Promise.all([0, 1].map(() => asks(member, 'resend-code', { verification: id })));
  };
  const answers = await again();
  expect(answers.filter((answer) => answer === 'sms-too-soon')).toHaveLength(1);
  await shop.pass(smsCode.resendAfter);
  expect([await triesToSend(member, third, 6), (await sentTo(third)).length]).toEqual([4, 6]);
});

test('[C-08] nor are they sent by asking for one anew, under another phone', async () => {
  const member = await memberOf(shop);
  await changesPhone(ayse, third);
  const { id } = await adds(member, 'Deneme');
  await changesPhone(ayse, another);
  await shop.pass(smsCode.resendAfter);
  await asks(member, 'resend-code', { verification: id });
  expect([(await sentTo(third)).length, await sentTo(another)]).toEqual([2, []]);
});

test('[C-08] strangers who ask for codes to a phone take no payment from whose card was proved at it', async () => {
  const { member, cardId } = await memberWithCard();
  const stranger = await memberOf(shop, { email: sara });
  await changesPhone(sara, own);
  for (let codes = 0; codes < 16; codes += 1) {
    await shop.pass(minute);
    await adds(stranger, `k${codes}`);
  }
  const before = (await sentTo(own)).length;
  const answers = [await asks(member, 'generate-token', { cardId }), await adds(member, 'İkinci')];
  expect([answers.map(({ id }) => typeof id), (await sentTo(own)).length - before]).toEqual([
    ['string', 'string'],
    2,
  ]);
});

test('[C-08] a card that was not counted is not given back: whoever has proved one there frees no code for others', async () => {
  const { member } = await memberWithCard();
  const strangers = [
    await memberOf(shop, { email: sara }),
    await memberOf(shop, { email: company }),
  ] as const;
  for (const email of [sara, company]) await changesPhone(email, own);
  for (const stranger of strangers) await triesToSend(stranger, own, 6);
  await shop.pass(minute);
  const { id } = await adds(member, 'İkinci');
  const proved = await asks(member, 'verify-card', { verification: id, code: await codeAt(own) });
  await shop.pass(minute);
  expect([typeof proved.cardId, await adds(strangers[1], 'daha')]).toEqual(['string', 'too-many-tries']);
});

test('[C-08] a code that is said again and again gives back the one code it was', async () => {
  const { member, cardId } = await memberWithCard();
  const isSent = async () => (await asks(member, 'generate-token', { cardId })).id !== undefined;
  for (let codes = 0; codes < 12; codes += 1) {
    await isSent();
    await shop.pass(minute);
  }
  const deadline = shop.open.app.clock.now() + 10 * minute;
  shop.desk.owe({ locator: purchase.locator, amount: 93_000, deadline });
  const { id: verification } = await asks(member, 'generate-token', { cardId });
  // At another price nothing is paid, and the same may be said once more.
  const proof = { ...purchase, amount: 929, verification, code: await codeAt(own) };
  const sent: boolean[] = [];
  for (let codes = 0; codes < 4; codes += 1) {
    await asks(member, 'complete-payment', proof);
    await shop.pass(15_000);
    sent.push(await isSent());
  }
  expect(sent).toEqual([true, true, true, false]);
});
