import { expect, test } from 'vitest';
import { onceAWorker } from '../support/once-a-worker.ts';

const trial = () => {
  const made: { isAlive: boolean }[] = [];
  const once = onceAWorker({
    make: () => {
      const next = { isAlive: true };
      made.push(next);
      return Promise.resolve(next);
    },
    end: () => Promise.resolve(),
    isAlive: ({ isAlive }) => isAlive,
  });
  return { made, once };
};

test('the files of a worker get the same', async () => {
  const { made, once } = trial();
  expect(await once()).toBe(await once());
  expect(made.length).toBe(1);
});

test('what died in the middle is made anew, once for all who ask', async () => {
  const { made, once } = trial();
  const first = await once();
  first.isAlive = false;
  const [second, third] = await Promise.all([once(), once()]);
  expect([second === third, second === first, made.length]).toEqual([true, false, 2]);
});

test('what could not be made is tried again by the next file', async () => {
  let tries = 0;
  const once = onceAWorker({
    make: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('No port is free.')) : Promise.resolve(tries);
    },
    end: () => Promise.resolve(),
    isAlive: () => true,
  });
  await expect(once()).rejects.toThrow('No port is free.');
  expect(await once()).toBe(2);
});
