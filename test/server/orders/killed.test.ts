import { expect, inject, test } from 'vitest';
import { killWhileSelling } from '../../support/shop/killed-shop.ts';

const timeout = 240_000;

test(
  'kill -9 of the server and of the database while tickets are sold: nothing that was acknowledged is lost, nobody pays twice or for nothing',
  async () => {
    const killed = await killWhileSelling(2, inject('seed'));
    expect(killed.faults).toEqual([]);
    expect(killed.acknowledged).toBeGreaterThan(0);
    expect(killed.repeated).toBeGreaterThan(0);
  },
  timeout,
);
