import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CoachTemplate } from '#domain/coach/coach.ts';
import { seatPlanLines } from '#domain/coach/seat-plan-units.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { day } from '#domain/values/durations.ts';
import { frameOf } from '#server/railway/network/frame-of.ts';
import { moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { publishedByStaff } from '../../support/server/published-by-staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

/** Until no process sells by the old network any more. */
const turning = 5_001;

const termsNow = async () => (await shop.open.app.railway.newest()).terms;
const channel = (maxPax: number) => ({ code: 'INTERNET', name: 'INTERNET', maxPax });

test('[R-48] [C-11] what two of the staff publish is sold from then on; what is meant for a later day waits for it', async () => {
  expect((await termsNow()).mostPassengers).toBe(11);
  await publishedByStaff(shop, { kind: 'sales-channel', id: 2, version: 1, fields: channel(7) });
  expect((await termsNow()).mostPassengers).toBe(7);
  const effectiveDate = travelDayOf(dayNumberAt(shop.open.app.clock.now() + day));
  const later = { kind: 'sales-channel', id: 2, version: 2, fields: channel(3), effectiveDate };
  await publishedByStaff(shop, later);
  expect((await termsNow()).mostPassengers).toBe(7);
  await moveClock(shop, day);
  expect((await termsNow()).mostPassengers).toBe(3);
});

test('[R-48] [C-06] a seat map that two of the staff publish is how trains are built that nobody has bought on', async () => {
  const { railway } = shop.open.app;
  const template = (await railway.newest()).templates.get(264);
  const plan = [...seatPlanLines(template ?? { places: [] }), '20A 20B | 20C 20D'];
  const fields = { code: '264', name: template?.name ?? '', cabinClasses: ['Y1'], plan };
  await publishedByStaff(shop, { kind: 'seat-map', id: 264, version: 1, fields });
  await railway.newest();
  await moveClock(shop, turning);
  const built = [...(await railway.newest()).templates.values()].map((coach) => seatPlanLines(coach).at(-1));
  expect(built.includes('20A 20B | 20C 20D')).toBe(true);
});

test('[R-48] [E-05] what sales know by its code keeps it once it is published', async () => {
  const renamed = { code: 'WEB', name: 'INTERNET', maxPax: 11 };
  const meant = publishedByStaff(shop, { kind: 'sales-channel', id: 3, version: 1, fields: renamed });
  await expect(meant).rejects.toThrow('catalogue-incomplete');
});

test('[R-48] [S-23] a name is kept as it is read, and one in which nothing is read is none', async () => {
  const spoken = { code: 'INTERNET-PACKAGE', name: '\tPaket  Gu\u0308nlu\u0308k ', maxPax: 11 };
  await publishedByStaff(shop, { kind: 'sales-channel', id: 3, version: 1, fields: spoken });
  const { db } = shop.open.app;
  const { fields } = await db
    .selectFrom('catalogue_version')
    .select('fields')
    .where('entry', '=', 3)
    .where('version', '=', 2)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(fields ?? '')).toEqual({ ...spoken, name: 'Paket Günlük' });
  const blank = { kind: 'sales-channel', id: 3, version: 2, fields: { ...spoken, name: ' \u00a0\u200b ' } };
  await expect(publishedByStaff(shop, blank)).rejects.toThrow(': catalogue-incomplete');
});

test('[R-48] [E-05] a seat map that draws two places on one spot stays a draft', async () => {
  const plan = ['1A 1B | 1C 1D', '40A 40B | 40D 40E'];
  const fields = { code: '265', name: 'EKONOMİ', cabinClasses: ['Y1'], plan };
  const meant = publishedByStaff(shop, { kind: 'seat-map', id: 265, version: 1, fields });
  await expect(meant).rejects.toThrow('send-to-approval: catalogue-places-stacked');
});

const seatsIn = (coach: CoachTemplate | undefined, cabinClass: string): number =>
  (coach?.places ?? []).filter((place) => place.cabinClass === cabinClass).length;

test('[R-48] [C-06] a coach with wheelchair places is sold in the class that is published of it beside them', async () => {
  const { railway } = shop.open.app;
  const frame = (await railway.newest()).templates.get(262);
  const [seats, wheelchairs] = [seatsIn(frame, 'Y1'), seatsIn(frame, 'DSB')];
  const plan = seatPlanLines(frame ?? { places: [] });
  const fields = { code: '262', name: frame?.name ?? '', cabinClasses: ['C', 'DSB'], plan };
  await publishedByStaff(shop, { kind: 'seat-map', id: 262, version: 1, fields });
  await railway.newest();
  await moveClock(shop, turning);
  const { templates, trains } = await railway.newest();
  const coaches = trains.flatMap((train) => train?.coaches ?? []);
  const running = [...new Set(coaches.map(({ template }) => template))]
    .filter((template) => frameOf(template) === 262)
    .map((template) => templates.get(template));
  expect([seats > 0, wheelchairs > 0]).toEqual([true, true]);
  expect(running.map((coach) => [seatsIn(coach, 'C'), seatsIn(coach, 'Y1'), seatsIn(coach, 'DSB')])).toEqual([
    [seats, 0, wheelchairs],
  ]);
});

test.each([[['C', 'Y1']], [['C', 'L', 'Y1']], [['B', 'C', 'DSB']]])(
  '[R-48] [E-05] a seat map that says %j of a coach with places of L and Y1 stays a draft',
  async (cabinClasses) => {
    const template = (await shop.open.app.railway.newest()).templates.get(272);
    const plan = seatPlanLines(template ?? { places: [] });
    const fields = { code: '272', name: template?.name ?? '', cabinClasses, plan };
    const meant = publishedByStaff(shop, { kind: 'seat-map', id: 272, version: 1, fields });
    await expect(meant).rejects.toThrow('send-to-approval: catalogue-classes-otherwise');
    const { db } = shop.open.app;
    await db.deleteFrom('catalogue_intent').where('entry', '=', 272).execute();
  },
);

test('[R-48] a seat map that says the classes its coach has is published, wheelchair places said or not', async () => {
  const template = (await shop.open.app.railway.newest()).templates.get(272);
  const plan = seatPlanLines(template ?? { places: [] });
  const fields = { code: '272', name: template?.name ?? '', plan };
  const spoken = [
    { version: 1, fields: { ...fields, cabinClasses: ['Y1', 'L', 'DSB'] } },
    { version: 2, fields: { ...fields, cabinClasses: ['L', 'Y1'] } },
  ];
  for (const each of spoken) await publishedByStaff(shop, { kind: 'seat-map', id: 272, ...each });
  const { db } = shop.open.app;
  const versions = await db
    .selectFrom('catalogue_version')
    .select('version')
    .where('entry', '=', 272)
    .execute();
  expect(versions.length).toBe(3);
});
