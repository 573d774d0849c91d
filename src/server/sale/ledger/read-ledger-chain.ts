import { readLedgerChain as call } from '#contract/operations/ledger.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { operationsFor } from '#server/platform/http/operation.ts';
import { lineOf } from './ledger-line.ts';

const mostLines = 1000;
const number = /^\d{1,15}$/;
const highestCoach = 2 ** 31;

const numberIn = (text: string): number | null => (number.test(text) ? Number(text) : null);

/** One chain, in the lines that were hashed. Head and entries are read in one transaction, so that they agree. */
const { operation } = operationsFor<PlatformContext>();

export const readLedgerChain = operation(call, async ({ params, query }, { db }) => {
  const run = numberIn(params.run ?? '');
  const coach = numberIn(params.coach ?? '');
  const from = numberIn(query.from ?? '1');
  if (run === null || coach === null || from === null || coach >= highestCoach || from >= highestCoach) {
    return refused('ledger-page-unknown');
  }
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (within) => {
      const head = await within
        .selectFrom('ledger_head')
        .selectAll()
        .where('run_id', '=', run)
        .where('coach', '=', coach)
        .where('length', '>', 0)
        .executeTakeFirst();
      const rows = await within
        .selectFrom('ledger_entry')
        .selectAll()
        .where('run_id', '=', run)
        .where('coach', '=', coach)
        .where('number', '>=', from)
        .orderBy('number')
        .limit(mostLines)
        .execute();
      const last = rows.at(-1);
      return granted({
        lines: rows.map(lineOf),
        next: last === undefined || rows.length < mostLines ? null : last.number + 1,
        head:
          head === undefined
            ? null
            : { runId: head.run_id, coach: head.coach, length: head.length, hash: head.hash },
      });
    });
});
