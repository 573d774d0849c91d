import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { SetupFault } from '#server/platform/setup-fault.ts';

/** The first line: what made the backup, when, and which steps of the store its rows belong to. */
const opening = z.object({ form: z.literal('sefer-backup-1'), at: z.int(), steps: z.array(z.string()) });
const table = z.object({ table: z.string(), columns: z.array(z.string()) });
const row = z.array(z.nullable(z.string()));
const sequence = z.object({ sequence: z.string(), value: z.string(), called: z.boolean() });
const ending = z.object({ rows: z.int(), sha256: z.string() });

export type Opening = z.output<typeof opening>;
export type BackupTable = z.output<typeof table>;
export type BackupRow = z.output<typeof row>;
export type BackupSequence = z.output<typeof sequence>;

export type BackupLine =
  | { readonly kind: 'opening'; readonly content: Opening }
  | { readonly kind: 'table'; readonly content: BackupTable }
  | { readonly kind: 'row'; readonly content: BackupRow }
  | { readonly kind: 'sequence'; readonly content: BackupSequence }
  | { readonly kind: 'ending'; readonly content: z.output<typeof ending> };

export const newDigest = (): Hash => createHash('sha256');

const lineIn = (text: string): BackupLine | null => {
  const parsed: unknown = JSON.parse(text);
  const asRow = z.safeParse(row, parsed);
  if (asRow.success) return { kind: 'row', content: asRow.data };
  const asTable = z.safeParse(table, parsed);
  if (asTable.success) return { kind: 'table', content: asTable.data };
  const asSequence = z.safeParse(sequence, parsed);
  if (asSequence.success) return { kind: 'sequence', content: asSequence.data };
  const asEnding = z.safeParse(ending, parsed);
  if (asEnding.success) return { kind: 'ending', content: asEnding.data };
  const asOpening = z.safeParse(opening, parsed);
  return asOpening.success ? { kind: 'opening', content: asOpening.data } : null;
};

const textsIn = async function* (file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  createReadStream(file)
    .on('error', (reason) => unpacked.destroy(reason))
    .pipe(unpacked);
  let rest = '';
  for await (const part of unpacked.setEncoding('utf8')) {
    const texts = `${rest}${String(part)}`.split('\n');
    rest = texts.pop() ?? '';
    yield* texts;
  }
  if (rest !== '') yield rest;
};

/** The lines of a backup, as they stand in the file. Only `wholeBackup` knows that nothing is missing. */
export const linesOf = async function* (file: string): AsyncGenerator<BackupLine> {
  let number = 0;
  for await (const text of textsIn(file)) {
    number += 1;
    const line = lineIn(text);
    if (line === null) throw new SetupFault(`${file}:${number} is no line of a backup.`);
    yield line;
  }
};

const digestOf = async (file: string) => {
  const digest = newDigest();
  let waiting: string | null = null;
  for await (const text of textsIn(file)) {
    if (waiting !== null) digest.update(`${waiting}\n`);
    waiting = text;
  }
  return { sha256: digest.digest('hex'), last: waiting };
};

/** Reads a backup from end to end and gives its opening, or says why it cannot be restored. */
export const wholeBackup = async (file: string): Promise<Opening> => {
  const fault = new SetupFault(`${file} is not a whole backup.`);
  try {
    const { sha256, last } = await digestOf(file);
    const end = last === null ? null : lineIn(last);
    if (end?.kind !== 'ending' || end.content.sha256 !== sha256) throw fault;
  } catch {
    throw fault;
  }
  for await (const line of linesOf(file)) {
    if (line.kind === 'opening') return line.content;
    break;
  }
  throw fault;
};
