import { createHash } from 'node:crypto';
import { type Chain, type Fault, type Head, placeOf } from './chain.ts';
import { type Entry, entryIn } from './entry.ts';

const none = '0'.repeat(64);
const minute = 60_000;

const hashOf = (line: string): string => createHash('sha256').update(line, 'utf8').digest('hex');

/** What stands sold at one point of a chain, by mark. */
type Sold = Map<string, Entry>;

const overlaps = (one: Entry, other: Entry): boolean =>
  one.seat === other.seat && one.fromStop < other.toStop && other.fromStop < one.toStop;

const isSamePlace = (one: Entry, other: Entry): boolean =>
  one.seat === other.seat && one.fromStop === other.fromStop && one.toStop === other.toStop;

const faultOfForm = (chain: Chain, entry: Entry, index: number, previous: string): string | null => {
  if (entry.run !== chain.run || entry.coach !== chain.coach) return 'belongs to another chain';
  if (entry.number !== index + 1) return `is numbered ${entry.number}`;
  if (entry.previous !== previous) return 'does not hold the hash of the entry before it';
  if (entry.fromStop >= entry.toStop) return 'ends where it begins, or before';
  return entry.at % minute === 0 ? null : 'tells more of the hour than the minute';
};

const faultOfAction = (entry: Entry, sold: Sold, used: Set<string>): string | null => {
  if (entry.action === 'freed') {
    const sale = sold.get(entry.mark);
    if (sale === undefined) return 'frees what is not sold';
    sold.delete(entry.mark);
    return isSamePlace(sale, entry) ? null : 'frees another place than was sold';
  }
  if (used.has(entry.mark)) return 'sells under a mark that was used before';
  const other = [...sold.values()].find((one) => overlaps(one, entry));
  used.add(entry.mark);
  sold.set(entry.mark, entry);
  return other === undefined ? null : `sells seat ${entry.seat} twice: entry ${other.number} sold it already`;
};

const endFault = (chain: Chain, head: Head, hash: string): Fault[] => {
  const place = `run ${chain.run} coach ${chain.coach}`;
  if (head.length !== chain.lines.length) {
    return [{ place, says: `the head names ${head.length} entries, ${chain.lines.length} are there` }];
  }
  return head.hash === hash ? [] : [{ place, says: 'the head names another hash than the last entry has' }];
};

/** What stands in a chain that cannot have come about. The first fault of a line is told; what follows is checked on. */
export const faultsOfChain = (chain: Chain): readonly Fault[] => {
  const faults: Fault[] = [];
  const sold: Sold = new Map();
  const used = new Set<string>();
  let previous = none;
  for (const [index, line] of chain.lines.entries()) {
    const entry = entryIn(line);
    const says =
      entry === null
        ? 'is not written in the form of an entry'
        : (faultOfForm(chain, entry, index, previous) ?? faultOfAction(entry, sold, used));
    if (says !== null) faults.push({ place: placeOf(chain, index), says });
    previous = hashOf(line);
  }
  const { head } = chain;
  return head === null
    ? [...faults, { place: `run ${chain.run} coach ${chain.coach}`, says: 'has entries and no head' }]
    : [...faults, ...endFault(chain, head, previous)];
};

/** A head that was seen earlier has to lie in the chain still: a ledger only grows. */
export const faultsAgainst = (earlier: Head, chain: Chain | undefined): readonly Fault[] => {
  const place = `run ${earlier.run} coach ${earlier.coach}`;
  const line = chain?.lines[earlier.length - 1];
  if (line === undefined) {
    return [{ place, says: `reached ${earlier.length} entries before and is shorter now` }];
  }
  return hashOf(line) === earlier.hash
    ? []
    : [{ place: `${place} entry ${earlier.length}`, says: 'is not the entry that was seen here before' }];
};
