import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/wire/endpoint.ts';
import { travelDayOf } from '#domain/time/travel-day.ts';
import { granted } from '#domain/values/answer.ts';
import { day as dayLength } from '#domain/values/durations.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { operation } from '#server/sale/context/operation.ts';
import { routes } from '#server/start/routes.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import { ayse, foreigner, memberOf, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { belongingsDigest } from '../../support/server/belongings-digest.ts';
import { nobodyElses, oneOfEverythingElse } from '../../support/server/one-of-everything.ts';
import { type Belongings, type Stranger, sweepAsStrangers } from '../../support/server/strangers-eyes.ts';
import { differingAnswers } from '../../support/server/strangers-twins.ts';
import { buyPackage } from '../../support/shop/bought-package.ts';
import { buyersOf } from '../../support/shop/buyers.ts';
import {
  type Buyer,
  book,
  chooseSeat,
  findOffers,
  findRuns,
  type Got,
  type OrderPlaces,
  post,
} from '../../support/shop/order-client.ts';
import { driver, orderCar, payFor } from '../../support/shop/rented-car.ts';
import { orderOn } from '../../support/shop/whole-order.ts';

const timeout = 600_000;
const bodiesEach = inTheLongRun(8, 1);
const ayseId = 1001;

let shop: TestShop;
let belongings: Belongings;
let strangers: readonly Stranger[];

const gotten = <Value>(got: Got<Value>): Value => {
  if (!got.ok) throw new Error(`It was refused: ${got.refusal}.`);
  return got.value;
};

/** A call as careless as can be: whoever knows a locator is told who travels. */
const careless = operation(
  endpoint({
    name: 'careless',
    method: 'post',
    path: '/tms/trial/careless',
    caller: 'anyone',
    body: z.object({ locator: z.string() }),
    granted: z.object({ names: z.array(z.string()) }),
    refusals: [],
  }),
  async ({ body }, { db }) => {
    const rows = await db
      .selectFrom('passenger')
      .select('last_name')
      .where('locator', '=', body.locator)
      .execute();
    return granted({ names: rows.map(({ last_name }) => last_name) });
  },
);

/** A sale, a reservation and an open ticket of one member, made over the wire. */
const travels = async (places: OrderPlaces, buyer: Buyer): Promise<readonly string[]> => {
  const day = travelDayOf(Math.floor(shop.open.app.clock.now() / dayLength) + 9);
  const [run] = gotten(await findRuns(places, { from: 98, to: 93, day }, buyer));
  if (run === undefined) throw new Error('There is no run.');
  const chance = chanceOf(inject('seed'));
  const sold = gotten(await orderOn(places, run, buyer, chance));
  const opened = gotten(await orderOn(places, run, buyer, chance));
  const { number } = await shop.open.app.db
    .selectFrom('ticket')
    .select('number')
    .where('locator', '=', opened.locator)
    .executeTakeFirstOrThrow();
  const conversion = { pnr: opened.locator, ticketNumbers: [number] };
  gotten(await post(`${places.shop}/crs/open-tickets/create`, conversion, z.unknown(), buyer));
  const [offer] = gotten(await findOffers(places, run, buyer));
  if (offer === undefined) throw new Error('There is no place.');
  const chosen = gotten(await chooseSeat(places, offer, buyer));
  const reserved = gotten(await book(places, [chosen], buyer, 'reservation'));
  return [sold.locator, opened.locator, reserved.locator];
};

const idsOf = async (locators: readonly string[]): Promise<readonly (string | number)[]> => {
  const { db } = shop.open.app;
  const tickets = await db.selectFrom('ticket').select('number').where('locator', 'in', locators).execute();
  const rental = await db
    .selectFrom('rental_order')
    .select('search')
    .where('number', 'in', locators)
    .executeTakeFirstOrThrow();
  const holds = await db.selectFrom('seat_hold').select('id').where('booking', 'in', locators).execute();
  const coupons = await db
    .selectFrom('open_ticket')
    .select('number')
    .where('locator', 'in', locators)
    .execute();
  const payments = await db.selectFrom('settlement').select('id').where('locator', 'in', locators).execute();
  const sessions = await db.selectFrom('session').select('id').where('user_id', '=', ayseId).execute();
  const customer = await db
    .selectFrom('customer')
    .select('id')
    .where('user_id', '=', ayseId)
    .executeTakeFirstOrThrow();
  return [
    ...locators,
    ...[...tickets, ...coupons].map(({ number }) => number),
    ...[...payments, ...sessions, ...holds].map(({ id }) => id),
    rental.search,
    ayseId,
    String(ayseId),
    customer.id,
    String(customer.id),
  ];
};

/** Whoever has the code of a ticket reads that ticket. */
const codesOf = async (locators: readonly string[]): Promise<readonly string[]> => {
  const { db } = shop.open.app;
  const rows = await db
    .selectFrom('ticket')
    .select('boarding_code')
    .where('locator', 'in', locators)
    .execute();
  return rows.flatMap(({ boarding_code }) => boarding_code ?? []);
};

/** A car the member has paid for. */
const rents = async (authorized: Readonly<Record<string, string>>, surname: string): Promise<string> => {
  const more = { driver: { ...driver, lastName: surname, email: `${surname.toLowerCase()}@example.com` } };
  const ordered = await orderCar(shop, { headers: authorized, more });
  await payFor(shop, ordered, `${driver.firstName} ${surname}`);
  return ordered.number;
};

beforeAll(async () => {
  shop = await openTestShop({
    settings: { PROXIES: '1', BANK_PORT: '0' },
    routes: { operations: [...routes.operations, careless] },
  });
  const { db, settings } = shop.open.app;
  const places = { shop: `http://127.0.0.1:${shop.port}`, bank: settings.cardOrigin };
  const buyer = buyersOf(inject('seed'))();
  const travelled = await travels(places, buyer);
  await db.updateTable('booking').set({ user_id: ayseId }).where('locator', 'in', travelled).execute();
  const own = await memberOf(shop);
  const [sold = '', opened = ''] = travelled;
  const others = await oneOfEverythingElse(shop, { member: own, userId: ayseId, sold, opened }, travelled);
  const bought = await buyPackage(shop, own);
  const locators = [...travelled, bought.locator, await rents(own.authorized, buyer.surname)];
  const other = await memberOf(shop, { email: foreigner });
  strangers = [
    { name: 'a guest', headers: {} },
    { name: 'another member', headers: other.authorized },
  ];
  belongings = {
    userId: ayseId,
    ids: [...(await idsOf(locators)), ...others.ids],
    hashes: others.hashes,
    canaries: [
      ...locators,
      ...(await codesOf(locators)),
      ...others.secrets,
      ayse,
      buyer.surname,
      `${buyer.surname.toLowerCase()}@example.com`,
      'U1234560',
      '10000000146',
      ...Object.values(nobodyElses),
    ],
  };
}, timeout);
afterAll(() => shop.end());

/** Calls that answer otherwise of what is somebody’s, each with its reason. */
const otherwise: Readonly<Record<string, string>> = {
  'ask-payment':
    'whoever pays for another learns by the id of their own payment that it is paid, and nothing else',
  'begin-eid': 'every answer carries a new name of its own',
  'load-districts': 'a number of a member is a number of a city too',
  'load-neighbourhoods': 'a number of a member is a number of a district too',
  'load-touristic-trains': 'a number of a member is a number of a station too',
};

/** Tables of the house, of the railway and of actions she has not done: nothing of hers stands in them, now or afterwards. */
const ofNobody: readonly string[] = [
  'answered_call',
  'audit_entry',
  'bank_card',
  'bank_refund',
  'catalogue_entry',
  'catalogue_event',
  'catalogue_intent',
  'catalogue_version',
  'closed_coach',
  'eid_code',
  'eid_request',
  'flow_event',
  'house_key',
  'kept_flow_hand_over',
  'known_browser',
  'ledger_entry',
  'ledger_head',
  'network_revision',
  'network_train',
  'one_time_code',
  'open_ticket_choice',
  'open_ticket_use',
  'operation_run',
  'parked_call',
  'permit',
  'promotion',
  'promotion_use',
  'retention_proof',
  'seat_change',
  'seat_setting',
  'seat_unit',
  'settlement_refund',
  'sms',
  'supplier_car',
  'ticket_refund',
  'ticket_service',
  'try_count',
  'wallet_code',
  'world_clock',
  'world_rule',
];

/** All ids at two of these are more guesses at coupons than everybody has in a minute. */
const openTicketCalls = '/crs/open-tickets/';

const formOf = (id: number | string): string => `${typeof id} ${String(id).length}`;
const chance = chanceOf(inject('seed'));

/** Every id in the long run; else one of every form, drawn anew in each run. */
const drawnIds = (ids: Belongings['ids']): Belongings['ids'] => {
  const mixed = ids.map((id) => ({ id, at: chance() })).toSorted((one, other) => one.at - other.at);
  return inTheLongRun(ids, [...new Map(mixed.map(({ id }) => [formOf(id), id])).values()]);
};

test(
  '[A-01] a stranger is answered of what is another’s as of what nobody has, by every call that takes an id',
  async () => {
    const { compared, differing, uncompared } = await differingAnswers({
      ask: shop.ask,
      operations: routes.operations,
      strangers,
      ids: drawnIds(belongings.ids),
      bodiesEach: 1,
      rest: ({ endpoint: { path } }) => moveClock(shop, path.startsWith(openTicketCalls) ? 61_000 : 20_000),
    });
    expect(Object.entries(differing).filter(([name]) => !(name in otherwise))).toEqual([]);
    expect(uncompared).toEqual([]);
    expect(compared).toBeGreaterThan(500);
  },
  timeout,
);

test(
  '[A-01] no call that takes an id tells a stranger anything of another traveller, or changes what is theirs',
  async () => {
    const before = await belongingsDigest(shop.url, belongings);
    expect(before.without).toEqual(ofNobody);
    const { leaks, unheard, calls, requests } = await sweepAsStrangers({
      ask: shop.ask,
      operations: routes.operations,
      strangers,
      belongings,
      bodiesEach,
    });
    expect({ leaks, unheard }).toEqual({ leaks: [], unheard: [] });
    expect(calls).toBeGreaterThan(30);
    expect(requests).toBeGreaterThan(calls * 20);
    expect(await belongingsDigest(shop.url, belongings)).toEqual(before);
  },
  timeout,
);

test('a call that tells who travels to whoever knows a locator is seen', async () => {
  const { leaks } = await sweepAsStrangers({
    ask: shop.ask,
    operations: [careless],
    strangers,
    belongings,
    bodiesEach,
  });
  expect(leaks.length).toBeGreaterThan(0);
});
