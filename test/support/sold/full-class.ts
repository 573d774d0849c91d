import { afterEach, beforeEach, vi } from 'vitest';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { runsOn } from '#server/railway/network/railway.ts';
import { pricesIn } from '#server/railway/trains/prices.ts';
import { notifyAlarms } from '#server/sale/alarms/notify-alarms.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { holdsInSale } from '#server/sale/holds/holds-in-sale.ts';
import { openTestShop, type TestShop } from '../open-test-shop.ts';

/** A class of a run all of whose places are sold to one party, and the way to give some back. */
export type FullClass = {
  readonly runId: number;
  readonly cabinClass: CabinClass;
  readonly from: number;
  readonly to: number;
  readonly departure: number;
  /** Gives so many places back. */
  readonly free: (count: number) => Promise<void>;
  /** Holds one of those that were given back, and names the hold. */
  readonly hold: () => Promise<string>;
  /** Sells those that were given back again. */
  readonly fill: () => Promise<void>;
  /** Takes the coaches of the class from sale, and brings them back. */
  readonly close: () => Promise<void>;
  readonly reopen: () => Promise<void>;
};

const party = 'party-that-fills-a-class-0';
const locator = 'FULLUP';
const minute = 60_000;

/** The class of a high-speed train with the fewest places, and few of them for wheelchairs. */
const findClass = ({ railway, clock }: AppContext, daysAhead: number) => {
  const network = railway.network();
  const day = dayNumberAt(clock.now()) + daysAhead;
  const found = network.trains.flatMap((train) => {
    if (train?.type !== 'YHT' || !runsOn(train.calendar, day) || train.opensDaysBefore <= daysAhead)
      return [];
    const places = train.coaches.flatMap(({ index, template }) =>
      (network.templates.get(template)?.places ?? [])
        .filter(({ cabinClass }) => cabinClass === 'C')
        .map(({ number }) => ({ coach: index, seat: number })),
    );
    const to = train.stops.length - 1;
    const isSold = pricesIn(network)(train, 0, to, 'C') !== null;
    return places.length > 0 && isSold ? [{ train, day, places, to }] : [];
  });
  const [least] = found.toSorted((one, other) => one.places.length - other.places.length);
  if (least === undefined) throw new Error('No such class runs on that day.');
  return least;
};

const fullClassIn = async ({ open: { app } }: TestShop, daysAhead = 5): Promise<FullClass> => {
  const { db, seats, clock } = app;
  const { train, day, places, to } = findClass(app, daysAhead);
  const runId = runIdOf(train.index, day);
  const stretch = { runId, fromStop: 0, toStop: to };
  const sold = new Map<string, string>();
  const take = async (place: (typeof places)[number], by: string): Promise<string> => {
    const held = await seats.hold({ ...stretch, ...place, gender: 'M', occupant: 'passenger', party: by });
    if (!held.ok) throw new Error(`A place was refused: ${held.refusal}.`);
    return held.value.holdId;
  };
  const missing = () => places.filter(({ coach, seat }) => !sold.has(`${coach} ${seat}`));
  const fill = async () => {
    for (const place of missing()) sold.set(`${place.coach} ${place.seat}`, await take(place, party));
    await db
      .updateTable('seat_hold')
      .set({ state: 'sold', booking: locator })
      .where('party', '=', party)
      .where('run_id', '=', runId)
      .execute();
  };
  const free = async (count: number) => {
    const given = [...sold].slice(0, count);
    await inTransaction(db, (within) =>
      holdsInSale.free(
        within,
        locator,
        given.map(([, holdId]) => holdId),
        clock.now(),
      ),
    );
    for (const [place] of given) sold.delete(place);
  };
  const hold = async () => {
    const [place] = missing();
    if (place === undefined) throw new Error('Nothing was given back.');
    return take(place, crypto.randomUUID());
  };
  const close = async () => {
    const coaches = new Set(places.map(({ coach }) => coach));
    await db
      .insertInto('closed_coach')
      .values([...coaches].map((coach) => ({ run_id: runId, coach })))
      .execute();
  };
  const reopen = async () => {
    await db.deleteFrom('closed_coach').where('run_id', '=', runId).execute();
  };
  await fill();
  const midnight = day * 86_400_000 - 3 * 60 * minute;
  return {
    runId,
    cabinClass: 'C',
    from: train.stops[0]?.station ?? 0,
    to: train.stops[to]?.station ?? 0,
    departure: midnight + (train.stops[0]?.departure ?? 0) * minute,
    free,
    hold,
    fill,
    close,
    reopen,
  };
};

let callers = 0;

/** Asks for an alarm as a browser does, from an address of its own. */
export const askAlarm = (
  shop: TestShop,
  full: FullClass,
  email: string,
  more: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  callers += 1;
  return shop.askJson(
    '/alarms/ask',
    {
      trainId: full.runId,
      fromStationId: full.from,
      toStationId: full.to,
      cabinClass: full.cabinClass,
      seats: 1,
      email,
      ...more,
    },
    { 'x-forwarded-for': `203.0.${Math.floor(callers / 250)}.${callers % 250}`, ...headers },
  );
};

/** Does now what the shop does once a second. */
export const notifyNow = async ({ open: { app } }: TestShop): Promise<void> => {
  await app.occupancy.caughtUp();
  await notifyAlarms(app);
};

/** Who was told of a free place, in the order of the letters, each as often as there are letters. */
export const readNotified = async ({ open: { app } }: TestShop): Promise<readonly string[]> => {
  const letters = await app.db
    .selectFrom('letter')
    .select(['recipient', 'subject'])
    .orderBy('posted_at')
    .orderBy('recipient')
    .execute();
  return letters
    .filter(({ subject }) => subject.startsWith('Koltuk boşaldı'))
    .map(({ recipient }) => recipient.split('@')[0] ?? '');
};

type Waited = { readonly shop: () => TestShop; readonly full: () => FullClass };

/** Before every test of a file a shop with a full class, which tells only when the test says so. */
export const fullClassOfThisFile = (): Waited => {
  let opened: readonly [TestShop, FullClass] | null = null;
  const both = (): readonly [TestShop, FullClass] => {
    if (opened === null) throw new Error('The shop is asked for before it was opened.');
    return opened;
  };
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const shop = await openTestShop({ settings: { PROXIES: '1' } });
    opened = [shop, await fullClassIn(shop)];
  });
  afterEach(async () => {
    await both()[0].end();
    vi.useRealTimers();
  });
  return { shop: () => both()[0], full: () => both()[1] };
};
