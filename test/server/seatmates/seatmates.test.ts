import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askSeatmate } from '#server/sale/seatmates/ask-seatmate.ts';
import { hour, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { lettersTo } from '#test/support/server/letters.ts';
import { statementsOf } from '#test/support/server/statements-of.ts';
import { sellBooking } from '#test/support/shop/sold-booking.ts';
import { endsOf, findSeatRide, type SeatRide, seatWishOf } from '#test/support/sold/seat-ride.ts';
import { agreedEvents, codeIn, movedByChange, seatsMarkedIn, typeOf } from '#test/support/sold/seatmates.ts';

let ride: SeatRide;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  ride = findSeatRide(shop);
});
afterAll(() => shop.end());

let addresses = 0;
const fromAnew = () => {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.113.${addresses}` };
};

let partiesMade = 0;
const newParty = (): string => {
  partiesMade += 1;
  return `a-party-that-travels-apart-${partiesMade}`;
};

const benches = () =>
  [...new Set(ride.template.places.map(({ unit }) => unit))]
    .map((unit) => ride.template.places.filter((place) => place.unit === unit && place.cabinClass === 'Y1'))
    .filter(({ length }) => length === 2);

let sold = 0;

/** A woman with a ticket on a bench of two, and the place beside her. */
const newSeatmate = async (language = 'tr') => {
  const [hers, beside] = benches()[sold] ?? [];
  sold += 1;
  if (hers === undefined || beside === undefined) throw new Error('The coach is too small.');
  const email = `a${sold}@example.com`;
  const wish = seatWishOf(ride, hers.number, { gender: 'F', party: newParty() });
  await shop.askJson('/tms/inventory/select-seat', wish, fromAnew());
  const { locator } = await sellBooking(shop, {
    tickets: [{ run_id: ride.runId, to_stop: ride.train.stops.length - 1, seat: hers.number }],
    booking: { contact_email: email, language },
  });
  await shop.open.app.db
    .updateTable('seat_hold')
    .set({ booking: locator, state: 'sold' })
    .where('run_id', '=', ride.runId)
    .where('seat', '=', hers.number)
    .execute();
  return { locator, email, seat: hers.number, beside: beside.number };
};

type Seatmate = Awaited<ReturnType<typeof newSeatmate>>;

let seatmate: Seatmate;
beforeEach(async () => {
  seatmate = await newSeatmate();
});

const askBodyOf = (party: string, more: Readonly<Record<string, unknown>> = {}) => ({
  trainId: ride.runId,
  ...endsOf(ride),
  party,
  locator: seatmate.locator,
  surname: 'yılmaz',
  ...more,
});

const ask = (party: string, more: Readonly<Record<string, unknown>> = {}) =>
  shop.askJson('/seatmates/ask', askBodyOf(party, more), fromAnew());

const linkIn = async (email = seatmate.email): Promise<string> => {
  const letters = await lettersTo(shop, email);
  return codeIn(letters.at(-1)?.text ?? '');
};

const agree = async () => shop.askJson('/seatmates/agree', { code: await linkIn() }, fromAnew());

const sitBeside = async (party: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  typeOf(
    await shop.askJson(
      '/tms/inventory/select-seat',
      seatWishOf(ride, seatmate.beside, { party, ...more }),
      fromAnew(),
    ),
  );

/** The seats that are marked as a seatmate's, for whoever looks. */
const seatsMarked = async (
  party: string | null,
  path = '/tms/seat-maps/load-by-train-id',
): Promise<string[]> => {
  const answer = await shop.askJson(path, { trainId: ride.runId, ...endsOf(ride), party }, fromAnew());
  return seatsMarkedIn(await answer.text());
};

test('[V-23] a man sits beside a woman of another booking once she agreed by the link of her letter', async () => {
  const party = newParty();
  expect(await sitBeside(party)).toBe('gender-beside');
  expect((await ask(party)).status).toBe(200);
  expect(await sitBeside(party)).toBe('gender-beside');
  expect(await typeOf(await agree())).toBe('granted');
  expect(await sitBeside(party)).toBe('granted');
});

test('a seatmate who is asked twenty times with one key has one letter', async () => {
  const party = newParty();
  const before = (await lettersTo(shop, seatmate.email)).length;
  const idempotencyKey = 'twenty-times-the-same';
  await Promise.all(Array.from({ length: 20 }, () => ask(party, { idempotencyKey })));
  const asks = await shop.open.app.db
    .selectFrom('seatmate_ask')
    .select('agreed_at')
    .where('locator', '=', seatmate.locator)
    .execute();
  const letters = (await lettersTo(shop, seatmate.email)).length;
  expect([asks, letters - before]).toEqual([[{ agreed_at: null }], 1]);
});

test.each([
  ['one link', 1],
  ['the links of three letters', 3],
])('[V-23] %s, followed twenty times at once, agrees to each party once', async (_, letters) => {
  const asking = Array.from({ length: letters }, newParty);
  for (const party of asking) await ask(party);
  const sent = (await lettersTo(shop, seatmate.email)).map(({ text }) => codeIn(text));
  const results = await Promise.all(
    Array.from({ length: 20 }, async (_press, at) =>
      typeOf(await shop.askJson('/seatmates/agree', { code: sent[at % letters] ?? '' }, fromAnew())),
    ),
  );
  expect([new Set(results), await agreedEvents(shop, seatmate.locator)]).toEqual([
    new Set(['granted']),
    letters,
  ]);
  expect(await sitBeside(asking.at(-1) ?? '')).toBe('granted');
});

test('[V-23] beside a seatmate whose ticket was changed an agreement holds, and the seat is told', async () => {
  const carriedOut = await movedByChange(shop, seatmate.locator);
  const party = newParty();
  await ask(party);
  await agree();
  expect([await sitBeside(party), await seatsMarked(party)]).toEqual(['gender-beside', []]);
  await carriedOut();
  expect(await seatsMarked(party)).toEqual([seatmate.seat]);
  expect([await sitBeside(newParty()), await sitBeside(party)]).toEqual(['gender-beside', 'granted']);
});

test('[V-23] another party is refused beside her as before', async () => {
  await ask(newParty());
  await agree();
  expect(await sitBeside(newParty())).toBe('gender-beside');
});

test('[V-23] over a longer stretch than was asked for nothing was agreed to', async () => {
  const party = newParty();
  const middle = ride.train.stops[1]?.station ?? 0;
  await ask(party, { fromStationId: middle });
  await agree();
  expect(await sitBeside(party)).toBe('gender-beside');
  expect(await sitBeside(party, { fromStationId: middle })).toBe('granted');
});

test('a link is agreed by within its day, and pressed again it is told the same', async () => {
  const party = newParty();
  await ask(party);
  await moveClock(shop, 24 * hour);
  expect(await typeOf(await agree())).toBe('seatmate-link-over');
  expect(await sitBeside(party)).toBe('gender-beside');
  await ask(party);
  expect([
    await typeOf(await agree()),
    await typeOf(await agree()),
    await agreedEvents(shop, seatmate.locator),
  ]).toEqual(['granted', 'granted', 1]);
  await moveClock(shop, 24 * hour);
  expect(await typeOf(await agree())).toBe('granted');
  await shop.open.app.db
    .updateTable('seatmate_ask')
    .set({ departs_at: shop.open.app.clock.now() })
    .where('locator', '=', seatmate.locator)
    .execute();
  expect(await typeOf(await agree())).toBe('seatmate-link-over');
});

test('[E-06] three asks an hour bring a letter to a booking, and the fourth is answered alike; a wrong surname costs none', async () => {
  await ask(newParty(), { surname: 'kimse' });
  for (let asks = 0; asks < 4; asks += 1) expect(await typeOf(await ask(newParty()))).toBe('granted');
  expect(await lettersTo(shop, seatmate.email)).toHaveLength(3);
  await moveClock(shop, hour);
  await ask(newParty());
  expect(await lettersTo(shop, seatmate.email)).toHaveLength(4);
});

test('[E-06] for a ticket that was returned nobody is written to, and the answer is the same', async () => {
  await shop.open.app.db
    .updateTable('ticket')
    .set({ status: 'returned' })
    .where('locator', '=', seatmate.locator)
    .execute();
  const refusal = await typeOf(await ask(newParty()));
  expect([refusal, await lettersTo(shop, seatmate.email)]).toEqual(['granted', []]);
});

test('[E-06] a wrong surname, a wrong PNR, another train and the right ones are answered alike, and only the right ones write', async () => {
  const before = await lettersTo(shop, seatmate.email);
  const day = ride.runId + 10_000;
  for (const more of [{ surname: 'DEMIR' }, { locator: 'ZZZZZZ' }, { locator: '?' }, { trainId: day }, {}]) {
    const answer = await ask(newParty(), more);
    const body = await answer.json();
    expect([answer.status, Object.keys(body), /^\d{4}$/.test(body.sign)]).toEqual([200, ['sign'], true]);
  }
  expect((await lettersTo(shop, seatmate.email)).length - before.length).toBe(1);
  const asks = await shop.open.app.db
    .selectFrom('seatmate_ask')
    .select('hash')
    .where('locator', 'in', [seatmate.locator, 'ZZZZZZ'])
    .execute();
  expect(asks).toHaveLength(1);
});

const statements = (more: Readonly<Record<string, unknown>>) =>
  statementsOf(shop, askSeatmate, { body: askBodyOf(newParty(), more) });

test('the store is asked the same whether there is such a passenger or not', async () => {
  const right = await statements({});
  expect(await statements({ surname: 'DEMIR' })).toEqual(right);
  expect(await statements({ locator: 'ZZZZZ2' })).toEqual(right);
  expect(right.length).toBeGreaterThan(8);
});

test.each(['right', 'wrong'])(
  'asks cost the budgets of lookups, and a %s one is not given back',
  async (which) => {
    const surname = which === 'right' ? 'YILMAZ' : 'DEMIR';
    const results: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      results.push(await typeOf(await ask(newParty(), { surname })));
    }
    expect(results).toEqual([...Array.from({ length: 5 }, () => 'granted'), 'more-proof-needed']);
  },
);

test('a repeated key asks once and is told the same sign; its letter bears it', async () => {
  const party = newParty();
  const keyed = { idempotencyKey: `key-of-${party}` };
  const first = await (await ask(party, keyed)).json();
  const again = await (await ask(party, keyed)).json();
  const letters = await lettersTo(shop, seatmate.email);
  expect([again, letters.length, letters[0]?.text.includes(first.sign)]).toEqual([first, 1, true]);
  expect(await typeOf(await ask(party, { ...keyed, surname: 'DEMIR' }))).toBe('key-used-otherwise');
});

test.each([
  ['tr', 'Yanınıza oturmak isteyen'],
  ['en', 'Someone would like to sit next to you'],
  ['fa', 'مسافری می‌خواهد کنار شما بنشیند'],
])('the letter is in the language of the booking: %s', async (language, subject) => {
  seatmate = await newSeatmate(language);
  await shop.askJson('/seatmates/ask', askBodyOf(newParty()), { 'accept-language': 'tr', ...fromAnew() });
  const [letter] = await lettersTo(shop, seatmate.email);
  expect([letter?.language, letter?.subject.startsWith(subject)]).toEqual([language, true]);
});

test.each(['/tms/seat-maps/load-by-train-id', '/tms/inventory/find-seat-map-allocations'])(
  'whose seat the seatmate has is told to the party that was agreed to, and to nobody before or beside: %s',
  async (path) => {
    const marked = (party: string | null) => seatsMarked(party, path);
    const party = newParty();
    await ask(party);
    const before = await marked(party);
    await agree();
    expect([before, await marked(newParty()), await marked(null), await marked(party)]).toEqual([
      [],
      [],
      [],
      [seatmate.seat],
    ]);
  },
);

test('what was asked and agreed to stands in the history of the booking', async () => {
  await ask(newParty());
  await agree();
  const events = await shop.open.app.db
    .selectFrom('booking_event')
    .select('deed')
    .where('locator', '=', seatmate.locator)
    .orderBy('at')
    .execute();
  expect(events.map(({ deed: action }) => action)).toEqual(['seatmate-asked', 'seatmate-agreed']);
});
