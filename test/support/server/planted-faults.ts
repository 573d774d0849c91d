import * as fc from 'fast-check';
import { sha256 } from '#server/sale/ledger/ledger-line.ts';
import type { Chain, Head } from '../../../src/ledger-check/chain.ts';

/** What one hand can do to a ledger. */
export type Planted = {
  readonly action: string;
  readonly chains: readonly Chain[];
  readonly seen: readonly Head[];
};

type Hand = (chain: Chain, at: number, other: Chain, dice: number) => Chain | null;

const put = (lines: readonly string[], at: number, line: string) => lines.with(at, line);

const field = (line: string, which: number, value: string): string =>
  line.split(' ').with(which, value).join(' ');

const withLines = (chain: Chain, lines: readonly string[]): Chain => ({ ...chain, lines });

/** Hashes everything anew from an entry on, as a forger does who holds the whole store. */
const forged = (chain: Chain, lines: readonly string[]): Chain => {
  const made: string[] = [];
  for (const [index, line] of lines.entries()) {
    const last = made.at(-1);
    const numbered = field(line, 3, String(index + 1));
    made.push(field(numbered, 10, last === undefined ? '0'.repeat(64) : sha256(last)));
  }
  const { run, coach } = chain;
  return {
    ...chain,
    lines: made,
    head: { run, coach, length: made.length, hash: sha256(made.at(-1) ?? '') },
  };
};

const other = (hash: string) => `${hash.startsWith('a') ? 'b' : 'a'}${hash.slice(1)}`;

const changing =
  (which: number, value: (was: string, dice: number) => string): Hand =>
  (chain, at, _, dice) => {
    const line = chain.lines[at] ?? '';
    return withLines(
      chain,
      put(chain.lines, at, field(line, which, value(line.split(' ')[which] ?? '', dice))),
    );
  };

const aNumberMore = (was: string, dice: number) => String(Number(was) + 1 + dice);

const sales = (lines: readonly string[]) => lines.filter((line) => line.includes(' sold '));

/** Each hand by what it does. Where there is nothing to do it to, it gives null. */
const hands: Readonly<Record<string, Hand>> = {
  'changes the form': changing(0, () => 'sefer-ledger-2'),
  'changes the run': changing(1, aNumberMore),
  'changes the coach': changing(2, aNumberMore),
  'changes the number': changing(3, aNumberMore),
  'changes the hour': changing(4, (was, dice) => String(Number(was) + 60_000 * (1 + dice))),
  'changes the action': changing(5, (was) => (was === 'sold' ? 'freed' : 'sold')),
  'changes the seat': changing(6, (was) => `${was}Z`),
  'changes the first stop': changing(7, aNumberMore),
  'changes the last stop': changing(8, aNumberMore),
  'changes the mark': changing(9, other),
  'changes the hash before': changing(10, other),
  'adds a sign': (chain, at) => withLines(chain, put(chain.lines, at, `${chain.lines[at]} `)),
  'drops an entry': (chain, at) => withLines(chain, chain.lines.toSpliced(at, 1)),
  'drops an entry and mends the head': (chain, at) => {
    const lines = chain.lines.toSpliced(at, 1);
    return at === chain.lines.length - 1
      ? null
      : { ...withLines(chain, lines), head: forged(chain, lines).head };
  },
  'swaps two entries': (chain, at) => {
    const next = (at + 1) % chain.lines.length;
    const [one = '', two = ''] = [chain.lines[at], chain.lines[next]];
    return withLines(chain, put(put(chain.lines, at, two), next, one));
  },
  'doubles an entry': (chain, at) => withLines(chain, chain.lines.toSpliced(at, 0, chain.lines[at] ?? '')),
  'brings an entry of another coach': (chain, at, from) =>
    withLines(chain, chain.lines.toSpliced(at, 0, from.lines[at % from.lines.length] ?? '')),
  'cuts the end off': (chain, at) => withLines(chain, chain.lines.slice(0, at)),
  'empties the chain': (chain) => withLines(chain, []),
  'takes the head away': (chain) => ({ ...chain, head: null }),
  'lengthens the head': (chain) =>
    chain.head === null ? null : { ...chain, head: { ...chain.head, length: chain.head.length + 1 } },
  'changes the head': (chain) =>
    chain.head === null ? null : { ...chain, head: { ...chain.head, hash: other(chain.head.hash) } },
  'cuts the end off and mends the head': (chain, at) =>
    at === 0 ? null : forged(chain, chain.lines.slice(0, at)),
  'drops an entry and hashes all anew': (chain, at) => forged(chain, chain.lines.toSpliced(at, 1)),
  'moves a sale and hashes all anew': (chain, at) =>
    forged(chain, put(chain.lines, at, field(chain.lines[at] ?? '', 6, '99Z'))),
  'sells a place twice and hashes all anew': (chain, _, __, dice) => {
    const sold = sales(chain.lines);
    const sale = sold[dice % sold.length] ?? '';
    const at = chain.lines.indexOf(sale);
    return forged(chain, chain.lines.toSpliced(at + 1, 0, field(sale, 9, sha256(`${dice}`))));
  },
  'sells backwards and hashes all anew': (chain, at) => {
    const line = chain.lines[at] ?? '';
    return forged(chain, put(chain.lines, at, field(line, 8, line.split(' ')[7] ?? '')));
  },
};

/** Those that leave a chain whole in itself: only who has seen the ledger before can tell. */
export const seenOnlyBefore: readonly string[] = [
  'cuts the end off and mends the head',
  'drops an entry and hashes all anew',
  'moves a sale and hashes all anew',
];

export const handNames = Object.keys(hands);

const without = (chains: readonly Chain[], gone: Chain) => chains.filter((chain) => chain !== gone);

/** One ledger with one fault planted in it, in some place. */
export const planted = (chains: readonly Chain[], action: string): fc.Arbitrary<Planted | null> =>
  fc
    .record({ which: fc.nat({ max: 1 }), place: fc.nat(), dice: fc.nat({ max: 50 }) })
    .map(({ which, place, dice }) => {
      const [chain, from] = which === 0 ? [chains[0], chains[1]] : [chains[1], chains[0]];
      const hand = hands[action];
      if (chain === undefined || from === undefined || hand === undefined) return null;
      const spoilt = hand(chain, place % chain.lines.length, from, dice);
      if (spoilt === null) return null;
      const seen = seenOnlyBefore.includes(action) && chain.head !== null ? [chain.head] : [];
      return { action, chains: [...without(chains, chain), spoilt], seen };
    });
