import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { appendToLedger, type LedgerPlace } from '#server/sale/ledger/append-to-ledger.ts';
import { type GivenBack, giveBack } from './give-back.ts';
import { allGuards, type Guards } from './guards.ts';
import { type HoldKey, holdIdOf, holdKeyOf } from './hold-id.ts';
import { holdColumns, isAlive } from './live-holds.ts';
import { isOneOf } from './one-of.ts';
import type { HeldPlace, HoldsInSale } from './seats.ts';

type Within = Transaction<Tables>;
type Hold = Tables['seat_hold'];
type Lapsed = Answer<never, 'selection-time-expired'>;

const lapsed: Lapsed = refused('selection-time-expired');
const closed = refused('coach-closed');

const columns = [...holdColumns, 'run_id', 'coach', 'cabin_class'] as const;

type BookedHold = Pick<Hold, (typeof columns)[number]> & { readonly isClosed: unknown };

const keyOf = ({ run_id, coach, unit, id }: Pick<Hold, 'run_id' | 'coach' | 'unit' | 'id'>): HoldKey => ({
  runId: run_id,
  coach,
  unit,
  id,
});

const heldPlaceOf = (hold: BookedHold): HeldPlace => ({
  holdId: holdIdOf(keyOf(hold)),
  runId: hold.run_id,
  coach: hold.coach,
  seat: hold.seat,
  fromStop: hold.from_stop,
  toStop: hold.to_stop,
  gender: hold.gender,
  occupant: hold.occupant,
  party: hold.party,
  cabinClass: hold.cabin_class,
  deadline: hold.deadline,
});

const ledgerPlaceOf = (freed: GivenBack): LedgerPlace => ({
  holdId: holdIdOf(keyOf(freed)),
  runId: freed.run_id,
  coach: freed.coach,
  seat: freed.seat,
  fromStop: freed.from_stop,
  toStop: freed.to_stop,
});

const inClosedCoach = (of: ExpressionBuilder<Tables, 'seat_hold'>) =>
  of
    .exists(
      of
        .selectFrom('closed_coach')
        .select('closed_coach.coach')
        .whereRef('closed_coach.run_id', '=', 'seat_hold.run_id')
        .whereRef('closed_coach.coach', '=', 'seat_hold.coach'),
    )
    .as('isClosed');

/** Locks the rows in the order everybody locks them in. */
const locked = (db: Kysely<Tables>) =>
  db
    .selectFrom('seat_hold')
    .select(columns)
    .select(inClosedCoach)
    .orderBy('run_id')
    .orderBy('coach')
    .orderBy('unit')
    .orderBy('id')
    .forUpdate();

const knownKeys = (holdIds: readonly string[]): readonly HoldKey[] =>
  holdIds.flatMap((holdId) => holdKeyOf(holdId) ?? []);

const ofBooking = (within: Within, booking: string): Promise<BookedHold[]> =>
  locked(within).where('booking', '=', booking).execute();

/** A hold that lapsed may be deleted by now: what is missing counts as well as what is past. */
const areAllIn = (holds: readonly BookedHold[], holdIds: readonly string[]): boolean => {
  const there = new Set(holds.map((hold) => holdIdOf(keyOf(hold))));
  return holdIds.length > 0 && holdIds.every((holdId) => there.has(holdId));
};

const free: HoldsInSale['free'] = async (within, booking, holdIds, now) => {
  const keys = holdIds === 'all' ? null : knownKeys(holdIds);
  if (keys?.length === 0) return;
  const own = sql`booking = ${booking} ${keys === null ? sql`` : sql`and ${isOneOf(keys)}`}
    order by run_id, coach, unit, id for update`;
  const { rows } = await giveBack(own).execute(within);
  await appendToLedger(within, 'freed', rows.filter(({ state }) => state === 'sold').map(ledgerPlaceOf), now);
};

export const holdsInSaleWith = ({ deadline: judgesDeadline }: Guards): HoldsInSale => {
  const isHolding = (now: number) => isAlive(judgesDeadline ? now : 0);

  const bind: HoldsInSale['bind'] = async (within, holdIds, booking, deadline, now) => {
    const keys = knownKeys(new Set(holdIds).size === holdIds.length ? holdIds : []);
    if (keys.length === 0 || keys.length !== holdIds.length) return lapsed;
    const holds = await locked(within).where(isOneOf(keys)).execute();
    const mayBind = holds.every(
      (hold) =>
        hold.state === 'held' &&
        hold.isClosed === false &&
        isHolding(now)(hold) &&
        (hold.booking === null || hold.booking === booking),
    );
    if (!mayBind || holds.length !== keys.length) return lapsed;
    await within.updateTable('seat_hold').set({ booking, deadline }).where(isOneOf(keys)).execute();
    return granted(holds.map((hold) => heldPlaceOf({ ...hold, deadline })));
  };

  const prolong: HoldsInSale['prolong'] = async (within, booking, holdIds, deadline, now) => {
    const holds = await ofBooking(within, booking);
    if (!areAllIn(holds, holdIds) || !holds.every(isHolding(now))) return lapsed;
    await within
      .updateTable('seat_hold')
      .set({ deadline })
      .where('booking', '=', booking)
      .where('state', '=', 'held')
      .execute();
    return granted(null);
  };

  const sell: HoldsInSale['sell'] = async (within, booking, holdIds, now) => {
    const holds = await ofBooking(within, booking);
    if (!areAllIn(holds, holdIds) || !holds.every(isHolding(now))) return lapsed;
    if (holds.some(({ state, isClosed }) => state === 'held' && isClosed !== false)) return closed;
    await within
      .updateTable('seat_hold')
      .set({ state: 'sold', asked_from: null, asked_by: null })
      .where('booking', '=', booking)
      .execute();
    const places = holds.map(heldPlaceOf);
    await appendToLedger(within, 'sold', places, now);
    return granted(places);
  };

  return { bind, prolong, sell, free };
};

/** What a booking does with holds. */
export const holdsInSale: HoldsInSale = holdsInSaleWith(allGuards);
