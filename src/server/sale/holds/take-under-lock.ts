import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { Taken } from './batches.ts';
import type { Claim } from './claim.ts';
import { type Decision, decide } from './decide.ts';
import type { Guards } from './guards.ts';
import { holdStatementOf } from './hold-statement.ts';
import { attemptOf, valuesOf } from './hold-values.ts';
import { holdColumns, isAlive } from './live-holds.ts';
import { lockUnit } from './lock-unit.ts';
import type { SeatSettings } from './seat-settings.ts';

type Within = Transaction<Tables>;

type Terms = {
  readonly guards: Guards;
  readonly settings: SeatSettings;
  /** The bookings that agreed to this party beside them. */
  readonly agreed: ReadonlySet<string>;
  readonly deadline: number;
  /** What is alive at this instant. */
  readonly judgedAt: number;
};

export type Settled =
  | { readonly ok: true; readonly taken: Taken }
  | ({ readonly ok: false } & Pick<Extract<Decision, { may: 'not' }>, 'refusal' | 'instead'>);

const holdsOfCoach = (within: Within, { wanted }: Claim) =>
  within
    .selectFrom('seat_hold')
    .select(holdColumns)
    .where('run_id', '=', wanted.runId)
    .where('coach', '=', wanted.coach)
    .execute();

const take = async (within: Within, claim: Claim, { guards, deadline }: Terms): Promise<Taken> => {
  const attempt = attemptOf(claim);
  const { text } = holdStatementOf(guards, 'off');
  const { rows } = await within.executeQuery(CompiledQuery.raw(text, [...valuesOf([attempt], deadline)]));
  if (rows.length !== attempt.masks.filter((mask) => mask !== '0').length) {
    throw new Error('A unit changed while it was locked.');
  }
  return { id: attempt.id, deadline };
};

/** Null when the hold is no longer what it was read to be: a booking may have bound it meanwhile. */
const prolong = async (
  within: Within,
  { wanted, place }: Claim,
  hold: Extract<Decision, { may: 'prolong' }>['hold'],
  { settings, deadline, judgedAt }: Terms,
): Promise<Taken | null> => {
  const { id, extensions } = hold;
  if (extensions >= settings.extensionsByChoosing) return { id, deadline: hold.deadline };
  const prolonged = await within
    .updateTable('seat_hold')
    .set({ deadline: sql`greatest(deadline, ${deadline})`, extensions: extensions + 1 })
    .where('run_id', '=', wanted.runId)
    .where('coach', '=', wanted.coach)
    .where('unit', '=', place.unit)
    .where('id', '=', id)
    .where('booking', 'is', null)
    .where('state', '=', 'held')
    .where('deadline', '>', judgedAt)
    .returning(['id', 'deadline'])
    .executeTakeFirst();
  return prolonged ?? null;
};

/**
 * Decides a claim with the unit locked: who sits in it is read from the holds themselves, parties and all. Null when
 * it is to be decided again.
 */
export const takeUnderLock = (db: Kysely<Tables>, claim: Claim, terms: Terms): Promise<Settled | null> =>
  inTransaction(db, async (within) => {
    const areBitsFree = await lockUnit(within, claim, terms.guards);
    const holds = await holdsOfCoach(within, claim);
    const { settings, agreed } = terms;
    const judging = { rule: settings.neighbourRule, agreed };
    const decision = decide(claim, holds.filter(isAlive(terms.judgedAt)), judging);
    switch (decision.may) {
      case 'not':
        return { ok: false, refusal: decision.refusal, instead: decision.instead };
      case 'prolong': {
        const taken = await prolong(within, claim, decision.hold, terms);
        return taken === null ? null : { ok: true, taken };
      }
      case 'take':
        return areBitsFree || !terms.guards.occupancy
          ? { ok: true, taken: await take(within, claim, terms) }
          : { ok: false, refusal: 'seat-taken', instead: [] };
    }
  });
