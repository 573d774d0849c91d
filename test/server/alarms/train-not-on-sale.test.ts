import { expect, test } from 'vitest';
import type { CabinOffer, Journey } from '#domain/journey/journey.ts';
import { refundRun } from '#server/sale/tickets/refund-run.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { askAlarm, fullClassOfThisFile, notifyNow } from '../../support/sold/full-class.ts';
import { typeOf } from '../../support/sold/seatmates.ts';

const { shop, full } = fullClassOfThisFile();

const ask = (more: Readonly<Record<string, unknown>> = {}) => askAlarm(shop(), full(), 'a@example.com', more);

test('more places than the class has on sale are refused, and so is every place of a class taken from sale', async () => {
  const types = [await typeOf(await ask({ cabinClass: 'DSB', seats: 20 }))];
  await full().close();
  await notifyNow(shop());
  types.push(await typeOf(await ask()));
  await full().reopen();
  await notifyNow(shop());
  types.push(await typeOf(await ask()));
  expect(types).toEqual(['alarm-too-many', 'alarm-too-many', 'granted']);
});

test('a class all of whose coaches were taken from sale is not listed as full, and so offers no alarm', async () => {
  const listed = async (): Promise<string[]> => {
    const day = new Date(full().departure + 3 * 3_600_000).toISOString().slice(0, 10);
    const party = { passengers: 1, women: 0, men: 0 };
    const asked = { ways: [{ from: full().from, to: full().to, day }], party };
    const { ways } = await (await shop().askJson('/tms/train/journeys', asked)).json();
    const [leg] = ways[0].journeys.flatMap((each: Journey) =>
      each.legs.filter(({ runId }) => runId === full().runId),
    );
    return leg.cabins.map(({ cabinClass }: CabinOffer) => cabinClass);
  };
  expect(await listed()).toContain('C');
  await full().close();
  await notifyNow(shop());
  expect(await listed()).not.toContain('C');
});

test.each([
  ['tr', 'Beklediğiniz sefer yapılmayacak'],
  ['en', 'The train you are waiting for will not run'],
  ['fa', 'قطاری که منتظرش هستید حرکت نمی‌کند'],
])(
  'whoever waits for a train that does not run is told once, and forgotten: %s',
  async (language, subject) => {
    await ask();
    const { app } = shop().open;
    await app.db.updateTable('seat_alarm').set({ language }).execute();
    const cancelled = { runId: full().runId, coaches: [] };
    await refundRun({ ...cancelled, runId: full().runId + 10_000 }, app);
    expect(await app.db.selectFrom('seat_alarm').select('email').execute()).toHaveLength(1);
    await refundRun(cancelled, app);
    await refundRun(cancelled, app);
    const [, ended, ...more] = await lettersTo(shop(), 'a@example.com');
    expect([ended?.language, ended?.subject.startsWith(subject), more]).toEqual([language, true, []]);
    expect(ended?.text).toContain(`/sefer-listesi?kalkis=${full().from}&varis=${full().to}&`);
    expect(await app.db.selectFrom('seat_alarm').select('id').execute()).toEqual([]);
    expect(await app.db.selectFrom('seat_alarm_key').select('hash').execute()).toEqual([]);
  },
);
