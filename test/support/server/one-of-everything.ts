import { hashOf, newSecret } from '#server/platform/secret.ts';
import type { LoggedInClient } from '../members.ts';
import type { TestShop } from '../open-test-shop.ts';
import { pngOf } from '../pictures.ts';
import { postTo } from '../shop/visitors.ts';

const meal = 6;
const hour = 3_600_000;

type Owner = {
  readonly member: LoggedInClient;
  readonly userId: number;
  /** A bought booking of theirs. */
  readonly sold: string;
  /** The open booking of a ticket that became a coupon. */
  readonly opened: string;
};

/** What nobody else is called, and no place, price or picture of anybody else is like. */
export const nobodyElses = {
  firstName: 'ZÜMRÜDÜANKA',
  contact: 'KARAKARGAOĞLU',
  phone: '7345678',
  seat: 'K77Z',
  amount: '98765.43',
  picture: Buffer.from(pngOf({ width: 777 }, 33)).toString('base64'),
  alias: 'zulalin-karti',
} as const;

type Everything = {
  readonly ids: readonly string[];
  /** What letters bring: whoever has one may do what it is for. */
  readonly secrets: readonly string[];
  readonly hashes: readonly string[];
};

const jsonOf = async <Result>(answer: Response): Promise<Result> => {
  if (!answer.ok) throw new Error(`${answer.url} says ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/** A passenger kept for next time, and a picture. */
const membership = async (shop: TestShop, { client, authorized }: LoggedInClient): Promise<string> => {
  const headers = client.headersOf({ ...authorized, 'content-type': 'application/json' });
  const send = (method: string, path: string, body: object) =>
    shop.ask(path, { method, headers, body: JSON.stringify(body) });
  const kept = await jsonOf<{ readonly id: string }>(
    await send('POST', '/mc/customers/own/contacts', {
      firstName: 'Deniz',
      lastName: nobodyElses.contact,
      gender: 'F',
      birthdate: '03.05.1990',
      nationalityCountryId: 1,
      citizenshipNo: '10000000146',
      passportNo: '',
      passportCountryId: 1,
    }),
  );
  await jsonOf(await send('PUT', '/mc/customers/own/picture', { content: nobodyElses.picture }));
  return kept.id;
};

/** A meal that is ordered and waits for its money, and what a page went through meanwhile. */
const afterTheSale = async (shop: TestShop, { member: { authorized }, sold }: Owner): Promise<string[]> => {
  const { number: ticketNumber } = await shop.open.app.db
    .selectFrom('ticket')
    .select('number')
    .where('locator', '=', sold)
    .executeTakeFirstOrThrow();
  const wish = { pnr: sold, extras: [{ ticketNumber, ssrId: meal }], amountDue: 150, cardToken: '' };
  const { body } = await postTo(shop, '/crs/rail-booking/v2/extra-services-perform-3D', wish, {
    ...authorized,
  });
  if (typeof body.orderNumber !== 'string') throw new Error(JSON.stringify(body));
  const id = crypto.randomUUID();
  await shop.open.app.db
    .insertInto('flow_recording')
    .values({ id, locator: sold, steps: '[]', told_at: shop.open.app.clock.now() })
    .execute();
  return [body.orderNumber, id];
};

/** What stands in the store beside bookings: each thing as its own call lays it. */
const seedEverything = async (shop: TestShop, { userId, sold, opened }: Owner): Promise<Everything> => {
  const { db, clock } = shop.open.app;
  const now = clock.now();
  const later = now + 48 * hour;
  const [alarm, wallet, code, letter, keeper] = [
    crypto.randomUUID(),
    crypto.randomUUID(),
    newSecret(),
    newSecret(),
    newSecret(),
  ];
  const ticket = await db
    .selectFrom('ticket')
    .select(['number', 'run_id', 'from_station', 'to_station', 'from_stop', 'to_stop', 'cabin_class'])
    .where('locator', '=', sold)
    .executeTakeFirstOrThrow();
  const { surname_key } = await db
    .selectFrom('passenger')
    .select('surname_key')
    .where('locator', '=', sold)
    .executeTakeFirstOrThrow();
  const email = `${surname_key.toLowerCase()}@example.com`;
  const coupon = { locator: opened, ticket: ticket.number, surname_key, user_id: userId };
  const { run_id, from_station, to_station, from_stop, to_stop, cabin_class } = ticket;
  await db
    .insertInto('refund_coupon')
    .values({
      ...coupon,
      number: '771234567890',
      amount: 1,
      currency: 'TRY',
      status: 'unpaid',
      made_at: now,
      paid_at: null,
    })
    .execute();
  await db
    .insertInto('seat_alarm')
    .values({
      id: alarm,
      email_key: email,
      email,
      language: 'tr',
      run_id,
      from_station,
      to_station,
      cabin_class,
      seats: 1,
      since: now,
      chance_until: 0,
      knows: 0,
      tellings_left: 3,
      departs_at: later,
    })
    .execute();
  await db
    .insertInto('seat_alarm_key')
    .values({ hash: hashOf(letter), alarm })
    .execute();
  await db
    .insertInto('seatmate_ask')
    .values({
      hash: hashOf(code),
      party: newSecret(),
      locator: sold,
      run_id,
      from_stop,
      to_stop,
      asked_at: now,
      expires_at: later,
      agreed_at: null,
      departs_at: later,
    })
    .execute();
  await db
    .insertInto('wallet_card')
    .values({
      id: wallet,
      owner: userId,
      alias: nobodyElses.alias,
      card: 'credit-card',
      last_four: '0018',
      type: 'mastercard',
      state: 'ready',
      is_default: true,
      good_until: later,
      added_at: now,
      holder_hash: null,
      phone: nobodyElses.phone,
    })
    .execute();
  await db
    .insertInto('miles_account')
    .values({ owner: userId, points: 5 })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('kept_flow')
    .values({ keeper: hashOf(keeper), flow: 'booking', revision: 1, sealed: 'sealed', expires_at: later })
    .execute();
  return {
    ids: ['771234567890', alarm, wallet],
    secrets: [letter, code],
    hashes: [hashOf(keeper), hashOf(letter), hashOf(code)],
  };
};

/** Last of all: names, phone, seats and amounts that are seen wherever they come out. */
const marked = async (shop: TestShop, locators: readonly string[]): Promise<void> => {
  const { db } = shop.open.app;
  const { firstName: first_name, phone: phone_number, seat } = nobodyElses;
  await db
    .updateTable('passenger')
    .set({ first_name, phone_number })
    .where('locator', 'in', locators)
    .execute();
  await db.updateTable('ticket').set({ seat, amount: 9_876_543 }).where('locator', 'in', locators).execute();
  await db
    .updateTable('booking')
    .set({ amount: 9_876_543, contact_phone: phone_number })
    .where('locator', 'in', locators)
    .execute();
  await db.updateTable('settlement').set({ amount: 9_876_543 }).where('locator', 'in', locators).execute();
};

/** Gives an owner of bookings one of everything else there is. Its ids, as they have names on the wire. */
export const oneOfEverythingElse = async (
  shop: TestShop,
  owner: Owner,
  locators: readonly string[],
): Promise<Everything> => {
  const contact = await membership(shop, owner.member);
  const sold = await afterTheSale(shop, owner);
  const { ids, secrets, hashes } = await seedEverything(shop, owner);
  await marked(shop, locators);
  return { ids: [contact, ...sold, ...ids], secrets, hashes };
};
