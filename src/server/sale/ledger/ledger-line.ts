import { createHash } from 'node:crypto';
import type { Tables } from '#server/platform/store/tables.ts';

export type Entry = Omit<Tables['ledger_entry'], 'hash'>;

/** What the first entry of a chain names as the one before it. */
export const beginning = '0'.repeat(64);

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The one form of an entry that is hashed. It is described in docs/ledger.md, and never changes. */
export const lineOf = (entry: Entry): string =>
  [
    'sefer-ledger-1',
    entry.run_id,
    entry.coach,
    entry.number,
    entry.at,
    entry.deed,
    entry.seat,
    entry.from_stop,
    entry.to_stop,
    entry.mark,
    entry.previous,
  ].join(' ');
