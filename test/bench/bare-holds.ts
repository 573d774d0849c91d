import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Pool } from 'pg';

/** One seat, one row, no neighbours, no change feed: the least a durable hold can be. */
const tables = `
create table bare_seat (run_id bigint, coach smallint, seat smallint, occ bigint not null, primary key (run_id, coach, seat)) with (fillfactor = 70);
create table bare_hold (id uuid primary key, run_id bigint, coach smallint, seat smallint, mask bigint, deadline bigint)`;

const statement = (values: readonly string[]): string => `
with u as (
  insert into bare_seat as s (run_id, coach, seat, occ) values (${values.slice(1, 5).join(', ')})
  on conflict (run_id, coach, seat) do update set occ = s.occ | excluded.occ where s.occ & excluded.occ = 0 returning 1
) insert into bare_hold (id, run_id, coach, seat, mask, deadline)
select ${values.join(', ')} from u returning id`;

const numbered = ['$1::uuid', '$2::bigint', '$3::smallint', '$4::smallint', '$5::bigint', '$6::bigint'];

export const makeBareTables = async (pool: Pool): Promise<void> => {
  await pool.query(tables);
};

export type BareHold = {
  readonly runId: number;
  readonly coach: number;
  readonly seat: number;
  readonly mask: string;
};

export const holdBarely = async (pool: Pool, { runId, coach, seat, mask }: BareHold): Promise<boolean> => {
  const { rowCount } = await pool.query({
    name: 'bare-hold',
    text: statement(numbered),
    values: [crypto.randomUUID(), runId, coach, seat, mask, 0],
  });
  return rowCount === 1;
};

const script = `\\set run random(1, 600)
\\set coach random(0, 5)
\\set seat random(1, 64)
\\set from random(0, 8)
\\set long random(1, 4)
${statement(['gen_random_uuid()', ':run', ':coach', ':seat', '((1::bigint << :long) - 1) << :from', '0'])};
`;

/** The rate pgbench reaches with the same statement; null where no pgbench is named. */
export const rateOfPgbench = async (
  url: string,
  clients: number,
  seconds: number,
): Promise<number | null> => {
  const program = process.env.PGBENCH;
  if (program === undefined) return null;
  const folder = await mkdtemp(join(tmpdir(), 'sefer-bench-'));
  const file = join(folder, 'hold.sql');
  await writeFile(file, script);
  const words = ['-n', '-M', 'prepared', '-c', clients, '-j', 2, '-T', seconds, '-f', file, url].map(String);
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  await rm(folder, { recursive: true, force: true });
  return Number(/^tps = ([\d.]+)/m.exec(output)?.[1] ?? Number.NaN);
};
