import { describe, expect, test } from 'vitest';
import type { PublishedOnce } from '#domain/catalogue/catalogue-entry.ts';
import { catalogueInForce, comingAfter, heldOn } from '#domain/catalogue/catalogue-in-force.ts';

const nine = { code: 'INTERNET', name: 'İnternet', maxPax: 9 };
const six = { ...nine, maxPax: 6 };
const four = { ...nine, maxPax: 4 };

const first: PublishedOnce = { fields: nine, from: '2026-11-01' };
const later: PublishedOnce = { fields: six, from: '2026-12-01' };

describe('[S-23] what is published holds from its day', () => {
  /** Before anything, on the first day, while the next one waits, and on its day. */
  test.each([
    ['2026-10-31', null],
    ['2026-11-01', nine],
    ['2026-11-30', nine],
    ['2026-12-01', six],
  ])('on %s: %j', (day, fields) => {
    expect(catalogueInForce([first, later], day)).toEqual(fields);
  });

  test('what is published last for an earlier day holds on, over one that waited', () => {
    const sooner = [first, later, { fields: four, from: '2026-11-10' }];
    expect(catalogueInForce(sooner, '2026-11-09')).toEqual(nine);
    expect(catalogueInForce(sooner, '2026-11-10')).toEqual(four);
    expect(catalogueInForce(sooner, '2026-12-01')).toEqual(four);
  });

  test('a deletion waits for its day too', () => {
    const deleted = [first, { fields: null, from: '2026-12-01' }];
    expect(catalogueInForce(deleted, '2026-11-30')).toEqual(nine);
    expect(catalogueInForce(deleted, '2026-12-01')).toBeNull();
  });

  test('what holds is told with its day, and what waits with the days that will come', () => {
    const gone = { fields: null, from: '2026-12-20' };
    const all = [first, gone, { fields: four, from: '2026-12-10' }, later];
    expect(heldOn(all, '2026-11-30')).toEqual({ fields: nine, from: '2026-11-01' });
    expect(comingAfter([first, later, gone], '2026-11-30')).toEqual([later, gone]);
    expect(comingAfter([first, later, gone], '2026-12-01')).toEqual([gone]);
    expect(comingAfter(all, '2026-11-30')).toEqual([later]);
    expect(heldOn([first, gone], '2026-12-20')).toBeNull();
  });

  test('nothing published, nothing in force', () => {
    expect(catalogueInForce([], '2026-12-01')).toBeNull();
  });
});
