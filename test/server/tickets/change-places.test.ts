import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { newBench } from '../../support/shop/bookings.ts';
import { postTo } from '../../support/shop/visitors.ts';
import {
  type BoughtParty,
  beginChange,
  buyParty,
  type Compartment,
  changeParty,
  holdAll,
  type Member,
  newCompartment,
  ticketsOfParty,
} from '../../support/sold/bought-party.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const sitting = ({ seats }: Compartment, count = seats.length): readonly Member[] =>
  seats.slice(0, count).map((seat) => ({ seat }));

/** Three people and a dog, which has the whole compartment with them. */
const withDog = ({ seats }: Compartment): readonly Member[] =>
  seats.map((seat, index) =>
    index < 3 ? { seat } : { seat, occupant: 'pet' as const, passenger: { typeId: 13 } },
  );

const statusesOf = async (bought: BoughtParty) =>
  (await ticketsOfParty(shop, bought)).map(({ status }) => status);

const soldIn = async ({ ride: { runId, coach }, seats }: Compartment): Promise<readonly string[]> => {
  const rows = await shop.open.app.db
    .selectFrom('seat_hold')
    .select('seat')
    .where('run_id', '=', runId)
    .where('coach', '=', coach)
    .where('state', '=', 'sold')
    .where('seat', 'in', seats)
    .orderBy('seat')
    .execute();
  return rows.map(({ seat }) => seat);
};

/** A place of a bench on a train of its own; in business it costs more. */
const bench = async (cabinClass: 'C' | 'Y1' = 'Y1') => {
  const { ride, seats } = newBench(shop, { daysAhead: 9, cabinClass });
  const [held] = await holdAll(shop, ride, [{ seat: seats[0] ?? '' }]);
  return { ride, held };
};

const movedTo = async ({ tickets }: BoughtParty, { ride }: Compartment, members: readonly Member[]) => {
  const held = await holdAll(shop, ride, members);
  return held.map((place, index) => ({ ticket: tickets[index], ride, held: place }));
};

describe('[V-25] a covered couchette stays filled by four when tickets are changed', () => {
  test('none of the four goes elsewhere alone, and none is brought into one that is not filled', async () => {
    const from = newCompartment(shop, 'D');
    const bought = await buyParty(shop, from.ride, sitting(from));
    const one = await changeParty(shop, bought, [{ ticket: bought.tickets[0], ...(await bench()) }]);
    const to = newCompartment(shop, 'D', 7);
    const three = await changeParty(shop, bought, await movedTo(bought, to, sitting(to, 3)));
    expect([one, three]).toEqual(['couchette-not-closed', 'couchette-not-closed']);
    expect(await statusesOf(bought)).toEqual(['valid', 'valid', 'valid', 'valid']);
    expect(await soldIn(from)).toEqual(from.seats.toSorted());
  });

  test('all four go together into another, and the first is free', async () => {
    const [from, to] = [newCompartment(shop, 'D'), newCompartment(shop, 'D', 7)];
    const bought = await buyParty(shop, from.ride, sitting(from));
    expect(await changeParty(shop, bought, await movedTo(bought, to, sitting(to)))).toBe('ticketed');
    expect([await soldIn(from), await soldIn(to)]).toEqual([[], to.seats.toSorted()]);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('all four leave it for seats where nothing must be filled', async () => {
    const [from, to] = [newCompartment(shop, 'D'), newCompartment(shop, 'L', 7)];
    const bought = await buyParty(shop, from.ride, sitting(from));
    expect(await changeParty(shop, bought, await movedTo(bought, to, sitting(to)))).toBe('ticketed');
    expect(await soldIn(from)).toEqual([]);
  });

  test('four who sit elsewhere do not come into two of them', async () => {
    const from = newCompartment(shop, 'L');
    const bought = await buyParty(shop, from.ride, sitting(from));
    const [one, other] = [newCompartment(shop, 'D', 7), newCompartment(shop, 'D', 7)];
    const seats = [...one.seats.slice(0, 2), ...other.seats.slice(0, 2)];
    const moved = await movedTo(bought, one, sitting({ ride: one.ride, seats }));
    expect([one.ride.coach, await changeParty(shop, bought, moved)]).toEqual([
      other.ride.coach,
      'couchette-not-closed',
    ]);
  });
});

describe('[V-24] a dog keeps its compartment and its people when tickets are changed', () => {
  test('nobody leaves the compartment alone, and the dog does not either', async () => {
    const from = newCompartment(shop, 'L');
    const bought = await buyParty(shop, from.ride, withDog(from));
    const person = await changeParty(shop, bought, [{ ticket: bought.tickets[1], ...(await bench()) }]);
    expect([person, await statusesOf(bought)]).toEqual([
      'compartment-not-whole',
      ['valid', 'valid', 'valid', 'valid'],
    ]);
    expect(await soldIn(from)).toEqual(from.seats.toSorted());
  });

  test('all go together into another compartment, which is theirs as a whole', async () => {
    const [from, to] = [newCompartment(shop, 'L'), newCompartment(shop, 'L', 7)];
    const bought = await buyParty(shop, from.ride, withDog(from));
    expect(await changeParty(shop, bought, await movedTo(bought, to, withDog(to)))).toBe('ticketed');
    expect([await soldIn(from), await soldIn(to)]).toEqual([[], to.seats.toSorted()]);
  });

  test('a place held for a person is not a dog’s, and one held for a pet is not a person’s', async () => {
    const [from, to] = [newCompartment(shop, 'L'), newCompartment(shop, 'L', 7)];
    const bought = await buyParty(shop, from.ride, withDog(from));
    const asPeople = await changeParty(shop, bought, await movedTo(bought, to, sitting(to)));
    const next = newCompartment(shop, 'L', 7);
    const held = await holdAll(shop, next.ride, withDog(next));
    const moved = held
      .toReversed()
      .map((place, index) => ({ ticket: bought.tickets[index], ride: next.ride, held: place }));
    expect([asPeople, await changeParty(shop, bought, moved)]).toEqual([
      'place-of-another',
      'place-of-another',
    ]);
  });

  /** Two people on two benches of one coach, and a pet beside the second. */
  const twoWithPet = async (): Promise<BoughtParty> => {
    const [one, other] = [newBench(shop), newBench(shop)];
    if (one.ride.coach !== other.ride.coach) return twoWithPet();
    const [seat = '', [beside = '', last = '']] = [one.seats[0], other.seats];
    const pet = { seat: last, occupant: 'pet' as const, passenger: { typeId: 12 } };
    return buyParty(shop, one.ride, [{ seat }, { seat: beside }, pet]);
  };

  test('two who leave a pet one after the other before either has paid: the second stays', async () => {
    const bought = await twoWithPet();
    const first = await beginChange(shop, bought, [{ ticket: bought.tickets[0], ...(await bench('C')) }]);
    const second = await beginChange(shop, bought, [{ ticket: bought.tickets[1], ...(await bench('C')) }]);
    const { payments, db } = shop.open.app;
    const ends = [];
    for (const { enrollReference } of [first, second]) {
      ends.push((await payments.proceed(enrollReference))?.status);
    }
    expect(ends).toEqual(['ticketed', 'refunded']);
    expect(await statusesOf(bought)).toEqual(['changed', 'valid', 'valid', 'valid']);
    expect((await booksOf(db)).difference).toBe(0);
  });

  test('whoever stays with a pet gives the ticket back before the other’s change is paid: that one stays', async () => {
    const bought = await twoWithPet();
    const begun = await beginChange(shop, bought, [{ ticket: bought.tickets[0], ...(await bench('C')) }]);
    const { locator: pnr, cookie, tickets } = bought;
    const giving = { pnr, ticketNumbers: [tickets[1]] };
    await postTo(shop, '/crs/rail-booking/v2/ticket-cancellation-perform', giving, { cookie });
    const paymentState = await shop.open.app.payments.proceed(begun.enrollReference);
    expect([paymentState?.status, await statusesOf(bought)]).toEqual([
      'refunded',
      ['valid', 'returned', 'valid'],
    ]);
  });
});

const two = async (child: Readonly<Record<string, unknown>>) => {
  const from = newCompartment(shop, 'L');
  return buyParty(shop, from.ride, sitting(from, 2), [child]);
};

const ridesOfParty = async (bought: BoughtParty) =>
  (await ticketsOfParty(shop, bought))
    .filter(({ status }) => status === 'valid')
    .map(({ passenger, run_id, train_index, from_station, to_station, departure, arrival }) => ({
      passenger,
      ride: { run_id, train_index, from_station, to_station, departure, arrival },
    }));

describe('[V-20] a child on a lap goes where its passenger goes', () => {
  test('on the same ticket, for nothing, to the train of whom it depends on', async () => {
    const bought = await two({ dependentPassengerIndex: 1 });
    const to = await bench();
    const child = (await ticketsOfParty(shop, bought)).find(({ passenger }) => passenger === 2);
    expect(await changeParty(shop, bought, [{ ticket: bought.tickets[1], ...to }])).toBe('ticketed');
    const [first, second, third] = await ridesOfParty(bought);
    expect([third?.ride, first?.ride.run_id]).toEqual([second?.ride, bought.ride.runId]);
    expect(third?.ride.run_id).toBe(to.ride.runId);
    const [after, ...more] = (await ticketsOfParty(shop, bought)).filter(({ passenger }) => passenger === 2);
    expect([after?.number, after?.seat, after?.amount, after?.status, after?.cabin_class, more]).toEqual([
      child?.number,
      null,
      0,
      'valid',
      'Y1',
      [],
    ]);
  });

  test('and stays where its passenger stays', async () => {
    const bought = await two({ dependentPassengerIndex: 1 });
    const moved = [{ ticket: bought.tickets[0], ...(await bench()) }];
    expect(await changeParty(shop, bought, moved)).toBe('ticketed');
    const runs = (await ridesOfParty(bought)).map(({ ride }) => ride.run_id === bought.ride.runId);
    expect(runs).toEqual([false, true, true]);
  });

  test('without one named, it goes with the first', async () => {
    const bought = await two({});
    const moved = [{ ticket: bought.tickets[0], ...(await bench()) }];
    expect(await changeParty(shop, bought, moved)).toBe('ticketed');
    const runs = (await ridesOfParty(bought)).map(({ ride }) => ride.run_id === bought.ride.runId);
    expect(runs).toEqual([false, true, false]);
  });

  test('again when its passenger changes again', async () => {
    const bought = await two({ dependentPassengerIndex: 0 });
    await changeParty(shop, bought, [{ ticket: bought.tickets[0], ...(await bench()) }]);
    const now = (await ticketsOfParty(shop, bought)).find(({ changes }) => changes === 1);
    const to = await bench();
    expect(await changeParty(shop, bought, [{ ticket: now?.number, ...to }])).toBe('ticketed');
    const [first, , child] = await ridesOfParty(bought);
    expect([child?.ride, child?.ride.run_id]).toEqual([first?.ride, to.ride.runId]);
  });

  test('its own ticket is not changed', async () => {
    const bought = await two({ dependentPassengerIndex: 0 });
    const moved = [{ ticket: bought.tickets[2], ...(await bench()) }];
    expect([await changeParty(shop, bought, moved), await statusesOf(bought)]).toEqual([
      'ticket-not-changeable',
      ['valid', 'valid', 'valid'],
    ]);
  });
});
