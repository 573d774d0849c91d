import type { Client } from 'pg';

/** The numbers that hang on no column, and where those stand that were given. */
const given: Readonly<Record<string, readonly (readonly [table: string, column: string])[]>> = {
  'public.member_number': [
    ['user_account', 'id'],
    ['customer', 'id'],
  ],
  'public.catalogue_number': [
    ['catalogue_entry', 'id'],
    ['catalogue_intent', 'intent_id'],
    ['catalogue_event', 'id'],
    ['catalogue_event', 'intent_id'],
  ],
};

/** Every sequence of the shop, whether a column hangs on it or not. */
export const sequencesOf = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ readonly name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname = 'public' order by sequencename`,
  );
  return rows.map(({ name }) => name);
};

/** Older files do not tell every sequence: none gives a number again that stands in a row. */
export const countOn = async (client: Client): Promise<void> => {
  for (const name of await sequencesOf(client)) {
    const highest = (given[name] ?? []).map(([table, column]) => `(select max(${column}) from ${table})`);
    if (highest.length === 0) continue;
    await client.query(
      `select setval('${name}', highest) from ${name}, (select greatest(${highest.join(', ')}) as highest) as found
       where highest > last_value or (highest = last_value and not is_called)`,
    );
  }
};
