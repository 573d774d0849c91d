import type { Transaction } from 'kysely';
import { minute } from '#domain/values/durations.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { beginning, lineOf, sha256 } from './ledger-line.ts';

/** What became of a place. */
export type Action = Tables['ledger_entry']['deed'];

/** A place that was sold or freed, by the hold it was sold from. */
export type LedgerPlace = {
  readonly holdId: string;
  readonly runId: number;
  readonly coach: number;
  readonly seat: string;
  readonly fromStop: number;
  readonly toStop: number;
};

type Within = Transaction<Tables>;
type Head = Tables['ledger_head'];
type Marked = LedgerPlace & { readonly mark: string };

const chainOf = ({ runId, coach }: LedgerPlace): string => `${runId} ${coach}`;

/** In one order for everybody, so that two sales never wait for each other. */
const chainsOf = (places: readonly Marked[]): readonly (readonly [Marked, ...Marked[]])[] => {
  const chains = new Map<string, [Marked, ...Marked[]]>();
  for (const place of places) {
    const chain = chains.get(chainOf(place));
    if (chain === undefined) chains.set(chainOf(place), [place]);
    else chain.push(place);
  }
  return [...chains.values()].toSorted(
    ([one], [other]) => one.runId - other.runId || one.coach - other.coach,
  );
};

/** The end of the chain, locked until the transaction ends. */
const lockHead = (within: Within, { runId, coach }: LedgerPlace): Promise<Head> =>
  within
    .insertInto('ledger_head')
    .values({ run_id: runId, coach, length: 0, hash: beginning })
    .onConflict((conflict) =>
      conflict.columns(['run_id', 'coach']).doUpdateSet((row) => ({ length: row.ref('ledger_head.length') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

const knownOf = async (within: Within, [first, ...others]: readonly [Marked, ...Marked[]]) => {
  const marks = [first, ...others].map(({ mark }) => mark);
  const rows = await within
    .selectFrom('ledger_entry')
    .select(['mark', 'deed'])
    .where('run_id', '=', first.runId)
    .where('coach', '=', first.coach)
    .where('mark', 'in', marks)
    .execute();
  return new Set(rows.map(({ mark, deed: action }) => `${action} ${mark}`));
};

/** An action stands once; and only what was sold can be freed. */
const isNews = (known: ReadonlySet<string>, action: Action, { mark }: Marked): boolean =>
  !known.has(`${action} ${mark}`) && (action === 'sold' || known.has(`sold ${mark}`));

const appendToChain = async (
  within: Within,
  action: Action,
  places: readonly [Marked, ...Marked[]],
  now: number,
): Promise<void> => {
  const head = await lockHead(within, places[0]);
  const known = await knownOf(within, places);
  const rows: Tables['ledger_entry'][] = [];
  for (const place of places.filter((one) => isNews(known, action, one))) {
    const entry = {
      run_id: place.runId,
      coach: place.coach,
      number: head.length + rows.length + 1,
      at: now - (now % minute),
      deed: action,
      seat: place.seat,
      from_stop: place.fromStop,
      to_stop: place.toStop,
      mark: place.mark,
      previous: rows.at(-1)?.hash ?? head.hash,
    };
    rows.push({ ...entry, hash: sha256(lineOf(entry)) });
  }
  const last = rows.at(-1);
  if (last === undefined) return;
  await within.insertInto('ledger_entry').values(rows).execute();
  await within
    .updateTable('ledger_head')
    .set({ length: last.number, hash: last.hash })
    .where('run_id', '=', last.run_id)
    .where('coach', '=', last.coach)
    .execute();
};

/**
 * Writes down, inside the transaction of a sale or a release, what became of places. It is called last, after the
 * seats are locked. Asked again it changes nothing; a place that was never sold leaves no trace when it is freed.
 */
export const appendToLedger = async (
  within: Within,
  action: Action,
  places: readonly LedgerPlace[],
  now: number,
): Promise<void> => {
  const marked = places.map((place) => ({ ...place, mark: sha256(place.holdId) }));
  for (const chain of chainsOf(marked)) await appendToChain(within, action, chain, now);
};
