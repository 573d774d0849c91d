import { readLedgerHeads as call } from '#contract/operations/ledger.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { operationsFor } from '#server/platform/http/operation.ts';

const mostHeads = 1000;
const beforeAll = '0-0';
const place = /^(\d{1,15})-(\d{1,9})$/;

/** What anybody may see: how far each chain reaches. */
const { operation } = operationsFor<PlatformContext>();

export const readLedgerHeads = operation(call, async ({ query }, { db }) => {
  const [, run, coach] = place.exec(query.after ?? beforeAll) ?? [];
  if (run === undefined || coach === undefined) return refused('ledger-page-unknown');
  const rows = await db
    .selectFrom('ledger_head')
    .selectAll()
    .where('length', '>', 0)
    .where((row) => row(row.refTuple('run_id', 'coach'), '>', row.tuple(Number(run), Number(coach))))
    .orderBy('run_id')
    .orderBy('coach')
    .limit(mostHeads)
    .execute();
  const last = rows.at(-1);
  return granted({
    heads: rows.map((row) => ({ runId: row.run_id, coach: row.coach, length: row.length, hash: row.hash })),
    next: last === undefined || rows.length < mostHeads ? null : `${last.run_id}-${last.coach}`,
  });
});
