import { Client } from 'pg';

/** What stands in each table, as one hash a table: two stores with the same digest hold the same rows. */
export const storeDigest = async (url: string): Promise<Readonly<Record<string, string>>> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_name not like 'kysely_%' order by 1`,
    );
    const digests: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: string; digest: string | null }>(
        `select count(*) as count, md5(string_agg(line, e'\\n' order by line)) as digest
         from (select t::text as line from ${client.escapeIdentifier(name)} t) as lines`,
      );
      digests[name] = `${rows[0]?.count} ${rows[0]?.digest}`;
    }
    return digests;
  } finally {
    await client.end();
  }
};
