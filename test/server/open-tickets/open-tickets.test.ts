import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { surnameKeyOf } from '#domain/person/surname-key.ts';
import { day, hour } from '#domain/values/durations.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { newCouponNumber } from '#server/sale/tickets/coupon-number.ts';
import { spendOpenTickets } from '#server/sale/tickets/spend-open-tickets.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { refundBefore, type SoldBooking, sellBooking } from '../../support/shop/sold-booking.ts';
import { newAddress, postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  postTo(shop, path, body, headers);

const convert = ({ locator, numbers, cookie }: SoldBooking, chosen = numbers) =>
  post('/crs/open-tickets/create', { pnr: locator, ticketNumbers: chosen }, { cookie });

const couponOf = async (surname = 'YILMAZ', amount = 93_000): Promise<string> => {
  const sold = await sellBooking(shop, { surname, tickets: [{ amount }] });
  const { body } = await convert(sold);
  return body.openTickets[0].couponNumber;
};

const use = (numbers: readonly string[], price: number, surname = 'YILMAZ') =>
  inTransaction(shop.open.app.db, (within) =>
    spendOpenTickets(
      within,
      {
        numbers,
        surnameKeys: [surnameKeyOf(surname)],
        userId: null,
        locator: 'USEDIT',
        price,
        payment: null,
      },
      shop.open.app.mail,
      shop.open.app.clock.now(),
    ),
  );

describe('[C-07] tickets are converted to open tickets', () => {
  test('[S-18] [F-05] what they will be worth is told before, and is what they are worth then', async () => {
    const sold = await sellBooking(shop, {
      tickets: [{ departure: shop.open.app.clock.now() + 20 * hour }],
    });
    const asked = { pnr: sold.locator, ticketNumbers: sold.numbers };
    const quote = await post('/crs/open-tickets/simulation', asked, { cookie: sold.cookie });
    expect([quote.status, quote.body.totalAmount, quote.body.singleUse, quote.body.remainderIsLost]).toEqual([
      200,
      837,
      true,
      true,
    ]);
    expect(quote.body.tickets[0].deduction).toEqual({
      ticket: sold.numbers[0],
      rule: 'convert-to-open-ticket',
      row: 'convert-to-open-ticket/STANDART/60',
      base: 930,
      factor: 100,
      fixed: 0,
      rounding: 'half-away-from-zero',
      amount: 93,
    });
    const made = await convert(sold);
    const [coupon] = made.body.openTickets;
    expect([made.status, coupon.amount, coupon.used, coupon.status, coupon.pnr, coupon.lastName]).toEqual([
      200,
      837,
      false,
      'UNUSED',
      sold.locator,
      'Y***',
    ]);
    expect(coupon.expiryDate - coupon.createDate).toBe(365 * day);
  });

  test('[S-19] [E-09] tickets bought together are converted together, once, and the books still agree', async () => {
    const sold = await sellBooking(shop, { tickets: [{}, {}] });
    const one = await convert(sold, sold.numbers.slice(0, 1));
    const both = await convert(sold);
    const again = await convert(sold);
    expect([one.body.type, both.status, again.body.type]).toEqual([
      'convert-together',
      200,
      'ticket-already-converted',
    ]);
    const statuses = await shop.open.app.db
      .selectFrom('ticket')
      .select('status')
      .where('locator', '=', sold.locator)
      .execute();
    expect(statuses.map(({ status }) => status)).toEqual(['converted-to-open', 'converted-to-open']);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('what open tickets paid for lasts no longer than the first of them would have', async () => {
    const sold = await sellBooking(shop);
    const { db, clock } = shop.open.app;
    const now = clock.now();
    for (const days of [40, 9, 21]) {
      const number = await couponOf();
      const end = { expires_at: now + days * day };
      await db.updateTable('open_ticket').set(end).where('number', '=', number).execute();
      await db
        .insertInto('open_ticket_use')
        .values({ number, locator: sold.locator, used: 31_000, lost: 0, at: now })
        .execute();
    }
    const end = now + 9 * day;
    const asked = { pnr: sold.locator, ticketNumbers: sold.numbers };
    const quote = await post('/crs/open-tickets/simulation', asked, { cookie: sold.cookie });
    const { body } = await convert(sold);
    expect([quote.body.expiryDate, body.openTickets[0].expiryDate]).toEqual([end, end]);
  });

  test('an open ticket is worth no more than the payment still holds', async () => {
    const sold = await sellBooking(shop);
    await refundBefore(shop, sold, 30_000);
    const { body } = await convert(sold);
    expect(body.openTickets.map((coupon: { amount: number }) => coupon.amount)).toEqual([630]);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('[S-19] twenty calls at once convert once', async () => {
    const sold = await sellBooking(shop);
    const answers = await Promise.all(Array.from({ length: 20 }, () => convert(sold)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    const coupons = await shop.open.app.db
      .selectFrom('open_ticket')
      .select('number')
      .where('locator', '=', sold.locator)
      .execute();
    expect(coupons.length).toBe(1);
  });

  test('whoever booked is mailed the coupon, its amount and its last day', async () => {
    const sold = await sellBooking(shop);
    const { body } = await convert(sold);
    const [letter] = await shop.open.app.db
      .selectFrom('letter')
      .select(['recipient', 'text'])
      .where('subject', 'like', `%${sold.locator}%`)
      .execute();
    expect(letter?.recipient).toBe('yolcu@example.com');
    expect(letter?.text).toContain(`Açık bilet ${body.openTickets[0].couponNumber}: ₺930,00`);
  });

  test('nobody converts the tickets of another', async () => {
    const sold = await sellBooking(shop);
    const other = await sellBooking(shop);
    const answer = await convert({ ...sold, cookie: other.cookie });
    const unknown = await convert({ ...sold, locator: 'ZZZZZ9' });
    expect([answer.status, answer.body.type]).toEqual([403, 'proof-needed']);
    expect(answer.body.message).toBe(unknown.body.message);
  });
});

describe('[C-07] open tickets are looked up', () => {
  test('[A-01] by coupon or PNR with the surname, in any spelling of it', async () => {
    const number = await couponOf('IŞIKÇI');
    const { body } = await post('/crs/open-tickets/search', { couponNumber: number, lastName: 'ışıkçı' });
    expect(body.openTickets.map((coupon: { couponNumber: string }) => coupon.couponNumber)).toEqual([number]);
    const { pnr } = body.openTickets[0];
    const byLocator = await shop.ask(`/crs/open-tickets/pnr/${pnr}?lastName=Isikci`, {
      headers: newAddress(),
    });
    expect((await byLocator.json()).openTickets[0].couponNumber).toBe(number);
    const byNumber = await shop.ask(`/crs/open-tickets/${number}?lastName=ISIKCI`, { headers: newAddress() });
    expect((await byNumber.json()).couponNumber).toBe(number);
  });

  test('[E-09] a wrong surname and a number nobody has are answered alike', async () => {
    const number = await couponOf();
    const wrong = await post('/crs/open-tickets/search', { couponNumber: number, lastName: 'DEMİR' });
    const none = await post('/crs/open-tickets/search', { couponNumber: '1'.repeat(12), lastName: 'DEMİR' });
    const nameless = await post('/crs/open-tickets/search', { couponNumber: number, lastName: '' });
    const refusals = [wrong, none, nameless].map(({ status, body }) => [status, body.type, body.message]);
    expect(new Set(refusals.map(String)).size).toBe(1);
    expect(wrong.body.type).toBe('open-ticket-not-found');
  });

  test('an address has ten wrong tries in a quarter of an hour', async () => {
    const headers = newAddress();
    const answers: string[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const answer = await shop.askJson(
        '/crs/open-tickets/search',
        { couponNumber: newCouponNumber(), lastName: 'DEMİR' },
        headers,
      );
      answers.push((await answer.json()).type);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 'open-ticket-not-found'), 'too-many-tries']);
  });

  test('[K-04] with a price, the best combination to pay it is named', async () => {
    const sold = await sellBooking(shop, {
      tickets: [{ amount: 50_000 }, { amount: 13_000 }, { amount: 18_000 }],
    });
    await convert(sold);
    const { body } = await post('/crs/open-tickets/search', {
      pnr: sold.locator,
      lastName: 'Yılmaz',
      price: 300,
    });
    const { couponNumbers, ...reckoned } = body.bestCombination;
    expect(reckoned).toEqual({ paid: 300, lost: 10, remaining: 0 });
    expect(couponNumbers.length).toBe(2);
  });
});

describe('[S-19] an open ticket is used once', () => {
  test('[K-04] what a cheaper purchase leaves of it is lost', async () => {
    const number = await couponOf();
    const used = await use([number], 50_000);
    expect(used.ok && [used.value.paid, used.value.lost]).toEqual([50_000, 43_000]);
    const again = await use([number], 50_000);
    expect(again).toEqual({ ok: false, refusal: 'open-ticket-used', message: null });
    const { body } = await post('/crs/open-tickets/search', { couponNumber: number, lastName: 'yilmaz' });
    expect([body.openTickets[0].status, body.openTickets[0].used]).toEqual(['USED', true]);
  });

  test('fifty sales that want the same two coupons at once: one has them', async () => {
    const numbers = [await couponOf(), await couponOf()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        use(index % 2 === 0 ? numbers : numbers.toReversed(), 100_000),
      ),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
  });

  test('the one that ends first is spent, and one that is not needed stays unused', async () => {
    const [longer, sooner] = [await couponOf(), await couponOf()];
    const { db, clock } = shop.open.app;
    const end = { expires_at: clock.now() + 9 * day };
    await db.updateTable('open_ticket').set(end).where('number', '=', sooner).execute();
    const used = await use([longer, sooner], 93_000);
    expect(used.ok && used.value.chosen.map(({ number }) => number)).toEqual([sooner]);
    const left = await db
      .selectFrom('open_ticket')
      .select(['number', 'status'])
      .where('number', 'in', [longer, sooner])
      .execute();
    expect(new Map(left.map(({ number, status }) => [number, status]))).toEqual(
      new Map([
        [longer, 'unused'],
        [sooner, 'used'],
      ]),
    );
  });

  test('[V-34] [E-09] an expired one cannot be used', async () => {
    const number = await couponOf();
    await shop.open.app.db
      .updateTable('open_ticket')
      .set({ expires_at: shop.open.app.clock.now() })
      .where('number', '=', number)
      .execute();
    expect(await use([number], 100)).toEqual({ ok: false, refusal: 'open-ticket-expired', message: null });
  });

  test('nobody uses the open ticket of another name', async () => {
    const number = await couponOf('DEMİR');
    expect(await use([number], 100)).toEqual({ ok: false, refusal: 'open-ticket-not-found', message: null });
  });

  test('coupon numbers follow no order and never come twice', () => {
    const numbers = Array.from({ length: 5000 }, newCouponNumber);
    expect(new Set(numbers).size).toBe(5000);
    expect(numbers.every((number) => /^[1-9]\d{11}$/.test(number))).toBe(true);
    const rises = numbers.filter((number, index) => number > (numbers[index - 1] ?? '')).length;
    expect(rises).toBeGreaterThan(2300);
    expect(rises).toBeLessThan(2700);
  });
});
