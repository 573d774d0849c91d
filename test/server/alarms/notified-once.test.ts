import { expect, inject, onTestFinished, test } from 'vitest';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { notifyAlarms } from '#server/sale/alarms/notify-alarms.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { inTheLongRun } from '../../support/in-the-long-run.ts';
import { openTestShop } from '../../support/open-test-shop.ts';
import { askAlarm, fullClassOfThisFile, notifyNow, readNotified } from '../../support/sold/full-class.ts';

const timeout = 120_000;
const names = ['a', 'b', 'c', 'd', 'e', 'f'];

const { shop, full } = fullClassOfThisFile();

const askAll = async () => {
  for (const name of names) {
    await askAlarm(shop(), full(), `${name}@example.com`);
  }
};

/** A mail that dies with the letter of this number: what was written before it in the same work is lost with it. */
const dyingAt = (letter: number): AppContext['mail'] => {
  let posted = 0;
  return {
    post: async (one, within) => {
      posted += 1;
      if (posted === letter) throw new Error('The process was killed.');
      await shop().open.app.mail.post(one, within);
    },
  };
};

test.each([1, 2, 3])(
  'whoever tells dies at letter %i: nobody was told, and then each is told once',
  async (letter) => {
    await askAll();
    await full().free(3);
    const dying = notifyAlarms({ ...shop().open.app, mail: dyingAt(letter) });
    await expect(dying).rejects.toThrow('The process was killed.');
    expect(await readNotified(shop())).toEqual([]);
    await notifyNow(shop());
    await notifyNow(shop());
    expect(await readNotified(shop())).toEqual(['a', 'b', 'c']);
  },
);

test('a shop that has not seen a place come free does not take it for one that went', async () => {
  const other = await openTestShop({ url: shop().url });
  onTestFinished(() => other.end());
  await askAll();
  await full().free(1);
  await notifyNow(shop());
  await notifyAlarms(other.open.app);
  await notifyNow(shop());
  expect(await readNotified(shop())).toEqual(['a']);
});

test(
  'two shops on one store tell of every place that is given back once, however their rounds meet',
  async () => {
    const other = await openTestShop({ url: shop().url, settings: { PROXIES: '1' } });
    const chance = chanceOf(inject('seed'));
    const expected: string[] = [];
    try {
      await askAll();
      for (let nth = 0; nth < inTheLongRun(30, 8); nth += 1) {
        const places = 1 + Math.floor(chance() * 2);
        await full().free(places);
        const rounds = Array.from({ length: 6 }, () => notifyNow(chance() < 0.5 ? shop() : other));
        await Promise.all(rounds);
        const queue = Array.from(
          { length: places },
          (_, at) => names[(expected.length + at) % names.length] ?? '',
        );
        expected.push(...queue);
        await full().fill();
        await Promise.all([notifyNow(shop()), notifyNow(other)]);
        if (expected.length > names.length * 4) break;
      }
      await Promise.all([notifyNow(shop()), notifyNow(other)]);
      const notified = await readNotified(shop());
      expect(notified.toSorted((one, another) => one.localeCompare(another))).toEqual(
        expected.toSorted((one, another) => one.localeCompare(another)),
      );
    } finally {
      await other.end();
    }
  },
  timeout,
);
