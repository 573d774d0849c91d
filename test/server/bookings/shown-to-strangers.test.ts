import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const bought = (id: number, ticket: string) => ({
  ticket,
  service: id,
  order_id: 'order',
  amount: 15_000,
  sold_at: 0,
});

/** A passenger in a wheelchair who bought help and a meal, and the companion. */
const sellToDisabled = async () => {
  const { db } = shop.open.app;
  const wheelchair = { cabin_class: 'DSB', tariff: 'disabled' } as const;
  const sold = await sellBooking(shop, { tickets: [wheelchair, { tariff: 'companion' }] });
  const [number = ''] = sold.numbers;
  const of = (ordinal: number) =>
    db.updateTable('passenger').where('locator', '=', sold.locator).where('ordinal', '=', ordinal);
  await of(0).set({ type_id: 5, type_code: 'disabled', special_services: '[1,2]' }).execute();
  await of(1).set({ type_id: 6, type_code: 'companion', depends_on: 0 }).execute();
  await db
    .insertInto('ticket_service')
    .values([bought(1, number), bought(6, number)])
    .execute();
  await db
    .insertInto('price_line')
    .values({
      ticket: number,
      line: 0,
      kind: 'fare',
      rule: 'tariff',
      row: 'disabled',
      base: 186_000,
      factor: -500,
      rounding: 'half-away-from-zero',
      amount: -93_000,
    })
    .execute();
  const event = {
    locator: sold.locator,
    at: 1,
    by: 'guest',
    user_id: null,
    ticket: null,
    detail: '',
  } as const;
  await db
    .insertInto('booking_event')
    .values({ ...event, id: crypto.randomUUID(), deed: 'seatmate-agreed' })
    .execute();
  await db
    .insertInto('open_ticket')
    .values({
      number: `AB${sold.locator}`,
      locator: sold.locator,
      ticket: number,
      surname_key: 'yilmaz',
      user_id: null,
      amount: 93_000,
      currency: 'TRY',
      status: 'unused',
      made_at: 0,
      expires_at: shop.open.app.clock.now() + 86_400_000,
      used_at: null,
      used_by: null,
    })
    .execute();
  return sold;
};

const find = '/crs/rail-booking/get-reservation';

test('[A-01] [E-06] whoever knows PNR and surname is told nothing that could tell of a disability', async () => {
  const { locator, cookie } = await sellToDisabled();
  const { body } = await postTo(shop, find, { locator, lastName: 'YILMAZ' });
  const { passengers, history } = body;
  const [disabled, companion] = passengers;
  const { passengerMultiLegSeatSelectionDetails: tickets, ...person } = disabled;
  const hidden = {
    name: 'A***',
    lastName: 'Y***',
    gender: null,
    type: null,
    birthDate: null,
    email: null,
    identityNumber: null,
    passportNumber: null,
    phoneCountryCode: null,
    phoneAreaCode: null,
    phoneNumber: null,
    loyaltyNumber: '',
    tariffCardNumber: '',
    countryId: null,
    customerNumber: null,
    hasWheelchair: null,
    disabilityStatus: null,
    companionStatus: null,
    dependentPassengerIndex: null,
    sendTicketInfo: null,
    ssrIds: [],
  };
  expect([person, history]).toEqual([{ passengerId: 0, contact: true, ...hidden }, []]);
  const { passengerMultiLegSeatSelectionDetails: _, ...other } = companion;
  expect(other).toEqual({ passengerId: 1, contact: false, ...hidden });
  const [[ticket]] = tickets;
  expect([
    ticket.ssrIds,
    ticket.additionalServices,
    ticket.totalSsrFee,
    ticket.prices,
    ticket.bookingClass.cabinClass.code,
  ]).toEqual([null, [], 0, [], 'Y1']);
  const own = (await postTo(shop, find, { locator }, { cookie })).body;
  const [[ownTicket]] = own.passengers[0].passengerMultiLegSeatSelectionDetails;
  expect([
    own.passengers[0].type,
    own.passengers[0].ssrIds,
    own.passengers[1].dependentPassengerIndex,
    ownTicket.additionalServices,
    ownTicket.prices.map(({ row }: { row: string }) => row),
    ownTicket.bookingClass.cabinClass.code,
    own.history,
  ]).toEqual([
    { id: 5, name: 'Engelli', type: 'disabled' },
    [1, 2],
    0,
    [
      { ssrId: 1, price: 150 },
      { ssrId: 6, price: 150 },
    ],
    ['disabled'],
    'DSB',
    [{ deed: 'seatmate-agreed', at: 1, ticketNumber: null }],
  ]);
});

test('[A-01] [E-06] no call that is answered by PNR and surname tells of it', async () => {
  const { locator } = await sellToDisabled();
  const known = { pnr: locator, lastName: 'YILMAZ', surname: 'YILMAZ' };
  const heard = [];
  for (const [path, body] of [
    [find, known],
    ['/crs/rail-booking/v2/get-reservation-single-shot', known],
    ['/crs/open-tickets/search', known],
    ['/bilet/acikBiletSorgula', { ...known, soyad: 'YILMAZ' }],
    ['/car-rental/tcdd-pnr', known],
    ['/crs/pdf/generatePdf', known],
  ] as const) {
    const { status, body: answerBody } = await postTo(shop, path, body);
    const text = JSON.stringify(answerBody);
    const exposed = [
      'disabled',
      'Engelli',
      'companion"',
      'Refakat',
      'DSB',
      'ENGELL',
      '"ssrId"',
      'seatmate',
      'AYŞE',
      'YILMAZ',
      'yolcu@',
    ];
    heard.push([path, status, exposed.filter((canary) => text.includes(canary))]);
  }
  expect(heard).toEqual([
    [find, 200, []],
    ['/crs/rail-booking/v2/get-reservation-single-shot', 200, []],
    ['/crs/open-tickets/search', 200, []],
    ['/bilet/acikBiletSorgula', 200, []],
    ['/car-rental/tcdd-pnr', 200, []],
    ['/crs/pdf/generatePdf', 400, []],
  ]);
});
