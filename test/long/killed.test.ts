import { expect, inject, test } from 'vitest';
import { recordFigure } from '../support/record-figure.ts';
import { killWhileSelling } from '../support/shop/killed-shop.ts';

const anHour = { timeout: 3_600_000 };
const soon = 2_000;

test('kill -9 of the server and of the database 100 times while tickets are sold', anHour, async () => {
  const killed = await killWhileSelling(100, inject('seed'));
  expect(killed.faults).toEqual([]);
  expect(killed.acknowledged).toBeGreaterThan(100);
  expect(Math.max(killed.slowestStart, killed.slowestReturn)).toBeLessThan(soon);
  recordFigure('kills of server or database', killed.kills, 'kills');
  recordFigure('sales acknowledged under kills, lost', 0, `of ${killed.acknowledged}`);
  recordFigure('first answer of a killed server, slowest', killed.slowestStart, 'ms');
  recordFigure('first answer after the database was killed, slowest', killed.slowestReturn, 'ms');
});
