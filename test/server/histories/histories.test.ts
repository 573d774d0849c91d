import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { day } from '#domain/values/durations.ts';
import { ayse, foreigner, type LoggedInClient, memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { getFrom, postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
let own: LoggedInClient;
let other: LoggedInClient;
let userId: number;

const idOf = async (email: string): Promise<number> => {
  const { id } = await shop.open.app.db
    .selectFrom('user_account')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  return id;
};

beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  own = await memberOf(shop, { email: ayse });
  other = await memberOf(shop, { email: foreigner });
  userId = await idOf(ayse);
});
afterAll(() => shop.end());

const citizenshipOfAyse = '10000000146';

const thisWeek = () => {
  const today = dayNumberAt(shop.open.app.clock.now());
  return { startDate: travelDayOf(today - 6), endDate: travelDayOf(today) };
};

const history = (path: string, more: object = {}, who: LoggedInClient | null = own) =>
  postTo(shop, `/crs/purchase-histories/${path}`, { ...thisWeek(), ...more }, who?.authorized ?? {});

const listed = async (path: string, name: string, status: string) => {
  const { body } = await history(path, { status });
  return body[name].map(({ pnr }: { pnr: string }) => pnr);
};

const locators = ({ reservations }: { reservations: { locator: string }[] }) =>
  reservations.map(({ locator }) => locator);

describe('[C-04] what a member has bought', () => {
  test('[S-17] tickets are listed by what has become of them', async () => {
    const valid = await sellBooking(shop, { userId });
    const used = await sellBooking(shop, { userId, tickets: [{ status: 'used' }] });
    const stranger = await sellBooking(shop);
    const locatorsOf = async (more: object) => {
      const { body } = await history(`reservations/${userId}`, more);
      return body.reservations.map(({ locator, pnr }: { locator?: string; pnr?: string }) => locator ?? pnr);
    };
    const all = await locatorsOf({});
    expect([all.includes(valid.locator), all.includes(used.locator), all.includes(stranger.locator)]).toEqual(
      [true, true, false],
    );
    expect(await locatorsOf({ ticketStatus: 'USED' })).toEqual([used.locator]);
    expect(await locatorsOf({ ticketStatus: 'PAST' })).toEqual([]);
    expect(await locatorsOf({ reservationStatus: 'ACTIVE' })).toEqual([]);
  });

  test('[S-17] open tickets and coupons are listed by whether they are spent', async () => {
    const sold = await sellBooking(shop, { userId });
    const cash = await sellBooking(shop, { userId, tickets: [{ payment: null }] });
    await postTo(
      shop,
      '/crs/open-tickets/create',
      { pnr: sold.locator, ticketNumbers: sold.numbers },
      own.authorized,
    );
    await postTo(
      shop,
      '/crs/rail-booking/v2/ticket-cancellation-perform',
      { pnr: cash.locator, ticketNumbers: cash.numbers },
      own.authorized,
    );
    expect(await listed(`open-tickets/${citizenshipOfAyse}`, 'openTickets', 'UNUSED')).toEqual([
      sold.locator,
    ]);
    expect(await listed(`open-tickets/${userId}`, 'openTickets', 'USED')).toEqual([]);
    expect(await listed(`mco/${citizenshipOfAyse}`, 'mcos', 'UNPAID')).toEqual([cash.locator]);
    expect(await listed(`mco/${citizenshipOfAyse}`, 'mcos', 'PAID')).toEqual([]);
  });

  test('[S-17] what still stands is listed without days, whenever it was bought, the nearest first', async () => {
    const { clock, db } = shop.open.app;
    const now = clock.now();
    const saveSoldAt = (at: number, more: Parameters<typeof sellBooking>[1]) =>
      sellBooking({ open: { app: { db, clock: { now: () => at } } } }, { userId: 1004, ...more });
    const member = await memberOf(shop, { email: foreigner });
    const ask = async (path: string, more: object) =>
      (await postTo(shop, `/crs/purchase-histories/${path}/1004`, more, member.authorized)).body;
    const inDays = (days: number) => ({ departure: now + days * day, arrival: now + days * day + 1 });
    const later = await saveSoldAt(now, { tickets: [inDays(9)] });
    const old = await saveSoldAt(now - 90 * day, { tickets: [inDays(1), inDays(20)] });
    await saveSoldAt(now - 90 * day, { tickets: [inDays(-3)] });
    await saveSoldAt(now - 8 * day, { tickets: [{ ...inDays(2), status: 'returned' }] });
    const reservation = { kind: 'reservation', status: 'active' } as const;
    const waiting = { tickets: [{ ...inDays(30), status: 'unissued' as const, boarding_code: null }] };
    const [second, first] = [
      await saveSoldAt(now - 10 * day, { ...waiting, booking: { ...reservation, deadline: now + 2 * day } }),
      await saveSoldAt(now - 20 * day, { ...waiting, booking: { ...reservation, deadline: now + day } }),
    ];
    await saveSoldAt(now - 20 * day, { ...waiting, booking: { ...reservation, deadline: now - 1 } });
    const coupon = {
      locator: old.locator,
      ticket: old.numbers[0] ?? '',
      surname_key: 'yilmaz',
      user_id: 1004,
      amount: 93_000,
      currency: 'TRY',
      made_at: now - 200 * day,
    };
    const open = { ...coupon, status: 'unused', used_at: null, used_by: null } as const;
    await db
      .insertInto('open_ticket')
      .values([
        { ...open, number: 'SONRA', expires_at: now + 160 * day },
        { ...open, number: 'ONCE', expires_at: now + day },
        { ...open, number: 'BITTI', expires_at: now },
        { ...open, number: 'GITTI', expires_at: now + day, status: 'used', used_at: now },
      ])
      .execute();
    await db
      .insertInto('refund_coupon')
      .values({ ...coupon, number: 'ESKI', status: 'unpaid', paid_at: null })
      .execute();
    const { openTickets } = await ask('open-tickets', { status: 'UNUSED' });
    const { mcos } = await ask('mco', { status: 'UNPAID' });
    expect([
      locators(await ask('reservations', { ticketStatus: 'VALID' })),
      locators(await ask('reservations', { reservationStatus: 'ACTIVE', startDate: null, endDate: null })),
      openTickets.map(({ couponNumber }: { couponNumber: string }) => couponNumber),
      mcos.length,
    ]).toEqual([[old.locator, later.locator], [first.locator, second.locator], ['ONCE', 'SONRA'], 1]);
  });

  test.each([
    ['reservations', {}],
    ['reservations', { ticketStatus: 'PAST' }],
    ['reservations', { ticketStatus: 'VALID', reservationStatus: 'EXPIRED' }],
    ['reservations', { ticketStatus: 'VALID', startDate: '2026-11-01' }],
    ['open-tickets', { status: 'USED' }],
    ['mco', {}],
  ])('[V-22] what is over is not listed without days: %s %o', async (path, body) => {
    const answer = await postTo(shop, `/crs/purchase-histories/${path}/${userId}`, body, own.authorized);
    expect([answer.status, answer.body.type]).toEqual([400, 'range-wrong']);
  });

  test('another’s number in the path is as if nothing were there, and nobody’s too', async () => {
    const paths = [`reservations/${userId}`, `open-tickets/${citizenshipOfAyse}`, `mco/${userId}`];
    for (const path of paths) {
      const stranger = await history(path, {}, other);
      const empty = await history(path.replace(/\w+$/, '999999'), {}, other);
      const guest = await history(path, {}, null);
      expect([stranger.status, stranger.body.type, guest.status]).toEqual([400, 'document-not-found', 401]);
      expect(stranger.body.message).toBe(empty.body.message);
    }
  });

  test.each([
    ['2026-11-01', '2026-11-08', 'range-too-wide'],
    ['2026-11-08', '2026-11-01', 'range-wrong'],
    ['yesterday', 'today', 'range-wrong'],
  ])('[V-22] %s to %s is refused: %s', async (startDate, endDate, refusal) => {
    const { status, body } = await history(`reservations/${userId}`, { startDate, endDate });
    expect([status, body.type]).toEqual([400, refusal]);
  });

  test('[F-06] cards of packages and subscriptions are their owner’s alone, the newest first', async () => {
    const { db, clock } = shop.open.app;
    const card = {
      user_id: userId,
      name: 'Ankara–Eskişehir',
      passenger: 'AYŞE YILMAZ',
      counts: 'BOARDING' as const,
      remaining: 9,
      round_trips: 5,
      from_station: 98,
      to_station: 93,
      train_type: 'YHT',
      cabin_classes: '["Y1"]',
      holds: 10,
      fare_family: 'STANDART',
      is_active: true,
      amount: 250_000,
      sold_at: clock.now(),
      starts: '2026-11-01',
      ends: '2026-11-30',
    };
    await db
      .insertInto('package_purchase')
      .values([
        { ...card, locator: 'PAKET2', kind: 'discount-package' },
        { ...card, locator: 'ABON21', kind: 'subscription', sold_at: card.sold_at - day },
        { ...card, locator: 'ABON22', kind: 'subscription' },
        { ...card, locator: 'ABON20', kind: 'subscription', sold_at: card.sold_at - 2 * day },
      ])
      .execute();
    const cards = (kind: string, who: LoggedInClient) =>
      getFrom(shop, `/crs/${kind}-purchases/find-by-user-id/${userId}`, { ...who.authorized });
    const packages = await cards('discount-package', own);
    const subscriptions = await cards('subscription', own);
    expect([packages.body.length, packages.body[0].packagePnr, packages.body[0].amount]).toEqual([
      1,
      'PAKET2',
      2500,
    ]);
    expect(subscriptions.body.map(({ packagePnr }: { packagePnr: string }) => packagePnr)).toEqual([
      'ABON22',
      'ABON21',
      'ABON20',
    ]);
    expect((await cards('subscription', other)).body.type).toBe('document-not-found');
  });

  test('[F-06] of a package of days the days gone by are no longer left', async () => {
    const { db, clock } = shop.open.app;
    const onDay = (days: number) => travelDayOf(dayNumberAt(clock.now()) + days);
    await db
      .updateTable('package_purchase')
      .set({ counts: 'DAY', remaining: 30, holds: 30, starts: onDay(-19), ends: onDay(10) })
      .where('locator', '=', 'ABON22')
      .execute();
    const path = `/crs/subscription-purchases/find-by-user-id/${userId}`;
    const { body } = await getFrom(shop, path, { ...own.authorized });
    const left = body.map((card: { packagePnr: string; remainingCount: number }) => [
      card.packagePnr,
      card.remainingCount,
    ]);
    expect(left[0]).toEqual(['ABON22', 11]);
  });
});
