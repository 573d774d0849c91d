import { describe, expect, test } from 'vitest';
import { type TariffCode, tariffOfCode } from '#domain/fare/tariffs.ts';
import { type BoundLeg, leftBehind } from '#domain/passenger/left-behind.ts';

const legOf = (passenger: number, code: TariffCode, more: Partial<BoundLeg> = {}): BoundLeg => {
  const tariff = tariffOfCode(code);
  if (tariff === null) throw new Error(code);
  const leg = { direction: 'outward' as const, runId: 1, fromStop: 0, toStop: 3 };
  return { ...leg, passenger, tariff, dependsOn: null, ...more };
};

const elsewhere = { runId: 2 };

describe('[V-29] who may not travel alone', () => {
  test.each<[string, readonly BoundLeg[], readonly string[]]>([
    ['one person', [legOf(0, 'full')], []],
    ['a companion beside a disabled passenger', [legOf(0, 'disabled'), legOf(1, 'companion')], []],
    ['a companion alone', [legOf(1, 'companion')], ['1 outward']],
    ['a companion in another train', [legOf(0, 'disabled'), legOf(1, 'companion', elsewhere)], ['1 outward']],
    ['a pet beside a person', [legOf(0, 'full'), legOf(1, 'pet')], []],
    ['a pet alone', [legOf(1, 'pet')], ['1 outward']],
    ['a child on nobody’s lap', [legOf(1, 'lap-child')], ['1 outward']],
    [
      'a child with another than named',
      [legOf(2, 'full'), legOf(1, 'child', { dependsOn: 0 })],
      ['1 outward'],
    ],
    ['a child with whom it is named', [legOf(0, 'full'), legOf(1, 'child', { dependsOn: 0 })], []],
  ])('%s', (_, legs, alone) => {
    expect([...leftBehind(legs)]).toEqual(alone);
  });
});
