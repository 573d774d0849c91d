import * as fc from 'fast-check';
import { lineOf, sha256 } from '#server/sale/ledger/ledger-line.ts';
import type { Chain } from '../../../src/ledger-check/chain.ts';

type Sold = { readonly mark: string; readonly seat: string; readonly from: number; readonly to: number };

const beginning = '0'.repeat(64);
const stops = 6;
const seats = ['1A', '1B', '2A', '12D'];

/** What is wished of a place; what cannot be had is left out. */
type Wish = { readonly seat: string; readonly from: number; readonly to: number; readonly frees: boolean };

const wish: fc.Arbitrary<Wish> = fc
  .record({
    seat: fc.constantFrom(...seats),
    from: fc.integer({ min: 0, max: stops - 2 }),
    reach: fc.integer({ min: 1, max: stops - 1 }),
    frees: fc.boolean(),
  })
  .map(({ seat, from, reach, frees }) => ({ seat, from, to: Math.min(stops - 1, from + reach), frees }));

const isFree = (sold: readonly Sold[], { seat, from, to }: Wish): boolean =>
  sold.every((one) => one.seat !== seat || one.to <= from || to <= one.from);

/** Writes a chain as a shop that sells rightly writes it. */
export const chainOf = (run: number, coach: number, wishes: readonly Wish[]): Chain => {
  const lines: string[] = [];
  let sold: readonly Sold[] = [];
  const write = (action: 'sold' | 'freed', { seat, from, to, mark }: Sold) => {
    const last = lines.at(-1);
    const entry = {
      run_id: run,
      coach,
      number: lines.length + 1,
      at: 1_795_248_000_000 + lines.length * 60_000,
      deed: action,
      seat,
      from_stop: from,
      to_stop: to,
      mark,
      previous: last === undefined ? beginning : sha256(last),
    };
    lines.push(lineOf(entry));
  };
  for (const [index, wished] of wishes.entries()) {
    const [oldest] = sold;
    if (wished.frees && oldest !== undefined) {
      write('freed', oldest);
      sold = sold.slice(1);
    } else if (isFree(sold, wished)) {
      const sale = { ...wished, mark: sha256(`${run} ${coach} ${index}`) };
      write('sold', sale);
      sold = [...sold, sale];
    }
  }
  const hash = sha256(lines.at(-1) ?? '');
  return { run, coach, head: { run, coach, length: lines.length, hash }, lines, places: null };
};

/** A ledger of two chains, as long as anything can be planted in it. */
export const trueLedgers: fc.Arbitrary<readonly Chain[]> = fc
  .tuple(
    fc.array(wish, { minLength: 6, maxLength: 30 }),
    fc.array(wish, { minLength: 6, maxLength: 30 }),
    fc.integer({ min: 1, max: 9_000_000 }),
  )
  .map(([first, second, run]) => [chainOf(run, 0, first), chainOf(run, 1, second)])
  .filter((chains) => chains.every(({ lines }) => lines.length >= 4));
