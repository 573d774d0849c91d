import type { Client } from 'pg';

/** A value as it is kept, which may hold thirteen digits or more. */
export type KeptText = { readonly table: string; readonly column: string; readonly text: string };

type Column = { readonly table: string; readonly column: string; readonly type: string };

/** Of the kinds that cannot hold so many digits, and the one that is a mark by its kind, nothing is read. */
const columnsOf = async (client: Client): Promise<readonly Column[]> => {
  const { rows } = await client.query<Column>(`
    select format('%I.%I', n.nspname, c.relname) as table, a.attname as column, t.typname as type
    from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace
      join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'm') and pg_relation_size(c.oid) > 0 and a.attnum > 0 and not a.attisdropped
      and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
      and t.typname not in ('bool', 'int2', 'int4', 'float4', 'uuid', 'date', 'time', 'timestamp', 'timestamptz')`);
  return rows;
};

/** Longer than this, a text is compared before it is searched. */
const long = 4096;

/** An instant has thirteen digits, and is no card. */
const shortestAsNumber = '1e14';

/**
 * Thirteen digits of any script, with signs between, as JSON may write them; what is outside ASCII is looked at more closely
 * afterwards.
 */
const manyDigits = String.raw`([0-9\u0080-\U0010ffff](\\[nrt]|[^0-9A-Za-z\u0080-\U0010ffff]){0,3}){13}`;

const rowOf = (client: Client, { column, type }: Column): string => {
  const [name, label] = [client.escapeIdentifier(column), client.escapeLiteral(column)];
  if (type === 'bytea') return `(${label}, true, encode(${name}, 'escape'), encode(${name}, 'hex'))`;
  const isNumber = ['int8', 'numeric', 'float8'].includes(type);
  const text = isNumber
    ? `case when ${name} >= ${shortestAsNumber} then trunc(${name}::numeric)::text end`
    : `${name}::text`;
  return `(${label}, false, ${text}, null)`;
};

const questionOf = (client: Client, columns: readonly Column[]): string => {
  const rowsOf = (table: string): string =>
    columns
      .filter((column) => column.table === table)
      .map((column) => rowOf(client, column))
      .join(', ');
  return [...new Set(columns.map(({ table }) => table))]
    .map(
      (table) => `select ${client.escapeLiteral(table)} as table, k.name as column,
        k.is_bytes as bytes, case when length(k.text) > ${long} then md5(k.text) end as mark, coalesce(k.hex, k.text) as text
      from ${table} t, lateral (values ${rowsOf(table)})
        k (name, is_bytes, text, hex)
      where case when length(k.text) > ${long} then md5(k.text) <> all($1) else k.text ~ '${manyDigits}' end`,
    )
    .join(' union all ');
};

/** Bytes are read as the text they are; where they are none, sign by sign. */
const textOf = (hex: string): string => {
  const bytes = Buffer.from(hex, 'hex');
  const text = bytes.toString('utf8');
  return text.includes('\ufffd') ? bytes.toString('latin1') : text;
};

type Row = KeptText & { readonly bytes: boolean; readonly mark: string | null };

/**
 * All that the tables of every schema keep as text, JSON, bytes or a long number. Of long texts, as the railway is one,
 * none is read whose mark is known already; those that are get to be.
 */
export const keptTextsOf = async (client: Client, known: Set<string>): Promise<readonly KeptText[]> => {
  // Each question is asked once: to compile it, or to share it out, would take longer than to answer it.
  await client.query('set jit = off; set max_parallel_workers_per_gather = 0');
  const columns = await columnsOf(client);
  if (columns.length === 0) return [];
  const { rows } = await client.query<Row>(questionOf(client, columns), [[...known]]);
  for (const { mark } of rows) if (mark !== null) known.add(mark);
  return rows.map(({ table, column, bytes, text }) => ({ table, column, text: bytes ? textOf(text) : text }));
};
