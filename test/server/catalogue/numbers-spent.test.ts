import { expect, onTestFinished, test } from 'vitest';
import { seenOf } from '#domain/catalogue/catalogue-step.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { atKind, type Colleague, signedIn } from '../../support/server/catalogue-staff.ts';

const opened = async (): Promise<readonly [TestShop, editor: Colleague, approver: Colleague]> => {
  const shop = await openTestShop({ settings: { PROXIES: '1' } });
  onTestFinished(() => shop.end());
  const [deniz, nazan] = [
    await signedIn(shop, 'deniz', ['editor']),
    await signedIn(shop, 'nazan', ['approver']),
  ];
  return [shop, atKind(deniz, 'seat-map'), atKind(nazan, 'seat-map')];
};

const ordinary = 264;

/** A new plan of a coach of many trains, sent to be published from a day on. */
const sent = async (deniz: Colleague, effectiveDate?: string) => {
  const seen = seenOf(await deniz.read(ordinary));
  const meant = effectiveDate === undefined ? { id: ordinary, seen } : { id: ordinary, seen, effectiveDate };
  const { entry } = await deniz.does('edit', meant);
  await deniz.does('send', { id: ordinary, seen: seenOf(entry) });
};

/** What is said to who publishes it, and whether it stands as before. */
const published = async (nazan: Colleague) => {
  const entry = await nazan.read(ordinary);
  const { name } = await nazan.does('publish', { id: ordinary, seen: seenOf(entry) });
  return [name, JSON.stringify(await nazan.read(ordinary)) === JSON.stringify(entry)];
};

const spent = 'trains long gone';

test('[C-11] [S-23] a plan that trains have no numbers left for is not published, at once or for a later day, and stays as it is', async () => {
  const [shop, deniz, nazan] = await opened();
  const { db, clock } = shop.open.app;
  await db.insertInto('network_train').values({ key: spent, train_index: 9_999 }).execute();
  await sent(deniz);
  expect(await published(nazan)).toEqual(['catalogue-numbers-spent', true]);
  await deniz.does('cancel', { id: ordinary, seen: seenOf(await deniz.read(ordinary)) });
  await sent(deniz, travelDayOf(dayNumberAt(clock.now()) + 3));
  expect(await published(nazan)).toEqual(['catalogue-numbers-spent', true]);
  await db.deleteFrom('network_train').where('key', '=', spent).execute();
  expect(await published(nazan)).toEqual(['allowed', false]);
});
