import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { CoachTemplate, Place } from '#domain/coach/coach.ts';
import { seatPlanLines } from '#domain/coach/seat-plan-units.ts';
import { travelDayOf } from '#domain/time/travel-day.ts';
import { dayNumberOfRun, runIdOf } from '#domain/values/run-id.ts';
import { newSecret } from '#server/platform/secret.ts';
import { runsOn, type Train } from '#server/railway/network/railway.ts';
import { cancelledRun } from '#server/sale/tickets/cancelled-run.ts';
import { refundRun } from '#server/sale/tickets/refund-run.ts';
import { moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { soon } from '#test/support/soon.ts';
import { publishByHand } from '../../support/server/published-by-hand.ts';
import { newBench, type Ride, rideOf } from '../../support/shop/bookings.ts';
import { buyParty } from '../../support/sold/bought-party.ts';
import { readCoach, readSeats } from '../../support/sold/read-seats.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  onTestFinished(() => shop.end());
});

/** Until no process sells by the old network any more. */
const turning = 5_001;
const rowMore = '20A 20B | 20C 20D';

const network = () => shop.open.app.railway.network();

const templateOf = ({ coaches }: Train, coach: number) =>
  coaches.find(({ index }) => index === coach)?.template ?? 0;

const isOrdinary = ({ coach, train }: Ride): boolean => templateOf(train, coach) === 264;

const isAtTable = ({ properties }: Place): boolean => properties.includes('table');
const tablesIn = (coach: Pick<CoachTemplate, 'fittings'> | undefined): number =>
  coach?.fittings.filter(({ kind }) => kind === 'table').length ?? 0;

/** A train with the ordinary coach of the fast trains, and the coach. */
const fastRide = (): Ride => {
  const found = Array.from({ length: 40 }, (_, nth) => rideOf(shop, { nth })).find(isOrdinary);
  if (found === undefined) throw new Error('No train has such a coach.');
  return found;
};

const linesNow = (): readonly string[] => seatPlanLines(network().templates.get(264) ?? { places: [] });

const publish = (plan: readonly string[], from?: string) =>
  publishByHand(shop, 'seat-map', '264', { cabinClasses: ['Y1'], plan }, from);

/** Publishes a plan and waits until trains run by it. */
const publishAndTurn = async (plan: readonly string[]) => {
  await publish(plan);
  await shop.open.app.railway.newest();
  await moveClock(shop, turning);
  await shop.open.app.railway.newest();
};

const trainsOn = (number: string, day: number): readonly Train[] =>
  network().trains.flatMap((train) =>
    train !== undefined && train.number === number && runsOn(train.calendar, day) ? [train] : [],
  );

/** The next day on which the train runs. */
const laterDay = ({ runId, train }: Ride): number => {
  const day = dayNumberOfRun(runId);
  const later = [1, 2, 3, 4, 5, 6, 7].find((more) => runsOn(train.calendar, day + more));
  return day + (later ?? 0);
};

/** The same coach of the same train on another day, as it runs by then. */
const rideOn = (ride: Ride, day: number): Ride => {
  const [train] = trainsOn(ride.train.number, day);
  if (train === undefined) throw new Error('The train does not run.');
  return { ...ride, train, runId: runIdOf(train.index, day) };
};

const ticketsOf = (locator: string) =>
  shop.open.app.db
    .selectFrom('ticket')
    .select(['run_id', 'coach', 'seat', 'status'])
    .where('locator', '=', locator)
    .orderBy('seat')
    .execute();

describe('[C-06] [C-11] a published seat map is the one passengers see and buy on', () => {
  test('a sold train keeps its coach and its passengers; another day has the new coach, and its new seat is bought', async () => {
    const old = fastRide();
    const bought = await buyParty(shop, old, [{ seat: '19A' }, { seat: '19B' }]);
    const before = await ticketsOf(bought.locator);
    const day = laterDay(old);
    await publishAndTurn([...linesNow().filter((line) => !line.startsWith('19A')), rowMore]);

    expect(await ticketsOf(bought.locator)).toEqual(before);
    const oldSeats = await readSeats(shop, old);
    expect(['1A', '19A', '19B', '20C'].map((seat) => oldSeats.has(seat))).toEqual([true, true, true, false]);

    const renewed = rideOn(old, day);
    expect(renewed.train.index).not.toBe(old.train.index);
    const seats = await readSeats(shop, renewed);
    expect([seats.has('20C'), seats.has('19A'), seats.has('1A')]).toEqual([true, false, true]);
    const onNew = await buyParty(shop, renewed, [{ seat: '20C' }]);
    expect(await ticketsOf(onNew.locator)).toEqual([
      { run_id: renewed.runId, coach: old.coach, seat: '20C', status: 'valid' },
    ]);
  });

  test('a wheelchair place and tables that are published are told of; the place is for wheelchair users alone', async () => {
    const old = fastRide();
    const day = laterDay(old);
    const plan = [...linesNow().slice(0, -1), '19H 19B | 19C 19D'].map((line) =>
      line.startsWith('5A') ? '5A 5B= | 5C 5D' : line,
    );
    await publishAndTurn(plan);
    const renewed = rideOn(old, day);
    const coach = await readCoach(shop, renewed);
    const place = coach?.places.find(({ number }) => number === '19H');
    expect([place?.cabinClass, place?.properties]).toEqual(['DSB', ['window', 'wheelchair']]);
    const built = network().templates.get(264);
    expect(tablesIn(coach) - tablesIn(built)).toBe(1);
    expect(coach?.places.filter(isAtTable).map(({ number }) => number)).toContain('5A');
    expect(built?.places.filter(isAtTable).map(({ number }) => number)).not.toContain('5A');

    const walker = await shop.open.app.seats.hold({
      runId: renewed.runId,
      coach: renewed.coach,
      seat: '19H',
      fromStop: 0,
      toStop: renewed.lastStop,
      gender: 'F',
      occupant: 'passenger',
      party: newSecret(),
    });
    expect(walker.ok ? null : walker.refusal).toBe('wheelchair-only');
    const bought = await buyParty(shop, renewed, [
      { seat: '19H', occupant: 'wheelchair-user', passenger: { hasWheelchair: true } },
    ]);
    expect(await ticketsOf(bought.locator)).toEqual([
      { run_id: renewed.runId, coach: renewed.coach, seat: '19H', status: 'valid' },
    ]);
  });

  test('a sold train goes on being sold on the coach it was sold with', async () => {
    const old = fastRide();
    await buyParty(shop, old, [{ seat: '19A' }]);
    await publishAndTurn(linesNow().slice(0, 10));
    const more = await buyParty(shop, old, [{ seat: '19C' }]);
    expect(await ticketsOf(more.locator)).toEqual([
      { run_id: old.runId, coach: old.coach, seat: '19C', status: 'valid' },
    ]);
    expect(trainsOn(old.train.number, dayNumberOfRun(old.runId)).map(({ index }) => index)).toEqual([
      old.train.index,
    ]);
  });

  test('a seat somebody is choosing keeps the train as it is, and is paid for after all', async () => {
    const old = fastRide();
    const held = await shop.open.app.seats.hold({
      runId: old.runId,
      coach: old.coach,
      seat: '18A',
      fromStop: 0,
      toStop: old.lastStop,
      gender: 'F',
      occupant: 'passenger',
      party: newSecret(),
    });
    expect(held.ok).toBe(true);
    await publishAndTurn(linesNow().slice(0, 10));
    const bought = await buyParty(shop, old, [{ seat: '17A' }]);
    expect(await ticketsOf(bought.locator)).toEqual([
      { run_id: old.runId, coach: old.coach, seat: '17A', status: 'valid' },
    ]);
  });

  test('[E-11] a train that was taken from sale stays so on its day, and another day has the new coach', async () => {
    const old = fastRide();
    const { train } = old;
    const day = dayNumberOfRun(old.runId);
    const cancelled = cancelledRun(network(), train.number, travelDayOf(day));
    if (cancelled === null) throw new Error('The train does not run.');
    await refundRun(cancelled, shop.open.app);
    const seatOn = async (ride: Ride) => {
      const wish = {
        seat: '19A',
        fromStop: 0,
        toStop: ride.lastStop,
        gender: 'F',
        occupant: 'passenger',
      } as const;
      const { runId, coach } = ride;
      const answer = await shop.open.app.seats.hold({ ...wish, runId, coach, party: newSecret() });
      return answer.ok ? 'held' : answer.refusal;
    };
    await expect.poll(() => shop.open.app.seats.isClosed(old.runId, old.coach), soon).toBe(true);
    await publishAndTurn([...linesNow(), rowMore]);
    const later = rideOn(old, laterDay(old));
    expect([rideOn(old, day).runId, later.train.index === train.index]).toEqual([old.runId, false]);
    expect([await seatOn(rideOn(old, day)), await seatOn(later)]).toEqual(['coach-closed', 'held']);
  });

  test('a plan that is published back to what it was is the coach it was', async () => {
    const old = fastRide();
    const day = laterDay(old);
    const ordinary = linesNow();
    await publishAndTurn([...ordinary, rowMore]);
    expect(rideOn(old, day).train.index).not.toBe(old.train.index);
    await publishAndTurn(ordinary);
    expect(rideOn(old, day).train).toEqual(old.train);
  });

  test('a plan that cannot be built changes nothing', async () => {
    const { revision } = network();
    await publishAndTurn(['1A 1A']);
    expect(network().revision).toBe(revision);
  });

  test('every process lays one network, and no train is sold twice', async () => {
    const other = await openTestShop({ url: shop.url });
    onTestFinished(() => other.end());
    const { ride } = newBench(shop);
    await publish([...linesNow(), rowMore]);
    await Promise.all([shop, other].map(({ open }) => open.app.railway.newest()));
    await moveClock(shop, turning);
    await expect
      .poll(() => other.open.app.clock.now() >= shop.open.app.clock.now() - 60_000, soon)
      .toBe(true);
    await expect
      .poll(async () => {
        await other.open.world?.freshen();
        const [one, two] = await Promise.all([shop, other].map(({ open }) => open.app.railway.newest()));
        return one?.revision === two?.revision && one?.trains.length === two?.trains.length;
      }, soon)
      .toBe(true);
    const day = dayNumberOfRun(ride.runId) + 1;
    const indexes = [shop, other].map(({ open }) =>
      open.app.railway
        .network()
        .trains.flatMap((train) => (train !== undefined && runsOn(train.calendar, day) ? [train.index] : [])),
    );
    expect(indexes[1]).toEqual(indexes[0]);
  });
});
