import { Client } from 'pg';
import type { Belongings } from './strangers-eyes.ts';

/** Columns that name a member by number. */
const members = new Set(['user_id', 'owner', 'customer_id', 'subject_user_id']);

/** Anybody tells these in words of their own: an id somebody has put there is nothing of its owner. */
const anybodys = ['flow_fact'];

type Digest = {
  /** Everything the store has of somebody, by table. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  /** Tables that hold nothing of them. */
  readonly without: readonly string[];
};

/** Reads every table there is, whatever its name: a new one is looked into without being told of. */
export const belongingsDigest = async (
  url: string,
  { ids, canaries, hashes, userId }: Belongings,
): Promise<Digest> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const marks = [...ids, ...canaries, ...hashes].map(String).filter((mark) => mark.length > 5);
  try {
    const { rows: columns } = await client.query<{ table: string; columns: readonly string[] }>(
      `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
       where table_schema = 'public' and table_name not like 'kysely_%'
       and table_name <> all ($1) group by 1 order by 1`,
      [anybodys],
    );
    const rows: Record<string, readonly string[]> = {};
    const without: string[] = [];
    for (const { table, columns: names } of columns) {
      const ofMember = names.filter((name) => members.has(name)).map((name) => `t.${name} = $2`);
      const { rows: found } = await client.query<{ line: string }>(
        `select t::text as line from ${client.escapeIdentifier(table)} t
         where exists (select from unnest($1::text[]) mark where position(mark in t::text) > 0)
         or ($2::int is null) ${ofMember.map((condition) => `or ${condition}`).join(' ')}`,
        [marks, userId],
      );
      if (found.length === 0) without.push(table);
      else rows[table] = found.map(({ line }) => line).toSorted();
    }
    return { rows, without };
  } finally {
    await client.end();
  }
};
