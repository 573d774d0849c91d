import type { Kysely } from 'kysely';
import type { CoachTemplate } from '#domain/coach/coach.ts';
import type { NeighbourRule } from '#domain/coach/neighbour-rule.ts';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import { runIdOf, trainOfRun } from '#domain/values/run-id.ts';
import { systemClock } from '#server/platform/clock.ts';
import { inRounds } from '#server/platform/in-rounds.ts';
import type { Log } from '#server/platform/log.ts';
import { startRepeating } from '#server/platform/repeating.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Railway } from '#server/railway/network/railway.ts';
import type { ClosedCoaches } from '#server/railway/occupancy/closed-coaches.ts';
import { type Bits, openBits } from './bits.ts';
import { type Changed, openChanges } from './changes.ts';
import { type CoachPlan, countFree, hasBits, planOf, type Span } from './count-free.ts';
import { openKeptCounts } from './kept-counts.ts';
import type { FreeInCoach, Occupancy } from './occupancy.ts';
import { readUnits, readUnitsFrom } from './read-units.ts';
import { wordsOf } from './stretch.ts';

export type OccupancyParts = {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  readonly railway: Railway;
  readonly rule: () => NeighbourRule;
  readonly closed: ClosedCoaches;
  readonly today?: () => number;
};

const everyMilliseconds = 200;
const nobody: readonly Span[] = [];

/** Nobody asks for a place in a run that began longer ago. */
const daysKept = 7;

const readBits = async (db: Kysely<Tables>, firstRun: number): Promise<Bits> => {
  const bits = openBits();
  await readUnitsFrom(db, firstRun, bits.put);
  return bits;
};

export const openOccupancy = async (parts: OccupancyParts): Promise<Occupancy> => {
  const { db, log, railway, rule, closed, today = () => dayNumberAt(systemClock.now()) } = parts;
  const firstRun = (): number => runIdOf(0, today() - daysKept);
  const changes = await openChanges(db);
  const empty = new WeakMap<CoachPlan, Map<number, readonly FreeInCoach[]>>();
  const counts = openKeptCounts();
  let keptFrom = firstRun();
  let bits = await readBits(db, keptFrom);
  let due: Changed = [];

  /** What was read stays due until it has been looked at, so that a database that goes away in between loses nothing. */
  const catchUp = async (): Promise<void> => {
    if (firstRun() > keptFrom) {
      keptFrom = firstRun();
      bits.forgetBefore(keptFrom);
    }
    // Before the changes: they are read once, and what fails after that would lose them.
    await closed.read();
    const changed = await changes.read();
    due = due === 'all' || changed === 'all' ? 'all' : [...due, ...changed];
    if (due === 'all') {
      bits = await readBits(db, keptFrom);
      counts.forgetAll();
    } else if (due.length > 0) {
      const rows = await readUnits(db, due);
      for (const { runId, coach, unit } of due) bits.clearUnit(runId, coach, unit);
      for (const row of rows) bits.put(row);
      for (const { runId, coach } of due) counts.forget(runId, coach);
    }
    due = [];
  };

  const caughtUp = inRounds(catchUp);
  const repeating = startRepeating(caughtUp, everyMilliseconds, (reason) =>
    log.error('occupancy-not-followed', reason),
  );

  const spansOf = (runId: number, coach: number, fromStop: number, toStop: number): readonly Span[] => {
    const words = wordsOf(fromStop, toStop);
    const found = words.flatMap(({ low, high }, part) => {
      const known = low === 0 && high === 0 ? undefined : bits.partOf(runId, coach, part);
      return known === undefined ? [] : [{ bits: known, low, high }];
    });
    return found.length === 0 ? nobody : found;
  };

  const allFree = (coach: number, plan: CoachPlan): readonly FreeInCoach[] => {
    const known = empty.get(plan) ?? new Map<number, readonly FreeInCoach[]>();
    empty.set(plan, known);
    const free = known.get(coach) ?? countFree(coach, plan, nobody, 'off');
    known.set(coach, free);
    return free;
  };

  const freeInCoach = (
    runId: number,
    coach: number,
    template: CoachTemplate,
    [fromStop, toStop]: readonly [number, number],
  ): readonly FreeInCoach[] => {
    if (closed.isClosed(runId, coach)) return [];
    const plan = planOf(template);
    const spans = spansOf(runId, coach, fromStop, toStop);
    if (spans === nobody) return allFree(coach, plan);
    const circumstances = `${rule()} ${railway.network().revision}`;
    return counts.of([runId, coach], [fromStop, toStop], circumstances, () =>
      countFree(coach, plan, spans, rule()),
    );
  };

  return {
    caughtUp,
    close: repeating.stop,
    freeIn: (runId, fromStop, toStop) => {
      const { trains, templates } = railway.network();
      return (trains[trainOfRun(runId)]?.coaches ?? []).flatMap(({ index, template }) => {
        const coach = templates.get(template);
        return coach === undefined ? [] : freeInCoach(runId, index, coach, [fromStop, toStop]);
      });
    },
    isFree: (runId, coach, seat, fromStop, toStop) => {
      const { trains, templates } = railway.network();
      const named = trains[trainOfRun(runId)]?.coaches.find(({ index }) => index === coach)?.template;
      const template = named === undefined ? undefined : templates.get(named);
      const slot = template === undefined ? undefined : planOf(template).slots.get(seat);
      if (slot === undefined || closed.isClosed(runId, coach)) return false;
      return !spansOf(runId, coach, fromStop, toStop).some(
        (span) => hasBits(span.bits.women, slot, span) || hasBits(span.bits.men, slot, span),
      );
    },
  };
};
