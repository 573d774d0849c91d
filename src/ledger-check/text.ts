import { readFile, writeFile } from 'node:fs/promises';
import type { Chain, Head } from './chain.ts';
import { nameOf } from './chain.ts';
import { entryIn } from './entry.ts';

/** A ledger as a text: a line for each head, and the entries as they are hashed. */
type Draft = { run: number; coach: number; head: Head | null; lines: string[]; places: string[] };

export type LedgerText = { readonly chains: readonly Chain[]; readonly strays: readonly string[] };

const headForm = /^head (\d{1,15}) (\d{1,15}) (\d{1,15}) ([0-9a-f]{64})$/;

export const headIn = (line: string): Head | null => {
  const [, run, coach, length, hash] = headForm.exec(line) ?? [];
  return hash === undefined ? null : { run: Number(run), coach: Number(coach), length: Number(length), hash };
};

export const headLine = ({ run, coach, length, hash }: Head): string =>
  `head ${run} ${coach} ${length} ${hash}`;

/** An entry that cannot be read belongs to the chain of the line before it. */
export const chainsIn = (text: string, file: string): LedgerText => {
  const drafts = new Map<string, Draft>();
  const strays: string[] = [];
  const draftOf = (run: number, coach: number): Draft => {
    const known = drafts.get(nameOf({ run, coach }));
    const draft = known ?? { run, coach, head: null, lines: [], places: [] };
    drafts.set(nameOf(draft), draft);
    return draft;
  };
  let last: Draft | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const head = headIn(line);
    const entry = head === null ? entryIn(line) : null;
    const named = head ?? entry;
    const draft: Draft | null = named === null ? last : draftOf(named.run, named.coach);
    if (draft === null) strays.push(`${file}:${index + 1}`);
    else if (head === null) {
      draft.lines.push(line);
      draft.places.push(`${file}:${index + 1}`);
    } else if (draft.head === null) draft.head = head;
    else strays.push(`${file}:${index + 1}`);
    last = draft;
  }
  return { chains: [...drafts.values()], strays };
};

export const chainsOfFile = async (file: string): Promise<LedgerText> =>
  chainsIn(await readFile(file, 'utf8'), file);

export const textOf = (chains: readonly Chain[]): string =>
  chains
    .flatMap(({ head, lines }) => [...(head === null ? [] : [headLine(head)]), ...lines])
    .map((line) => `${line}\n`)
    .join('');

export const writeLedger = (file: string, chains: readonly Chain[]): Promise<void> =>
  writeFile(file, textOf(chains));
