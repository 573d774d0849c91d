import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bestCombination,
  coveredBy,
  endsSoon,
  endsSoonWithin,
  type OpenTicket,
  openTicketStatusAt,
} from '#domain/booking/open-ticket.ts';
import { day } from '#domain/values/durations.ts';

const now = 1_000_000_000_000;

const ticket = (number: string, amount: number, days: number): OpenTicket => ({
  number,
  amount,
  expiresAt: now + days * day,
});

const numbersOf = (chosen: readonly OpenTicket[]) => chosen.map(({ number }) => number);

const manyTickets = fc
  .array(fc.record({ amount: fc.integer({ min: 1, max: 400 }), hours: fc.integer({ min: -5, max: 200 }) }), {
    maxLength: 9,
  })
  .map((given) =>
    given.map(
      ({ amount, hours }, index): OpenTicket => ({
        number: String(index),
        amount,
        expiresAt: now + hours * 3_600_000,
      }),
    ),
  );

const subsetsOf = (tickets: readonly OpenTicket[]): readonly (readonly OpenTicket[])[] =>
  tickets.reduce<readonly (readonly OpenTicket[])[]>(
    (subsets, one) => subsets.concat(subsets.map((subset) => subset.concat(one))),
    [[]],
  );

const isSoon = ({ expiresAt }: OpenTicket) => expiresAt - now <= endsSoonWithin;
const sumOf = (tickets: readonly OpenTicket[]) => tickets.reduce((sum, { amount }) => sum + amount, 0);

/** In the order in which they count: unpaid, spent of what lasts, lost. */
const costOf = (chosen: readonly OpenTicket[], price: number): readonly number[] => {
  const { paid, lost } = coveredBy(chosen, price);
  return [price - paid, sumOf(chosen.filter((one) => !isSoon(one))), lost];
};

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((cost, index) => cost - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

describe('[K-04] the best combination of open tickets', () => {
  test('of a great many that add up to no sum twice, enough is named at once', () => {
    const many = Array.from({ length: 40 }, (_, index) => ticket(`${index}`, 2 ** index + 1, 90));
    const price = 2 ** 39 - 12_345;
    const { chosen, paid, lost } = bestCombination(many, price, now);
    expect([paid, new Set(chosen).size]).toEqual([price, chosen.length]);
    expect(lost).toBeLessThan(2 ** 39);
    const all = bestCombination(many, 2 ** 41, now);
    expect(all.chosen.length).toBe(40);
  });

  test.each([
    [300, ['11'], 0],
    [325, ['8'], 5],
    [150, ['17'], 90],
    [500, ['0', 'part'], 0],
    [545, ['0', '17'], 105],
  ])('of more than are tried in every combination %i takes %j and loses %i', (price, numbers, least) => {
    const many = Array.from({ length: 18 }, (_, index) => ticket(`${index}`, 410 - 10 * index, 90));
    const { chosen, paid, lost } = bestCombination([ticket('part', 90, 90), ...many], price, now);
    expect([numbersOf(chosen), paid, lost]).toEqual([numbers, price, least]);
  });

  test('prefers one that ends within three days to one that lasts', () => {
    const { chosen, paid, lost } = bestCombination(
      [ticket('lasts', 100, 90), ticket('ends', 100, 2)],
      100,
      now,
    );
    expect([numbersOf(chosen), paid, lost]).toEqual([['ends'], 100, 0]);
  });

  test('spends nothing that lasts where tickets that end can pay', () => {
    const { chosen, lost } = bestCombination([ticket('lasts', 100, 90), ticket('ends', 300, 3)], 100, now);
    expect([numbersOf(chosen), lost]).toEqual([['ends'], 200]);
  });

  test('takes the tickets that leave least', () => {
    const tickets = [ticket('a', 500, 90), ticket('b', 130, 90), ticket('c', 180, 90)];
    const { chosen, lost } = bestCombination(tickets, 300, now);
    expect([numbersOf(chosen).toSorted(), lost]).toEqual([['b', 'c'], 10]);
  });

  test('takes all when all together do not pay', () => {
    const { chosen, paid, lost } = bestCombination([ticket('a', 50, 90), ticket('b', 30, 1)], 300, now);
    expect([numbersOf(chosen).toSorted(), paid, lost]).toEqual([['a', 'b'], 80, 0]);
  });

  test('is never worse than any other choice', () => {
    fc.assert(
      fc.property(manyTickets, fc.integer({ min: 0, max: 1200 }), (tickets, price) => {
        const alive = tickets.filter(({ expiresAt }) => expiresAt > now);
        const found = bestCombination(tickets, price, now);
        const best = subsetsOf(alive)
          .map((subset) => costOf(subset, price))
          .toSorted(compare)[0];
        expect(costOf(found.chosen, price)).toEqual(best);
      }),
      { numRuns: 300 },
    );
  });

  test('[V-34] holds no expired ticket, no ticket twice, and its parts make the price and the loss', () => {
    fc.assert(
      fc.property(manyTickets, fc.integer({ min: 0, max: 1200 }), (tickets, price) => {
        const { chosen, paid, lost } = bestCombination(tickets, price, now);
        expect(chosen.every(({ expiresAt }) => expiresAt > now)).toBe(true);
        expect(new Set(numbersOf(chosen)).size).toBe(chosen.length);
        expect(paid + lost).toBe(sumOf(chosen));
        expect(paid).toBeLessThanOrEqual(price);
      }),
    );
  });
});

describe('[F-05] an open ticket', () => {
  test.each([
    ['unused', 1, 'unused'],
    ['unused', 0, 'expired'],
    ['used', -1, 'used'],
    ['cancelled', -1, 'cancelled'],
  ] as const)('[V-34] kept as %s, ending in %i ms, is %s', (kept, left, status) => {
    expect(openTicketStatusAt(kept, now + left, now)).toBe(status);
  });

  test.each([
    ['unused', endsSoonWithin, true],
    ['unused', endsSoonWithin + 1, false],
    ['unused', 1, true],
    ['unused', 0, false],
    ['used', 1, false],
    ['cancelled', 1, false],
  ] as const)('[K-04] %s, with %i ms left: it ends soon: %s', (status, left, does) => {
    expect(endsSoon({ status, expiresAt: now + left }, now)).toBe(does);
  });
});
