import { Client } from 'pg';
import { type Chain, nameOf } from './chain.ts';

type HeadRow = { run_id: string; coach: number; length: number; hash: string };
type EntryRow = {
  run_id: string;
  coach: number;
  number: number;
  at: string;
  deed: string;
  seat: string;
  from_stop: number;
  to_stop: number;
  mark: string;
  previous: string;
};

const lineOf = (row: EntryRow): string =>
  [
    'sefer-ledger-1',
    row.run_id,
    row.coach,
    row.number,
    row.at,
    row.deed,
    row.seat,
    row.from_stop,
    row.to_stop,
    row.mark,
    row.previous,
  ].join(' ');

type Draft = { run: number; coach: number; head: Chain['head']; lines: string[]; places: null };

/** Reads every chain out of the database at one moment, past the server. */
export const chainsOfDatabase = async (connectionString: string): Promise<readonly Chain[]> => {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const heads = await client.query<HeadRow>('select * from ledger_head where length > 0');
    const entries = await client.query<EntryRow>('select * from ledger_entry order by run_id, coach, number');
    await client.query('commit');
    const drafts = new Map<string, Draft>();
    const draftOf = (run: number, coach: number): Draft => {
      const draft = drafts.get(nameOf({ run, coach })) ?? { run, coach, head: null, lines: [], places: null };
      drafts.set(nameOf(draft), draft);
      return draft;
    };
    for (const { run_id, coach, length, hash } of heads.rows) {
      const run = Number(run_id);
      draftOf(run, coach).head = { run, coach, length, hash };
    }
    for (const row of entries.rows) draftOf(Number(row.run_id), row.coach).lines.push(lineOf(row));
    return [...drafts.values()];
  } finally {
    await client.end();
  }
};
