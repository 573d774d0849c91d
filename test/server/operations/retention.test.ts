import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { day } from '#domain/values/durations.ts';
import { forgetOld } from '#server/office/operations/forget-old.ts';
import { keptWhole, retentionRules } from '#server/office/operations/retention-rules.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { keepBooking } from '#test/support/server/kept-booking.ts';

const year = 365 * day;
const now = Date.UTC(2026, 10, 21, 9);

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.end());

const letterOf = (postedAt: number) => ({
  id: crypto.randomUUID(),
  recipient: 'a@example.com',
  language: 'tr',
  subject: 's',
  text: 't',
  posted_at: postedAt,
  sent_at: postedAt,
  next_try_at: postedAt,
  tries: 1,
});

const book = (locator: string, madeAt: number, arrival: number) =>
  keepBooking(shop, { locator, madeAt, arrival });

const proofOf = (proofs: Awaited<ReturnType<typeof forgetOld>>, subject: string) =>
  proofs
    .filter((proof) => proof.subject === subject)
    .map(({ fields, forgotten, left_over }) => [fields === '*' ? 'rows' : 'fields', forgotten, left_over]);

test('every table of the store has its rule, or a reason to be kept', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely_%'`.execute(shop.open.app.db);
  const named = new Set<string>([...retentionRules.map(({ table }) => table), ...Object.keys(keptWhole)]);
  expect(rows.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

test('letters go after thirty days, to the millisecond, and the proof says so', async () => {
  const { db } = shop.open.app;
  await db
    .insertInto('letter')
    .values([now - 31 * day, now - 30 * day - 1, now - 30 * day, now].map(letterOf))
    .execute();
  const proofs = await forgetOld(db, now);
  expect(proofOf(proofs, 'letter')).toEqual([['rows', 2, 0]]);
  const kept = await db.selectFrom('letter').select('posted_at').orderBy('posted_at').execute();
  expect(kept).toEqual([{ posted_at: now - 30 * day }, { posted_at: now }]);
  expect(proofOf(await forgetOld(db, now), 'letter')).toEqual([['rows', 0, 0]]);
  const written = await db.selectFrom('retention_proof').select('id').execute();
  expect(written.length).toBe(2 * retentionRules.length);
});

test('a person goes two years after the last journey, what the law asks of the books ten years after the sale', async () => {
  const { db } = shop.open.app;
  await book('OLDEST', now - 11 * year, now - 11 * year);
  await book('LEFTTW', now - 3 * year, now - 3 * year);
  await book('TRAVEL', now - 3 * year, now - year);
  const proofs = await forgetOld(db, now);
  expect(proofOf(proofs, 'passenger')).toEqual([
    ['fields', 2, 0],
    ['rows', 0, 0],
    ['rows', 1, 0],
  ]);
  expect(proofOf(proofs, 'booking')).toEqual([
    ['fields', 2, 0],
    ['rows', 0, 0],
    ['rows', 1, 0],
  ]);
  expect(proofOf(proofs, 'passenger_private')[0]).toEqual(['rows', 3, 0]);
  const people = await db
    .selectFrom('passenger')
    .innerJoin('booking', 'booking.locator', 'passenger.locator')
    .select(['passenger.locator', 'last_name', 'surname_key', 'phone_number', 'contact_email', 'user_id'])
    .orderBy('passenger.locator')
    .execute();
  expect(people).toEqual([
    {
      locator: 'LEFTTW',
      last_name: '',
      surname_key: '',
      phone_number: null,
      contact_email: '',
      user_id: null,
    },
    {
      locator: 'TRAVEL',
      last_name: 'YILMAZ',
      surname_key: 'yilmaz',
      phone_number: '1234567',
      contact_email: 'a@example.com',
      user_id: 7,
    },
  ]);
  expect(await db.selectFrom('ticket').select('number').orderBy('number').execute()).toEqual([
    { number: 'TLEFTTW' },
    { number: 'TTRAVEL' },
  ]);
});

test('what could not be taken away is seen', async () => {
  const { db } = shop.open.app;
  await db
    .insertInto('letter')
    .values(letterOf(now - 40 * day))
    .execute();
  await sql`create rule letters_stay as on delete to letter do instead nothing`.execute(db);
  expect(proofOf(await forgetOld(db, now), 'letter')).toEqual([['rows', 0, 1]]);
});

test('what is written down of a rental goes after ten years, though no booking is there by its number', async () => {
  const { db } = shop.open.app;
  const action = {
    locator: 'ARK7Q2ZT',
    deed: 'seen-by-support',
    by: 'staff',
    user_id: 7,
    ticket: null,
    detail: '',
  } as const;
  const [old, young] = [crypto.randomUUID(), crypto.randomUUID()];
  await db
    .insertInto('booking_event')
    .values([
      { ...action, id: old, at: now - 10 * year - day },
      { ...action, id: young, at: now - 10 * year + day },
    ])
    .execute();
  await forgetOld(db, now);
  const left = await db
    .selectFrom('booking_event')
    .select('id')
    .where('locator', '=', action.locator)
    .execute();
  expect(left).toEqual([{ id: young }]);
});
