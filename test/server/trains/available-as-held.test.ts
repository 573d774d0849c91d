import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { safeDecode } from 'zod/mini';
import { journeys, lowestPrices } from '#contract/journeys/journeys.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import type { Journey, JourneyLeg } from '#domain/journey/journey.ts';
import { classOffersOf, hasRoomFor } from '#domain/journey/journey-facts.ts';
import { classesToAwait } from '#domain/seat/alarm-wish.ts';
import { dayNumberAt, startOfDay, travelDayOf } from '#domain/time/travel-day.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { minute } from '#domain/values/durations.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { runsOn, type Train } from '#server/railway/network/railway.ts';
import { inTheLongRun } from '../../support/in-the-long-run.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';

const timeLimit = 600_000;
const daysAhead = 9;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
}, timeLimit);
afterAll(() => shop.end());

const chance = chanceOf(inject('seed'));
const anyOf = <Each>(all: readonly Each[]): Each | undefined => all[Math.floor(chance() * all.length)];

/** A stretch of a run that tickets are sold for. */
type Stretch = {
  readonly train: Train;
  readonly runId: number;
  readonly fromStop: number;
  readonly toStop: number;
  readonly from: number;
  readonly to: number;
  readonly day: string;
};

const stretchesOf = (train: Train): readonly Stretch[] => {
  const { pairs } = shop.open.app.railway.network();
  const dayNumber = dayNumberAt(shop.open.app.clock.now()) + daysAhead;
  return train.stops.flatMap(({ station: from, departure }, fromStop) =>
    train.stops.slice(fromStop + 1).flatMap(({ station: to }, after): Stretch[] => {
      const leaves = startOfDay(dayNumber) + departure * minute;
      const day = travelDayOf(dayNumberAt(leaves));
      const toStop = fromStop + 1 + after;
      const runId = runIdOf(train.index, dayNumber);
      return pairs.get(from)?.has(to) ? [{ train, runId, fromStop, toStop, from, to, day }] : [];
    }),
  );
};

const placesOf = ({ train }: Stretch) =>
  train.coaches.flatMap(({ index, template }) =>
    (shop.open.app.railway.network().templates.get(template)?.places ?? []).map((place) => ({
      coach: index,
      place,
    })),
  );

const holdIn = (
  { runId, fromStop, toStop }: Stretch,
  { coach, place }: ReturnType<typeof placesOf>[number],
  { gender, party }: { readonly gender: 'F' | 'M'; readonly party: string },
) => {
  const occupant = isWheelchairPlace(place) ? 'wheelchair-user' : 'passenger';
  const wanted = { runId, coach, seat: place.number, fromStop, toStop, gender, occupant, party } as const;
  return shop.open.app.seats.hold(wanted);
};

const strangers = async (stretch: Stretch) => {
  const places = placesOf(stretch);
  for (let nth = 0; nth < 12; nth += 1) {
    const place = anyOf(places);
    const gender = chance() < 0.5 ? 'F' : 'M';
    if (place !== undefined) await holdIn(stretch, place, { gender, party: crypto.randomUUID() });
  }
};

/** Any coach, or every one, or every one of a class. */
const closings = (stretch: Stretch): readonly { readonly run_id: number; readonly coach: number }[] => {
  const share = anyOf([0, 0.4, 0.7, 1]) ?? 0;
  return stretch.train.coaches
    .filter(() => chance() < share)
    .map(({ index }) => ({ run_id: stretch.runId, coach: index }));
};

const asked = async (path: string, body: unknown): Promise<string> => {
  const caller = `203.0.113.${Math.floor(chance() * 250)}`;
  return (await shop.askJson(path, body, { 'x-forwarded-for': caller })).text();
};

const party = { passengers: 1, women: 1, men: 0 };

const listOf = async ({ from, to, day }: Stretch): Promise<readonly Journey[]> => {
  const decoded = safeDecode(
    journeys.granted,
    JSON.parse(await asked(journeys.path, { ways: [{ from, to, day }], party })),
  );
  if (!decoded.success) throw new Error(`The way from ${from} to ${to} is not told of.`);
  return decoded.data.ways[0]?.journeys ?? [];
};

const dayOf = async ({ from, to, day }: Stretch) => {
  const body = { ways: [{ from, to, day }], passengers: 1 };
  const decoded = safeDecode(lowestPrices.granted, JSON.parse(await asked(lowestPrices.path, body)));
  return decoded.success ? decoded.data.ways[0]?.days.find((each) => each.day === day)?.status : null;
};

/** What is told before anything of it is held: a day that was told of is told alike for a while. */
const answersOf = async (stretch: Stretch) => ({
  list: await listOf(stretch),
  availability: await dayOf(stretch),
});

const isFree = (journey: Journey): boolean =>
  classOffersOf(journey).some((offer) => offer.cabinClass !== 'DSB' && hasRoomFor(offer, 1));

type Counted = Readonly<Record<string, readonly [seats: number, wheelchairs: number]>>;

const countedIn = ({ cabins }: JourneyLeg): Counted =>
  Object.fromEntries(
    cabins.map(({ cabinClass, general, bound, wheelchair }) => [cabinClass, [general + bound, wheelchair]]),
  );

/** Of every class, how many places one party gets that takes them one after the other. */
const heldIn = async (stretch: Stretch): Promise<Counted> => {
  const own = { gender: 'F', party: crypto.randomUUID() } as const;
  const counts = new Map<CabinClass, readonly [number, number]>();
  for (const each of placesOf(stretch)) {
    const [seats, wheelchairs] = counts.get(each.place.cabinClass) ?? [0, 0];
    const one = (await holdIn(stretch, each, own)).ok ? 1 : 0;
    const isForWheelchair = isWheelchairPlace(each.place);
    counts.set(
      each.place.cabinClass,
      isForWheelchair ? [seats, wheelchairs + one] : [seats + one, wheelchairs],
    );
  }
  return Object.fromEntries(counts);
};

type Closed = { readonly run_id: number; readonly coach: number };

/** Classes of which a coach at least is on sale: of the others nothing is told. */
const soldClasses = (stretch: Stretch, closed: readonly Closed[]): ReadonlySet<string> => {
  const isClosed = (index: number) =>
    closed.some(({ run_id, coach }) => run_id === stretch.runId && coach === index);
  return new Set(
    placesOf(stretch).flatMap(({ coach, place }) => (isClosed(coach) ? [] : [place.cabinClass])),
  );
};

test(
  '[E-07] whatever coaches are taken from sale, as many places are told of as can be held one after the other, in every class of every train, and its day is told of as the list is',
  async () => {
    const { db, occupancy, railway } = shop.open.app;
    const day = dayNumberAt(shop.open.app.clock.now()) + daysAhead;
    const running = railway
      .network()
      .trains.flatMap((train) => (train !== undefined && runsOn(train.calendar, day) ? [train] : []));
    const stretches = running.flatMap((train) => anyOf(stretchesOf(train)) ?? []);
    const chosen = inTheLongRun(
      stretches,
      stretches.filter(() => chance() < 25 / stretches.length),
    );
    await Promise.all(chosen.map(strangers));
    const closed = chosen.flatMap(closings);
    await db.insertInto('closed_coach').values(closed).execute();
    await occupancy.caughtUp();
    const answers = await Promise.all(
      chosen.map(async (stretch) => ({ stretch, ...(await answersOf(stretch)) })),
    );
    const full: boolean[] = [];
    for (const { stretch, list, availability } of answers) {
      expect([stretch.day, availability === 'free']).toEqual([stretch.day, list.some(isFree)]);
      const journey = list.find(({ legs }) => legs.length === 1 && legs[0]?.runId === stretch.runId);
      const [leg] = journey?.legs ?? [];
      if (journey === undefined || leg === undefined) continue;
      const held = await heldIn(stretch);
      const sold = soldClasses(stretch, closed);
      const [onSale, offSale] = [true, false].map((isSold) =>
        Object.entries(held).filter(([cabinClass]) => sold.has(cabinClass) === isSold),
      );
      expect([stretch.runId, countedIn(leg)]).toEqual([stretch.runId, Object.fromEntries(onSale ?? [])]);
      expect(offSale?.flatMap(([, counts]) => counts).filter((count) => count > 0)).toEqual([]);
      const none = classOffersOf(journey)
        .map(({ cabinClass }) => cabinClass)
        .filter((cabinClass) => held[cabinClass]?.every((count) => count === 0));
      const awaited = classesToAwait(journey, 1).map(({ cabinClass }) => cabinClass);
      expect(awaited).toEqual(leg.isOnSale ? none : []);
      full.push(none.length > 0 || offSale?.length !== 0);
    }
    expect([closed.length > 0, new Set(full)]).toEqual([true, new Set([true, false])]);
  },
  timeLimit,
);

test('[E-07] a coach that is brought back is told of again', async () => {
  const { db, occupancy, railway } = shop.open.app;
  const day = dayNumberAt(shop.open.app.clock.now()) + daysAhead + 1;
  const train = railway.network().trains.find((each) => each !== undefined && runsOn(each.calendar, day));
  const runId = runIdOf(train?.index ?? 0, day);
  const free = async () => {
    await occupancy.caughtUp();
    return occupancy.freeIn(runId, 0, 1).filter(({ general, wheelchair }) => general + wheelchair > 0).length;
  };
  const before = await free();
  const coaches = (train?.coaches ?? []).map(({ index }) => ({ run_id: runId, coach: index }));
  await db.insertInto('closed_coach').values(coaches).execute();
  const between = await free();
  await db.deleteFrom('closed_coach').where('run_id', '=', runId).execute();
  expect([before > 0, between, await free()]).toEqual([true, 0, before]);
});
