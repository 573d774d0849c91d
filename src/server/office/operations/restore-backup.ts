import type { Client } from 'pg';
import type { Log } from '#server/platform/log.ts';
import { SetupFault } from '#server/platform/setup-fault.ts';
import type { DatabaseAccess } from '#server/platform/store/engine/database-access.ts';
import { takeSteps } from '#server/platform/store/migrate.ts';
import { migrations } from '#server/platform/store/migrations.ts';
import { openDatabase } from '#server/platform/store/open-database.ts';
import { type BackupRow, type BackupTable, linesOf, wholeBackup } from './backup-text.ts';
import { countOn } from './count-on.ts';
import { plainClient, stepsOf, tablesOf } from './plain-client.ts';

const mostValues = 30_000;

const insistOnEmpty = async (client: Client, steps: readonly string[]): Promise<void> => {
  const ahead = (await stepsOf(client)).filter((step) => !steps.includes(step));
  if (ahead.length > 0) {
    throw new SetupFault(`The database has taken steps the backup does not know: ${ahead.join(', ')}.`);
  }
  for (const table of await tablesOf(client)) {
    const { rowCount } = await client.query(`select 1 from ${client.escapeIdentifier(table)} limit 1`);
    if (rowCount !== 0) {
      throw new SetupFault(`The database is in use: ${table} has rows. Restore into an empty one.`);
    }
  }
};

const stepsNamed = (names: readonly string[]) => {
  const unknown = names.filter((name) => migrations[name] === undefined);
  if (unknown.length > 0) {
    throw new SetupFault(`The backup was made by a newer shop, with ${unknown.join(', ')}.`);
  }
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
};

const createTables = async (access: DatabaseAccess, names: readonly string[], log: Log): Promise<void> => {
  const { db } = openDatabase(access, log);
  try {
    await takeSteps(db, stepsNamed(names));
  } finally {
    await db.destroy();
  }
};

const insertRows = async (
  client: Client,
  { table, columns }: BackupTable,
  rows: readonly BackupRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const places = rows.map(
    (_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  );
  await client.query(
    `insert into ${client.escapeIdentifier(table)} (${names}) overriding system value values ${places.join(', ')}`,
    rows.flat(),
  );
};

const putBack = async (client: Client, file: string): Promise<number> => {
  let table: BackupTable | null = null;
  let waiting: BackupRow[] = [];
  let count = 0;
  const flush = async (): Promise<void> => {
    if (table !== null) await insertRows(client, table, waiting);
    count += waiting.length;
    waiting = [];
  };
  for await (const line of linesOf(file)) {
    if (line.kind === 'row') {
      waiting.push(line.content);
      if (waiting.length * line.content.length >= mostValues) await flush();
    } else {
      await flush();
      if (line.kind === 'table') table = line.content;
      if (line.kind === 'sequence') {
        const { sequence, value, called } = line.content;
        await client.query('select setval($1::regclass, $2, $3)', [sequence, value, called]);
      }
    }
  }
  return count;
};

/** Puts a backup into an empty database, whole or not at all, and gives the number of rows. */
export const restoreBackup = async (access: DatabaseAccess, file: string, log: Log): Promise<number> => {
  const { steps } = await wholeBackup(file);
  const client = await plainClient(access);
  try {
    await insistOnEmpty(client, steps);
    await createTables(access, steps, log);
    await client.query('begin');
    const rows = await putBack(client, file);
    await countOn(client);
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
};
