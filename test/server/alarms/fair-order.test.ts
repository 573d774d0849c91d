import { expect, inject, test } from 'vitest';
import { alarmChance, alarmNotices } from '#domain/seat/seat-alarm.ts';
import { minute } from '#domain/values/durations.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { planNotices, type Waiting } from '#server/sale/alarms/plan-notices.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';

const whole = { cabinClass: 'Y1', fromStop: 0, toStop: 4 };

const waiting = (id: string, since: number, more: Partial<Waiting> = {}): Waiting => ({
  id,
  ...whole,
  seats: 1,
  since,
  chanceUntil: 0,
  knows: 0,
  noticesLeft: alarmNotices,
  ...more,
});

/** A queue as it stands after a round, and who was told in it, in the order of the queue. */
const round = (queue: readonly Waiting[], freeFor: (alarm: Waiting) => number, now: number) => {
  const plans = new Map(planNotices(queue, freeFor, now).map((plan) => [plan.id, plan]));
  const after = queue.map((alarm): Waiting => {
    const { notified: _notified, ...plan } = plans.get(alarm.id) ?? { ...alarm, notified: 'not-now' };
    return { ...alarm, ...plan };
  });
  return {
    after,
    notified: [...plans.values()].filter(({ notified }) => notified === 'now').map(({ id }) => id),
  };
};

/** Who is told when so many places are free at these minutes. */
const notifiedOver = (
  begin: readonly Waiting[],
  course: readonly (readonly [at: number, free: number])[],
): readonly (readonly string[])[] => {
  let queue = begin;
  return course.map(([at, free]) => {
    const { after, notified } = round(queue, () => free, at * minute);
    queue = after;
    return notified;
  });
};

const three = [waiting('a', 1), waiting('b', 2), waiting('c', 3)];

test('as many are told as there are places, first come first told', () => {
  expect(notifiedOver(three, [[10, 2]])).toEqual([['a', 'b']]);
});

test('whoever knows of a place is told of another only after all who know of none', () => {
  const later = [waiting('a', 1), waiting('d', 12 * minute), waiting('e', 13 * minute)];
  const course = [
    [10, 1],
    [14, 1],
    [15, 2],
    [26, 2],
    [30, 2],
  ] as const;
  expect(notifiedOver(later, course)).toEqual([['a'], [], ['d'], ['e'], ['a']]);
});

test('who waits behind is told a quarter of an hour later, and nobody of one place twice', () => {
  const course = [10, 24, 25, 26, 40, 55, 300].map((at) => [at, 1] as const);
  expect(notifiedOver(three, course)).toEqual([['a'], [], ['b'], [], ['c'], [], []]);
});

test('whoever was told goes to the end of the queue, before those who came later', () => {
  const later = [...three, waiting('d', 11 * minute)];
  const course = [
    [10, 1],
    [12, 0],
    [13, 1],
    [14, 0],
    [15, 1],
    [16, 0],
    [31, 1],
    [32, 0],
    [33, 1],
  ] as const;
  expect(notifiedOver(later, course)).toEqual([['a'], [], ['b'], [], ['c'], [], ['a'], [], ['d']]);
});

test('a place that goes takes the chance at it along, so that the next place is told of at once', () => {
  const course = [
    [10, 1],
    [11, 0],
    [12, 1],
  ] as const;
  expect(notifiedOver(three, course)).toEqual([['a'], [], ['b']]);
});

test('where one of two places goes, whoever was told first is taken to have used the chance', () => {
  const course = [
    [10, 2],
    [11, 1],
    [12, 2],
  ] as const;
  expect(notifiedOver(three.slice(0, 2), course)).toEqual([['a', 'b'], [], ['a']]);
});

test('nobody is told again while the chance lasts, however many places come free', () => {
  const course = [
    [10, 1],
    [12, 2],
    [25, 2],
  ] as const;
  expect(notifiedOver([waiting('a', 1)], course)).toEqual([['a'], [], ['a']]);
});

test('who is told at one instant keeps the order for the next time', () => {
  const course = [
    [10, 2],
    [11, 0],
    [12, 1],
    [13, 0],
    [14, 1],
  ] as const;
  const queue = [waiting('second', 1), waiting('first', 2)];
  expect(notifiedOver(queue, course)).toEqual([['second', 'first'], [], ['second'], [], ['first']]);
});

test('a place nobody can use does not keep the next one from being told of', () => {
  const course = [
    [10, 1],
    [30, 1],
    [60, 1],
    [90, 2],
  ] as const;
  expect(notifiedOver([waiting('a', 1)], course)).toEqual([['a'], [], [], ['a']]);
});

test('whoever wants more than is free is passed by and keeps the place in the queue', () => {
  const queue = [waiting('pair', 1, { seats: 2 }), waiting('one', 2), waiting('other', 3)];
  const course = [
    [10, 1],
    [11, 3],
  ] as const;
  expect(notifiedOver(queue, course)).toEqual([['one'], ['pair']]);
});

test('an alarm is over after its last telling', () => {
  const queue = [waiting('a', 1, { noticesLeft: 1 })];
  const course = [
    [10, 1],
    [30, 0],
    [60, 1],
  ] as const;
  expect(notifiedOver(queue, course)).toEqual([['a'], [], []]);
});

test('who waits for another class or for a stretch that does not overlap takes nobody’s chance', () => {
  const queue = [
    waiting('there', 1, { fromStop: 0, toStop: 2 }),
    waiting('on', 2, { fromStop: 2, toStop: 4 }),
    waiting('whole', 3),
    waiting('business', 4, { cabinClass: 'C' }),
  ];
  expect(notifiedOver(queue, [[10, 1]])).toEqual([['there', 'on', 'business']]);
});

/** One class of a run whose places are taken and given back by lot; a place is free over a stretch or not at all. */
const livelyRun = (chance: () => number) => {
  const places = Array.from({ length: 4 }, () => [true, true, true, true]);
  const among = (count: number) => Math.floor(chance() * count);
  return {
    among,
    change: () => {
      const place = places[among(places.length)] ?? [];
      const isTaken = chance() < 0.5;
      const from = among(4);
      const to = from + 1 + among(4 - from);
      place.fill(isTaken, from, to);
    },
    freeFor: ({ fromStop, toStop }: Waiting) =>
      places.filter((place) => !place.slice(fromStop, toStop).includes(true)).length,
  };
};

/** Whoever knows of none comes before whoever knows of some; then the queue decides. */
const isBefore = (one: Waiting, other: Waiting) =>
  one.knows > 0 === other.knows > 0 ? one.since < other.since : one.knows === 0;

test.each(Array.from({ length: inTheLongRun(400, 60) }, (_, nth) => nth))(
  'however places come and go, the queue is fair: course %i',
  (nth) => {
    const { among, change, freeFor } = livelyRun(chanceOf(inject('seed') + nth));
    let queue: readonly Waiting[] = [];
    const lowest = new Map<string, number>();
    const faults: string[] = [];
    for (let at = 1; at <= 150; at += 1) {
      const now = at * minute * 3;
      const from = among(4);
      const asked = waiting(`${at}`, now - 1, {
        fromStop: from,
        toStop: from + 1 + among(4 - from),
        seats: 1 + among(2),
      });
      if (among(4) === 0) queue = [...queue, asked];
      change();
      const { after, notified } = round(queue, freeFor, now);
      const before = new Map(queue.map((alarm) => [alarm.id, alarm]));
      const called = after.filter(({ id }) => notified.includes(id));
      for (const alarm of called) {
        const rivals = called.filter(
          ({ fromStop, toStop }) => fromStop < alarm.toStop && alarm.fromStop < toStop,
        );
        const wanted = rivals.filter(
          (rival) => rival.fromStop === alarm.fromStop && rival.toStop === alarm.toStop,
        );
        if (wanted.reduce((sum, { seats }) => sum + seats, 0) > freeFor(alarm))
          faults.push(`${at}: too many`);
        if ((lowest.get(alarm.id) ?? 0) >= freeFor(alarm))
          faults.push(`${at}: ${alarm.id} twice of one place`);
        const passed = queue.filter((other) => {
          const isLike =
            other.fromStop === alarm.fromStop && other.toStop === alarm.toStop && other.seats <= alarm.seats;
          const mayBeNotified =
            other.chanceUntil <= now && other.noticesLeft > 0 && other.knows < freeFor(other);
          const own = before.get(alarm.id) ?? alarm;
          return isLike && mayBeNotified && isBefore(other, own) && !notified.includes(other.id);
        });
        if (passed.length > 0) faults.push(`${at}: ${alarm.id} before ${passed.map(({ id }) => id).join()}`);
      }
      for (const alarm of after) {
        const known = notified.includes(alarm.id) ? freeFor(alarm) : (lowest.get(alarm.id) ?? 0);
        lowest.set(alarm.id, Math.min(known, freeFor(alarm)));
      }
      queue = after;
    }
    expect(faults).toEqual([]);
    expect(queue.length).toBeGreaterThan(0);
  },
);

test('while places stay free everybody whose wish fits is told in the end, once', () => {
  const chance = chanceOf(inject('seed'));
  let queue: readonly Waiting[] = Array.from({ length: 12 }, (_, nth) =>
    waiting(`${nth}`, nth, { seats: 1 + Math.floor(chance() * 3) }),
  );
  const notified: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    const next = round(queue, () => 3, 1_000_000 + at * alarmChance);
    notified.push(...next.notified);
    queue = next.after;
  }
  expect(notified.toSorted((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: 12 }, (_, nth) => `${nth}`),
  );
});
