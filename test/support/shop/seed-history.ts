import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { BookingEventAction } from '#domain/booking/booking-events.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type SoldOf, sellBooking } from './sold-booking.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What one member of the seed has, one of each kind. */
export type SeededHistory = {
  readonly valid: string;
  readonly returned: string;
  readonly past: string;
  readonly used: string;
  readonly reserved: string;
  readonly expired: string;
  readonly cancelled: string;
  /** Bought three weeks ago. */
  readonly old: string;
  /** By number. */
  readonly openTicket: string;
  readonly endingSoon: string;
  readonly usedOpenTicket: string;
  readonly unpaid: string;
  readonly paid: string;
};

type Laying = { readonly db: Kysely<Tables>; readonly userId: number; readonly now: number };

const seedSale = async ({ db, userId, now }: Laying, of: SoldOf = {}): Promise<string> => {
  const app = { db, clock: { now: () => now } };
  const { locator } = await sellBooking({ open: { app } }, { userId, ...of });
  return locator;
};

const recordEvents = async (
  { db, userId }: Laying,
  locator: string,
  actions: readonly [BookingEventAction, number][],
) => {
  const rows = actions.map(([action, at]) => ({
    id: crypto.randomUUID(),
    locator,
    at,
    deed: action,
    by: 'member' as const,
    user_id: userId,
    ticket: null,
    detail: '',
  }));
  await db.insertInto('booking_event').values(rows).execute();
};

const seedOpenTickets = async ({ db, userId, now }: Laying, locator: string) => {
  const plain = {
    locator,
    ticket: '100000000001',
    surname_key: 'yilmaz',
    user_id: userId,
    amount: 93_000,
    currency: 'TRY',
    status: 'unused' as const,
    made_at: now - hour,
    expires_at: now + 300 * day,
    used_at: null,
    used_by: null,
  };
  const numbered = (first: number) => `${first}${String(userId).padStart(11, '0')}`;
  const named = (name: string) => `${name}${userId}`;
  const rows = [
    { ...plain, number: numbered(1) },
    { ...plain, number: numbered(2), expires_at: now + 2 * day },
    { ...plain, number: numbered(3), status: 'used' as const, used_at: now },
  ];
  await db.insertInto('open_ticket').values(rows).execute();
  const coupon = {
    locator,
    ticket: '100000000001',
    surname_key: 'yilmaz',
    user_id: userId,
    amount: 45_050,
    currency: 'TRY',
    made_at: now - hour,
  };
  await db
    .insertInto('refund_coupon')
    .values([
      { ...coupon, number: named('IK'), status: 'unpaid', paid_at: null },
      { ...coupon, number: named('OK'), status: 'paid', paid_at: now },
    ])
    .execute();
  return {
    openTicket: numbered(1),
    endingSoon: numbered(2),
    usedOpenTicket: numbered(3),
    unpaid: named('IK'),
    paid: named('OK'),
  };
};

const seedPackages = async ({ db, userId, now }: Laying) => {
  const onDay = (days: number) => travelDayOf(dayNumberAt(now) + days);
  const card = {
    user_id: userId,
    passenger: 'AYŞE YILMAZ',
    round_trips: 5,
    holds: 30,
    from_station: 98,
    to_station: 93,
    train_type: 'YHT',
    cabin_classes: '["Y1","C"]',
    fare_family: 'STANDART',
    amount: 250_000,
    sold_at: now - day,
    starts: onDay(-1),
    ends: onDay(30),
  };
  const subscription = { ...card, kind: 'subscription' as const, name: 'Ankara–Eskişehir 30 gün' };
  const discount = { ...card, kind: 'discount-package' as const, name: 'On biniş' };
  await db
    .insertInto('package_purchase')
    .values([
      {
        ...subscription,
        locator: `S1${userId}`,
        counts: 'DAY',
        remaining: 30,
        ends: onDay(28),
        is_active: true,
      },
      {
        ...subscription,
        locator: `S2${userId}`,
        counts: 'DAY',
        remaining: 30,
        ends: onDay(11),
        is_active: false,
      },
      { ...discount, locator: `P1${userId}`, counts: 'BOARDING', remaining: 9, is_active: true },
      { ...discount, locator: `P2${userId}`, counts: 'BOARDING', remaining: 0, is_active: true },
    ])
    .execute();
};

/** Lays one of everything a member may have into the store of a shop. */
export const seedHistory = async (databaseUrl: string, userId: number): Promise<SeededHistory> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const laying = {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    userId,
    now: Date.now(),
  };
  const { now } = laying;
  const gone = { departure: now - 2 * day, arrival: now - 2 * day + 4 * hour };
  const reservation = { kind: 'reservation', status: 'active' } as const;
  const waiting = { status: 'unissued', boarding_code: null, issued_at: null } as const;
  try {
    const valid = await seedSale(laying, { tickets: [{}, {}] });
    await recordEvents(laying, valid, [
      ['booked', now - 5 * 60_000],
      ['ticketed', now - 4 * 60_000],
      ['letters-posted', now - 3 * 60_000],
    ]);
    await seedPackages(laying);
    return {
      valid,
      returned: await seedSale(laying, { tickets: [{ status: 'returned', boarding_code: null }] }),
      past: await seedSale(laying, { tickets: [gone] }),
      used: await seedSale(laying, { tickets: [{ ...gone, status: 'used' }] }),
      reserved: await seedSale(laying, {
        booking: { ...reservation, deadline: now + day },
        tickets: [waiting],
      }),
      expired: await seedSale(laying, {
        booking: { ...reservation, deadline: now - hour },
        tickets: [waiting],
      }),
      cancelled: await seedSale(laying, {
        booking: { ...reservation, status: 'cancelled' },
        tickets: [{ ...waiting, status: 'invalid' }],
      }),
      old: await seedSale(laying, { booking: { created_at: now - 21 * day } }),
      ...(await seedOpenTickets(laying, valid)),
    };
  } finally {
    await laying.db.destroy();
  }
};
