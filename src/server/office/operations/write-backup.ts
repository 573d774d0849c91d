import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import type { DatabaseAccess } from '#server/platform/store/engine/database-access.ts';
import { newDigest } from './backup-text.ts';
import { sequencesOf } from './count-on.ts';
import { columnsOf, plainClient, stepsOf, tablesOf } from './plain-client.ts';

const atOnce = 2000;

type Writer = { readonly write: (line: unknown) => Promise<void>; readonly end: () => Promise<number> };

const openWriter = (file: string): Writer => {
  const packed = createGzip();
  const out = packed.pipe(createWriteStream(file, { mode: 0o600, flush: true }));
  out.on('error', (reason) => packed.destroy(reason));
  const digest = newDigest();
  let rows = 0;
  const put = async (text: string): Promise<void> => {
    if (!packed.write(text)) await once(packed, 'drain');
  };
  return {
    write: async (line) => {
      const text = `${JSON.stringify(line)}\n`;
      digest.update(text);
      if (Array.isArray(line)) rows += 1;
      await put(text);
    },
    end: async () => {
      await put(`${JSON.stringify({ rows, sha256: digest.digest('hex') })}\n`);
      packed.end();
      await finished(out);
      return rows;
    },
  };
};

const writeTable = async (client: Client, table: string, { write }: Writer): Promise<void> => {
  const columns = await columnsOf(client, table);
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  await write({ table, columns });
  await client.query(`declare rows_of cursor for select ${names} from ${client.escapeIdentifier(table)}`);
  for (;;) {
    const { rows } = await client.query({ text: `fetch ${atOnce} from rows_of`, rowMode: 'array' });
    if (rows.length === 0) break;
    for (const row of rows) await write(row);
  }
  await client.query('close rows_of');
};

type SequenceAt = { readonly value: string; readonly called: string };

const writeSequences = async (client: Client, { write }: Writer): Promise<void> => {
  for (const name of await sequencesOf(client)) {
    const at = await client.query<SequenceAt>(`select last_value as value, is_called as called from ${name}`);
    const [found] = at.rows;
    if (found) await write({ sequence: name, value: found.value, called: found.called === 't' });
  }
};

const writeAll = async (client: Client, writer: Writer, now: number): Promise<number> => {
  await client.query('begin transaction isolation level repeatable read read only');
  await writer.write({ form: 'sefer-backup-1', at: now, steps: await stepsOf(client) });
  for (const table of await tablesOf(client)) await writeTable(client, table, writer);
  await writeSequences(client, writer);
  await client.query('commit');
  return writer.end();
};

/** Writes the whole store, as it stands at one moment, into one file, and gives the number of rows. The shop goes on selling. */
export const writeBackup = async (access: DatabaseAccess, file: string, now: number): Promise<number> => {
  const client = await plainClient(access);
  const unfinished = `${file}.unfinished`;
  try {
    const rows = await writeAll(client, openWriter(unfinished), now);
    await rename(unfinished, file);
    return rows;
  } finally {
    await client.end();
    await rm(unfinished, { force: true });
  }
};
