import { expect, test } from 'vitest';
import { alarmChance } from '#domain/seat/seat-alarm.ts';
import type { FreeInCoach } from '#server/railway/occupancy/occupancy.ts';
import { placedIn, planOf } from '#server/sale/alarms/alarm-queues.ts';
import { askAlarm, fullClassOfThisFile, notifyNow, readNotified } from '../../support/sold/full-class.ts';

const { shop, full } = fullClassOfThisFile();

const wheelchairPlaces = () => {
  const { trains, templates } = shop().open.app.railway.network();
  const train = trains[full().runId % 10_000];
  return (train?.coaches ?? []).flatMap(({ index, template }) =>
    (templates.get(template)?.places ?? [])
      .filter(({ cabinClass }) => cabinClass === 'DSB')
      .map(({ number }) => ({ coach: index, seat: number })),
  );
};

/** Holds every wheelchair place of the run, each for a party of its own. */
const holdThem = async (): Promise<readonly string[]> => {
  const { seats, railway } = shop().open.app;
  const toStop = (railway.network().trains[full().runId % 10_000]?.stops.length ?? 0) - 1;
  const held: string[] = [];
  for (const place of wheelchairPlaces()) {
    const wish = { runId: full().runId, fromStop: 0, toStop, ...place, gender: 'M' } as const;
    const answer = await seats.hold({ ...wish, occupant: 'wheelchair-user', party: crypto.randomUUID() });
    if (answer.ok) held.push(answer.value.holdId);
  }
  return held;
};

test('a free wheelchair place wakes whoever waits for one, and nobody else; an ordinary one wakes nobody who waits for it', async () => {
  const held = await holdThem();
  expect(held).toHaveLength(2);
  await askAlarm(shop(), full(), 'wheelchair@example.com', { cabinClass: 'DSB' });
  await askAlarm(shop(), full(), 'ordinary@example.com');
  await notifyNow(shop());
  expect(await readNotified(shop())).toEqual([]);
  await shop().open.app.seats.release(held[0] ?? '');
  await notifyNow(shop());
  expect(await readNotified(shop())).toEqual(['wheelchair']);
  await shop().open.world?.carryOut({ do: 'move-clock', by: alarmChance });
  await full().free(1);
  await notifyNow(shop());
  expect(await readNotified(shop())).toEqual(['wheelchair', 'ordinary']);
});

test('in a coach of one class a place for a wheelchair is none of the ordinary ones', async () => {
  await askAlarm(shop(), full(), 'ordinary@example.com');
  const { railway, db, clock } = shop().open.app;
  const rows = await db.selectFrom('seat_alarm').selectAll().execute();
  const notifiedWith = (free: Pick<FreeInCoach, 'general' | 'wheelchair'>) => {
    const freeIn = (): readonly FreeInCoach[] => [
      { coach: 0, cabinClass: full().cabinClass, boundTo: { F: 0, M: 0 }, ...free },
    ];
    const occupancy = { ...shop().open.app.occupancy, freeIn };
    const counting = { railway, occupancy };
    return planOf(placedIn(rows, counting), counting, clock.now()).map(({ notified }) => notified);
  };
  expect([notifiedWith({ general: 0, wheelchair: 2 }), notifiedWith({ general: 1, wheelchair: 0 })]).toEqual([
    [],
    ['now'],
  ]);
});
