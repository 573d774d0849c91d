import { surnameKeyOf } from '#domain/person/surname-key.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { move } from '#server/sale/settlement/movements.ts';
import type { TestShop } from '../open-test-shop.ts';

const day = 86_400_000;
const minute = 60_000;

type Ticket = Tables['ticket'];

/** The store it is laid into, and the hour it is there. */
export type SoldIn = { readonly open: { readonly app: Pick<AppContext, 'clock' | 'db'> } };

export type SoldOf = {
  /** Whose booking it is; nobody's when it is left out. */
  readonly userId?: number;
  readonly surname?: string;
  readonly tickets?: readonly Partial<Ticket>[];
  readonly booking?: Partial<Tables['booking']>;
  readonly locator?: string;
};

export type SoldBooking = {
  readonly locator: string;
  readonly numbers: readonly string[];
  readonly payment: string;
  /** The cookie of the browser that made it. */
  readonly cookie: string;
};

let sold = 0;

const newLocator = (): string => {
  sold += 1;
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 6 }, (_, place) => signs[Math.floor(sold / 32 ** place) % 32] ?? 'A').join('');
};

const ticketOf = (locator: string, ordinal: number, now: number, more: Partial<Ticket>): Ticket => ({
  number: String(100_000_000_000 + sold * 100 + ordinal),
  locator,
  passenger: ordinal,
  direction: 'outward',
  leg: 0,
  run_id: 10_570_001,
  train_index: 1,
  coach: 1,
  seat: `${ordinal + 1}A`,
  hold_id: newSecret(),
  from_stop: 0,
  to_stop: 3,
  from_station: 98,
  to_station: 1325,
  departure: now + 3 * day,
  arrival: now + 3 * day + 270 * minute,
  cabin_class: 'Y1',
  booking_class_id: 1,
  fare_family: 'STANDART',
  tariff: 'full',
  amount: 93_000,
  status: 'valid',
  boarding_code: newSecret(),
  issued_at: now,
  payment: null,
  master_ticket: null,
  changes: 0,
  ...more,
});

/** A booking that was paid by card, laid into the store as the sale leaves it. */
export const sellBooking = async (
  { open }: SoldIn,
  { userId, surname = 'YILMAZ', tickets = [{}], locator = newLocator(), booking = {} }: SoldOf = {},
): Promise<SoldBooking> => {
  const { db, clock } = open.app;
  const now = clock.now();
  const payment = crypto.randomUUID();
  const key = newSecret();
  const rows = tickets.map((more, ordinal) => ticketOf(locator, ordinal, now, { payment, ...more }));
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  await db
    .insertInto('booking')
    .values({
      locator,
      kind: 'sale',
      status: 'sold',
      party: newSecret(),
      channel: 'INTERNET',
      language: 'tr',
      user_id: userId ?? null,
      contact_email: 'yolcu@example.com',
      contact_phone: '905321234567',
      deadline: now,
      extensions: 0,
      amount,
      currency: 'TRY',
      created_at: now,
      proven_at: now,
      revision: 1,
      ...booking,
    })
    .execute();
  await db
    .insertInto('passenger')
    .values(
      rows.map((_, ordinal) => ({
        locator,
        ordinal,
        kind: 'passenger' as const,
        first_name: 'AYŞE',
        last_name: surname,
        surname_key: surnameKeyOf(surname),
        type_id: 0,
        type_code: 'full',
        email: 'yolcu@example.com',
        phone_country_code: '90',
        phone_area_code: '532',
        phone_number: '1234567',
        country_id: 1,
        loyalty_number: '',
        tariff_card_number: '',
        is_contact: ordinal === 0,
        wants_ticket_letter: true,
        depends_on: null,
        special_services: '[]',
        gdpr: true,
      })),
    )
    .execute();
  await db.insertInto('ticket').values(rows).execute();
  const made = { hash: hashOf(key), locator, kind: 'browser' as const, made_at: now };
  await db
    .insertInto('booking_key')
    .values({ ...made, expires_at: now + 400 * day, used_at: null })
    .execute();
  for (const kind of ['captured', 'ticketed'] as const) {
    await move(db, { payment, key: 'sale', kind, amount }, now);
  }
  return { locator, numbers: rows.map(({ number }) => number), payment, cookie: `bookings=${key}` };
};

/** Sends back a part of what paid for a booking, so that less is left of it. */
export const refundBefore = async (
  { open }: Pick<TestShop, 'open'>,
  { payment }: SoldBooking,
  amount: number,
): Promise<void> => {
  const { db, clock } = open.app;
  const key = 'before';
  await move(db, { payment, key, kind: 'ticketed', amount: -amount }, clock.now());
  await move(db, { payment, key, kind: 'refunded', amount }, clock.now());
};

/** Says of a booking that an open ticket paid a part of it. */
export const payByOpenTicket = async (
  { open }: SoldIn,
  { locator }: Pick<SoldBooking, 'locator'>,
  { used, expiresAt }: { readonly used: number; readonly expiresAt: number },
): Promise<void> => {
  const { db, clock } = open.app;
  const at = clock.now();
  const number = newSecret();
  const coupon = { number, locator: 'BEFORE', ticket: 'before', surname_key: surnameKeyOf('YILMAZ') };
  const spent = {
    status: 'used' as const,
    made_at: at,
    expires_at: expiresAt,
    used_at: at,
    used_by: locator,
  };
  await db
    .insertInto('open_ticket')
    .values({ ...coupon, user_id: null, amount: used, currency: 'TRY', ...spent })
    .execute();
  await db.insertInto('open_ticket_use').values({ number, locator, used, lost: 0, at }).execute();
};

/** An open ticket paid a part of a sale, and the card only the rest. */
export const payPartByOpenTicket = async (
  shop: SoldIn,
  booking: SoldBooking,
  part: { readonly used: number; readonly expiresAt: number },
): Promise<void> => {
  const { db, clock } = shop.open.app;
  await payByOpenTicket(shop, booking, part);
  for (const kind of ['captured', 'ticketed'] as const) {
    await move(db, { payment: booking.payment, key: newSecret(), kind, amount: -part.used }, clock.now());
  }
};
