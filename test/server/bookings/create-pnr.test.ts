import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { isRederived, priceRules } from '#domain/fare/price.ts';
import { travelDayOf } from '#domain/time/travel-day.ts';
import { coachIdOf, dayNumberOfRun } from '#domain/values/run-id.ts';
import { namedStationIn } from '#server/railway/context/named-station.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { ayse, hour, memberOf, minute } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import {
  bodyForOne,
  bodyOf,
  fullFare,
  holdSeat,
  newBench,
  passengerOf,
  placeOf,
  type Ride,
} from '../../support/shop/bookings.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const path = '/crs/rail-booking/create-pnr';

const fareRow = ({ train, from, to }: Ride): string =>
  shop.open.app.railway.network().fareOf(train, from, to, 'Y1')?.row ?? '';

const priceLine = z.object({
  rule: z.enum(priceRules),
  row: z.string(),
  base: z.int(),
  factor: z.int(),
  rounding: z.enum(['half-away-from-zero', 'to-whole-lira']),
  amount: z.int(),
});

const booked = async (answer: Response) => z.decode(reservation, await answer.json());

const rowsOf = (locator: string) =>
  shop.open.app.db.selectFrom('ticket').selectAll().where('locator', '=', locator).execute();

test('[C-07] [F-02] [F-04] one held seat becomes a booking with every field in its place', async () => {
  const { ride, held, body } = await bodyForOne(shop);
  const made = await booked(await shop.askJson(path, body));
  const named = (id: number) => namedStationIn(shop.open.app.railway.network(), id);
  const [row] = await rowsOf(made.locator);
  const amount = fullFare(shop, ride) * 100;
  expect(made).toEqual({
    locator: row?.locator,
    kind: 'sale',
    status: 'active',
    deadline: made.createdAt + 10 * minute,
    createdAt: made.createdAt,
    extensions: 0,
    awaitsProof: false,
    amount,
    mayAct: true,
    events: [{ at: made.createdAt, action: 'booked', ticket: null }],
    passengers: [
      {
        ordinal: 0,
        firstName: 'AYŞE',
        lastName: 'YILMAZ',
        gender: 'F',
        tariff: { id: 0, code: 'full', name: 'Tam' },
        birthDate: '1990-05-03',
        email: 'ayse.yolcu@example.com',
        phone: { country: '90', area: '532', number: '1234567' },
        countryId: 1,
        identityNumber: '10000000146',
        passportNumber: null,
        loyaltyNumber: '',
        tariffCardNumber: '',
        isContact: true,
        customerNumber: '10000000146',
        hasWheelchair: false,
        disabilityStatus: 'OTHER',
        companionStatus: null,
        dependsOn: null,
        wantsTicketLetter: true,
        specialServices: [],
        tickets: [
          [
            {
              number: null,
              status: 'unissued',
              masterTicket: null,
              boardingCode: null,
              runId: ride.runId,
              trainNumber: ride.train.number,
              trainName: ride.train.name,
              commercialName: ride.train.commercialName,
              trainType: ride.train.type,
              line: ride.train.line,
              trainDay: travelDayOf(dayNumberOfRun(ride.runId)),
              coach: {
                id: coachIdOf(ride.runId, ride.coach),
                index: ride.coach,
                name: ride.train.coaches[ride.coach]?.name,
              },
              seat: held.seat,
              from: named(ride.from),
              to: named(ride.to),
              departure: row?.departure,
              arrival: row?.arrival,
              cabinClass: 'Y1',
              changes: 0,
              family: 'STANDART',
              amount,
              prices: [
                { rule: 'fare', row: fareRow(ride), amount },
                { rule: 'whole-lira', row: 'nearest', amount: 0 },
              ],
              extras: [],
              extrasSold: [1, 2, 3, 4, 5, 6],
            },
          ],
        ],
      },
    ],
  });
});

test('[C-07] a client that leaves out language, gender and type, and sends any lock date, is served', async () => {
  const { ride, seats } = newBench(shop);
  const held = await holdSeat(shop, ride, seats[0] ?? '');
  const { allocationId, ...place } = placeOf(ride, held);
  const { gender: _, typeId: __, ...passenger } = passengerOf([], { birthDate: '1990-05-03T00:00:00.000Z' });
  const selections = [[{ ...place, lockForDate: 'soon' }]];
  const answer = await shop.askJson(path, {
    allocationId,
    preReservation: false,
    passengers: [{ ...passenger, passengerMultiLegSeatSelections: selections }],
  });
  expect(answer.status).toBe(200);
  const [made] = (await booked(answer)).passengers;
  expect([made?.gender, made?.tariff?.code, made?.birthDate]).toEqual(['F', 'full', '1990-05-03']);
});

test('[V-29] every price in the store is derived again from its own lines', async () => {
  const { body } = await bodyForOne(shop, { passenger: { typeId: 2, birthDate: '2008-01-01' } });
  const { locator } = await booked(await shop.askJson(path, body));
  const [ticket] = await rowsOf(locator);
  const rows = await shop.open.app.db
    .selectFrom('price_line')
    .selectAll()
    .where('ticket', '=', ticket?.number ?? '')
    .orderBy('line')
    .execute();
  const lines = rows.map((row) => priceLine.parse(row));
  expect(rows.map(({ rule, row }) => [rule, row]).slice(1)).toEqual([
    ['tariff', 'youth'],
    ['whole-lira', 'nearest'],
  ]);
  expect(isRederived(lines, ticket?.amount ?? -1)).toBe(true);
});

test('[S-09] a booking takes its holds along: they wait as long as the money may', async () => {
  const { held, body } = await bodyForOne(shop);
  const made = await booked(await shop.askJson(path, body));
  const hold = await shop.open.app.db
    .selectFrom('seat_hold')
    .select(['booking', 'deadline', 'state'])
    .where('booking', '=', made.locator)
    .execute();
  expect(hold).toEqual([{ booking: made.locator, deadline: made.deadline, state: 'held' }]);
  expect(made.deadline - shop.open.app.clock.now()).toBeLessThanOrEqual(10 * minute);
  const again = await shop.askJson(path, bodyOf(body.passengers));
  expect(await readOutcome(again)).toEqual([400, 'selection-time-expired']);
  expect(held.holdId).not.toBe('');
});

test('[E-07] an expired hold books nothing, and nothing of the booking stays', async () => {
  const { held, body } = await bodyForOne(shop);
  await shop.open.app.seats.release(held.holdId);
  const before = await shop.open.app.db.selectFrom('booking').select('locator').execute();
  expect(await readOutcome(await shop.askJson(path, body))).toEqual([400, 'selection-time-expired']);
  const after = await shop.open.app.db.selectFrom('booking').select('locator').execute();
  expect(after.length).toBe(before.length);
});

test('[V-19] [S-14] a member’s pre-reservation waits a day for its money', async () => {
  const { body } = await bodyForOne(shop);
  const { authorized } = await memberOf(shop);
  const made = await booked(await shop.askJson('/crs/rail-booking/', body, authorized));
  expect([made.kind, made.status]).toEqual(['reservation', 'active']);
  expect(made.deadline - made.createdAt).toBe(24 * 60 * minute);
});

test.each([
  ['less than', 0, (before: number) => before > minute && before < 24 * hour, 'too-late-to-reserve'],
  ['more than', 1, (before: number) => before >= 24 * hour + minute, null],
] as const)('[V-19] %s 24 hours before departure', async (_, later, suits, refusal) => {
  const isMorning = (shop.open.app.clock.now() / hour + 3) % 24 < 12;
  const daysAhead = later + (isMorning ? 0 : 1);
  const { body } = await bodyForOne(shop, { daysAhead, suits });
  const answer = await shop.askJson('/crs/rail-booking/', body);
  expect(answer.ok ? null : (await readOutcome(answer))[1]).toBe(refusal);
  const sold = await shop.askJson(path, body);
  expect(sold.ok).toBe(refusal !== null);
});

test('[A-02] a member’s booking is the member’s', async () => {
  const { authorized } = await memberOf(shop, { email: ayse });
  const { body } = await bodyForOne(shop);
  const { locator } = await booked(await shop.askJson(path, body, authorized));
  const row = await shop.open.app.db
    .selectFrom('booking')
    .select(['user_id', 'language', 'channel', 'contact_email', 'contact_phone'])
    .where('locator', '=', locator)
    .executeTakeFirst();
  expect(row).toEqual({
    user_id: 1001,
    language: 'tr',
    channel: 'INTERNET',
    contact_email: 'ayse.yolcu@example.com',
    contact_phone: '905321234567',
  });
});

test('what the law protects most stands in its own table, with the instant it is forgotten', async () => {
  const { body } = await bodyForOne(shop);
  const { locator } = await booked(await shop.askJson(path, body));
  const { db } = shop.open.app;
  const ordinary = JSON.stringify([
    await db.selectFrom('booking').selectAll().where('locator', '=', locator).execute(),
    await db.selectFrom('passenger').selectAll().where('locator', '=', locator).execute(),
    await db.selectFrom('booking_event').selectAll().where('locator', '=', locator).execute(),
  ]);
  expect([ordinary.includes('10000000146'), ordinary.includes('1990-05-03')]).toEqual([false, false]);
  const kept = await db
    .selectFrom('passenger_private')
    .select(['identity_number', 'birth_date', 'forget_at'])
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  const [ticket] = await rowsOf(locator);
  expect(kept).toEqual({
    identity_number: '10000000146',
    birth_date: '1990-05-03',
    forget_at: (ticket?.arrival ?? 0) + 30 * 24 * 60 * minute,
  });
});

test('the browser that booked may act on the booking; another may not', async () => {
  const [own, other] = [browserClient(shop), browserClient(shop)];
  const { body } = await bodyForOne(shop);
  const { locator } = await booked(await own.post(path, body));
  const lookup = { locator, lastName: 'yilmaz' };
  const mine = await booked(await own.post('/crs/rail-booking/get-reservation', lookup));
  const theirs = await booked(await other.post('/crs/rail-booking/get-reservation', lookup));
  expect([mine.mayAct, mine.passengers[0]?.lastName]).toEqual([true, 'YILMAZ']);
  expect([theirs.mayAct, theirs.passengers[0]?.lastName]).toEqual([false, 'Y***']);
});
