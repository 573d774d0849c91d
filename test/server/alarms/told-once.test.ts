import { expect, inject, onTestFinished, test } from 'vitest';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { tellAlarms } from '#server/sale/alarms/tell-alarms.ts';
import type { House } from '#server/sale/context/house.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import { openTestShop } from '#test/support/open-test-shop.ts';
import { askAlarm, fullClassOfThisFile, tellNow, toldOnes } from '../../support/sold/full-class.ts';

const patience = 120_000;
const names = ['a', 'b', 'c', 'd', 'e', 'f'];

const { shop, full } = fullClassOfThisFile();

const askAll = async () => {
  for (const name of names) {
    await askAlarm(shop(), full(), `${name}@example.com`);
  }
};

/** A mail that dies with the letter of this number: what was written before it in the same work is lost with it. */
const dyingAt = (letter: number): House['mail'] => {
  let posted = 0;
  return {
    post: async (one, within) => {
      posted += 1;
      if (posted === letter) throw new Error('The process was killed.');
      await shop().open.house.mail.post(one, within);
    },
  };
};

test.each([1, 2, 3])(
  'whoever tells dies at letter %i: nobody was told, and then each is told once',
  async (letter) => {
    await askAll();
    await full().free(3);
    const dying = tellAlarms({ ...shop().open.house, mail: dyingAt(letter) });
    await expect(dying).rejects.toThrow('The process was killed.');
    expect(await toldOnes(shop())).toEqual([]);
    await tellNow(shop());
    await tellNow(shop());
    expect(await toldOnes(shop())).toEqual(['a', 'b', 'c']);
  },
);

test('a shop that has not seen a place come free does not take it for one that went', async () => {
  const other = await openTestShop({ url: shop().url });
  onTestFinished(() => other.end());
  await askAll();
  await full().free(1);
  await tellNow(shop());
  await tellAlarms(other.open.house);
  await tellNow(shop());
  expect(await toldOnes(shop())).toEqual(['a']);
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
        const rounds = Array.from({ length: 6 }, () => tellNow(chance() < 0.5 ? shop() : other));
        await Promise.all(rounds);
        const queue = Array.from(
          { length: places },
          (_, at) => names[(expected.length + at) % names.length] ?? '',
        );
        expected.push(...queue);
        await full().fill();
        await Promise.all([tellNow(shop()), tellNow(other)]);
        if (expected.length > names.length * 4) break;
      }
      await Promise.all([tellNow(shop()), tellNow(other)]);
      const told = await toldOnes(shop());
      expect(told.toSorted((one, another) => one.localeCompare(another))).toEqual(
        expected.toSorted((one, another) => one.localeCompare(another)),
      );
    } finally {
      await other.end();
    }
  },
  patience,
);
