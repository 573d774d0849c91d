import { Client } from 'pg';
import type { DatabaseAccess } from '#server/platform/store/engine/database-access.ts';

/** A connection that gives every value in the database's own text form, and takes it back in the same. */
export const plainClient = async (access: DatabaseAccess): Promise<Client> => {
  const client = new Client({
    ...access,
    types: { getTypeParser: () => (text: string) => text },
    application_name: 'sefer-backup',
  });
  await client.connect();
  return client;
};

type Named = { readonly name: string };

/** The tables of the shop, without what the migrations note of themselves. */
export const tablesOf = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query<Named>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
     order by table_name`,
  );
  return rows.map(({ name }) => name);
};

export const columnsOf = async (client: Client, table: string): Promise<readonly string[]> => {
  const { rows } = await client.query<Named>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
     order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
};

/** The steps that were taken; none in a database that was never opened. */
export const stepsOf = async (client: Client): Promise<readonly string[]> => {
  const { rowCount } = await client.query(
    `select 1 from information_schema.tables where table_schema = 'public' and table_name = 'kysely_migration'`,
  );
  if (rowCount === 0) return [];
  const { rows } = await client.query<Named>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
};
