import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { journeys } from '#contract/journeys/journeys.ts';
import { mayReserve } from '#domain/booking/reservation-option.ts';
import type { StationBook } from '#domain/journey/station-book.ts';
import { tripWishOf } from '#domain/journey/trip-address.ts';
import { parseTripDraft, tripLimitsOf } from '#domain/journey/trip-input.ts';
import { roundTripValue, tripNames } from '#domain/journey/trip-query.ts';
import { tripProblems } from '#domain/journey/trip-rules.ts';
import { parseDay } from '#domain/time/parse-day.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { reservations, reservedMoments } from '#test/support/edges/money-edges.ts';
import { returnDays, searchDays, searches, type TripInput } from '#test/support/edges/trip-edges.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { searchBookOf } from '../../support/server/search-book.ts';
import { setMorning } from '../../support/server/set-morning.ts';
import { bodyOf, holdSeat, passengerOf, placeOf, rideOf } from '../../support/shop/bookings.ts';
import { newTraveller } from '../../support/shop/reserving.ts';
import { newAddress } from '../../support/shop/visitors.ts';

let shop: TestShop;
let book: StationBook;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  await setMorning(shop);
  book = await searchBookOf(shop);
});
afterAll(() => shop.end());

const todayAt = (): number => dayNumberAt(shop.open.app.clock.now());

const dayAhead = (days: number): string =>
  travelDayOf(todayAt() + days)
    .split('-')
    .toReversed()
    .join('.');

const enteredDay = (day: NonNullable<TripInput['outward']>): string => {
  if (typeof day === 'function') return day(dayAhead(3));
  return typeof day === 'string' ? day : dayAhead(day);
};

const enteredTrip = ({ from = 'ANKARA GAR', to = '1325', outward = 3, back }: TripInput) => ({
  from,
  to,
  outward: enteredDay(outward),
  back: back === undefined ? null : enteredDay(back),
});

type EnteredTrip = ReturnType<typeof enteredTrip>;

const draftOf = ({ from, to, outward, back }: EnteredTrip) => {
  const query = new URLSearchParams({
    [tripNames.from]: from,
    [tripNames.to]: to,
    [tripNames.outward]: outward,
  });
  if (back !== null) query.set(tripNames.back, back);
  if (back !== null) query.set(tripNames.way, roundTripValue);
  return parseTripDraft(query, book);
};

const pageSays = (entered: EnteredTrip) => {
  const limits = tripLimitsOf(book, travelDayOf(todayAt()));
  return tripProblems(draftOf(entered), limits).length === 0 ? 'taken' : 'refused';
};

const asNumber = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

const dayOf = (text: string) => parseDay(text)?.day ?? text;

/** What the page makes of what was typed; what it can make nothing of goes letter for letter. */
const waysOf = (entered: EnteredTrip): readonly unknown[] => {
  const { from: fromText, to: toText, outward, back } = entered;
  const wish = tripWishOf(draftOf(entered));
  const [from, to] = wish === null ? [asNumber(fromText), asNumber(toText)] : [wish.from, wish.to];
  const there = { from, to, day: dayOf(outward) };
  return back === null ? [there] : [there, { from: to, to: from, day: dayOf(back) }];
};

const bothSay = async (given: TripInput) => {
  const entered = enteredTrip(given);
  const body = { ways: waysOf(entered), party: { passengers: 1, women: 0, men: 0 } };
  const answer = await shop.askJson(journeys.path, body, newAddress());
  return [pageSays(entered), answer.ok ? 'taken' : 'refused'];
};

describe('[V-17] the day of a search, judged by page and server', () => {
  test.each(searchDays)('%s: %s', async (_, verdict, entered) => {
    expect(await bothSay(entered)).toEqual([verdict, verdict]);
  });
});

describe('[V-17] the day of return, judged by the page alone', () => {
  test.each(returnDays)('%s: %s', (_, verdict, entered) => {
    expect(pageSays(enteredTrip(entered))).toBe(verdict);
  });
});

describe('[V-18] what a search needs, judged by page and server', () => {
  test.each(searches)('%s: %s', async (_, verdict, entered) => {
    expect(await bothSay(entered)).toEqual([verdict, verdict]);
  });
});

describe('[V-19] how long before departure something is reserved, judged by rule and server', () => {
  test.each(reservations)('%s: %s', async (_, verdict, before) => {
    const { clock } = shop.open.app;
    await shop.open.world?.carryOut({ do: 'set-clock', offset: 0 });
    const ride = rideOf(shop, { daysAhead: 45 });
    await shop.open.world?.carryOut({ do: 'set-clock', offset: ride.departure - before - clock.now() });
    const [seat = ''] = ride.units[reservations.findIndex(([, , each]) => each === before)] ?? [];
    const place = placeOf(ride, await holdSeat(shop, ride, seat));
    const ofRule = mayReserve(ride.departure, clock.now()) ? 'taken' : 'refused';
    const answer = await shop.askJson(
      '/crs/rail-booking/',
      bodyOf([passengerOf([place], newTraveller())]),
      newAddress(),
    );
    expect([ofRule, answer.ok ? 'taken' : 'refused']).toEqual([verdict, verdict]);
  });
});

describe('[V-19] the last moment of a reservation, judged by the rule alone', () => {
  test.each(reservedMoments)('%s: %s', (_, verdict, before) => {
    const departure = 1_800_000_000_000;
    expect(mayReserve(departure, departure - before) ? 'taken' : 'refused').toBe(verdict);
  });
});
