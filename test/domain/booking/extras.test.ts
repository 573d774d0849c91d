import { describe, expect, test } from 'vitest';
import { type Extra, extraOfId, extras, priceOfExtra } from '#domain/booking/extras.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';

const meal: Extra = { id: 6, code: 'SPML', price: 15_000 };

describe('[K-04] what extra services cost', () => {
  test.each([
    ['C', 324.9, 15_000],
    ['C', 325, 0],
    ['C', 1365, 0],
    ['Y1', 325, 15_000],
    ['Y1', 1365, 15_000],
  ] as const)('a meal in class %s over %d km', (cabinClass, kilometres, price) => {
    expect(priceOfExtra(meal, cabinClass, kilometres)).toBe(price);
  });

  test('help for whoever needs it costs nothing, in every class and over any distance', () => {
    const help = extras.filter(({ code }) => code !== 'SPML');
    for (const extra of help) {
      for (const cabinClass of cabinClasses) expect(priceOfExtra(extra, cabinClass, 1)).toBe(0);
    }
    expect(help.length).toBe(5);
  });

  test('what is in no list is not sold', () => {
    expect([extraOfId(0), extraOfId(7), extraOfId(6)]).toEqual([null, null, meal]);
  });
});
