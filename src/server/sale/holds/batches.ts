import { setImmediate } from 'node:timers';
import type { Pool } from 'pg';
import type { NeighbourRule } from '#domain/coach/neighbour-rule.ts';
import { doOverlap } from '#server/railway/occupancy/stretch.ts';
import { askAgain } from './ask-again.ts';
import type { Claim } from './claim.ts';
import type { Guards } from './guards.ts';
import { type HoldStatement, holdStatementOf } from './hold-statement.ts';
import { type Attempt, attemptOf, valuesOf } from './hold-values.ts';

/** A hold that stands in the store. */
export type Taken = { readonly id: string; readonly deadline: number };

/** Takes a place together with what others want at the same deadline; null when the row says no. */
export type TakePlainly = (claim: Claim) => Promise<Taken | null>;

export type BatchTerms = {
  readonly pool: Pool;
  readonly guards: Guards;
  readonly rule: () => NeighbourRule;
  /** Until when a hold made now lasts. */
  readonly newDeadline: () => number;
};

type Ask = {
  readonly attempt: Attempt;
  readonly grant: (taken: Taken | null) => void;
  readonly fail: (reason: unknown) => void;
};

type Row = { readonly run_id: number; readonly coach: number; readonly unit: number };

const mostInABatch = 256;
const lanes = 2;
/** A second statement is worth its while only with so many units waiting. */
const enoughForSecond = 48;

const keyOf = (runId: number, coach: number, unit: number): number => (runId * 32 + coach) * 32_768 + unit;
const keyOfAsk = ({ attempt: { wanted, place } }: Ask): number =>
  keyOf(wanted.runId, wanted.coach, place.unit);

const isInTheWay =
  ({ attempt: taken }: Ask) =>
  ({ attempt }: Ask): boolean =>
    attempt.ordinal === taken.ordinal && doOverlap(attempt.wanted, taken.wanted);

/** One or two statements are under way; what arrives meanwhile goes into the next. A unit is in one of them at a time. */
export const openBatches = ({ pool, guards, rule, newDeadline }: BatchTerms): TakePlainly => {
  const waiting = new Map<number, Ask[]>();
  const busy = new Set<number>();
  const statements: Readonly<Record<NeighbourRule, HoldStatement>> = {
    'between-bookings': holdStatementOf(guards, 'between-bookings'),
    always: holdStatementOf(guards, 'always'),
    off: holdStatementOf(guards, 'off'),
  };
  let running = 0;
  let isDue = false;

  /** Who waits for a place that was asked for just now is not granted it blindly any more: it is decided by reading. */
  const settle = (asks: readonly Ask[], granted: ReadonlySet<number>, deadline: number): void => {
    for (const ask of asks) {
      const key = keyOfAsk(ask);
      const others = waiting.get(key) ?? [];
      if (guards.occupancy) {
        const later = others.filter(isInTheWay(ask));
        for (const other of later) other.grant(null);
        const left = others.filter((other) => !later.includes(other));
        if (left.length > 0) waiting.set(key, left);
        else waiting.delete(key);
      }
      ask.grant(granted.has(key) ? { id: ask.attempt.id, deadline } : null);
    }
  };

  const carryOut = async (asks: readonly Ask[]): Promise<void> => {
    const deadline = newDeadline();
    const values = [
      ...valuesOf(
        asks.map(({ attempt }) => attempt),
        deadline,
      ),
    ];
    const { rows } = await askAgain(() => pool.query<Row>({ ...statements[rule()], values }));
    settle(asks, new Set(rows.map(({ run_id, coach, unit }) => keyOf(run_id, coach, unit))), deadline);
  };

  const nextBatch = (): readonly Ask[] => {
    const batch: [number, Ask][] = [];
    for (const [key, asks] of waiting) {
      if (batch.length === mostInABatch) break;
      const [first, ...others] = asks;
      if (first === undefined || busy.has(key)) continue;
      batch.push([key, first]);
      waiting.delete(key);
      if (others.length > 0) waiting.set(key, others);
      busy.add(key);
    }
    return batch.toSorted(([one], [other]) => one - other).map(([, ask]) => ask);
  };

  const pump = (): void => {
    while (running === 0 || (running < lanes && waiting.size >= enoughForSecond)) {
      const asks = nextBatch();
      if (asks.length === 0) return;
      running += 1;
      carryOut(asks)
        .catch((reason: unknown) => {
          for (const { fail } of asks) fail(reason);
        })
        .finally(() => {
          running -= 1;
          for (const ask of asks) busy.delete(keyOfAsk(ask));
          pump();
        });
    }
  };

  const pumpSoon = (): void => {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      pump();
    });
  };

  return (claim) =>
    new Promise((grant, fail) => {
      const ask = { attempt: attemptOf(claim), grant, fail };
      const key = keyOfAsk(ask);
      const asks = waiting.get(key);
      if (asks === undefined) waiting.set(key, [ask]);
      else asks.push(ask);
      pumpSoon();
    });
};
