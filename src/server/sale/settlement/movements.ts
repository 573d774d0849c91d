import { type Kysely, sql } from 'kysely';
import type { MovementKind } from '#domain/fare/payment-status.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Tables } from '#server/platform/store/tables.ts';

export type Movement = {
  readonly payment: string;
  /** Names the action, so that an action done again moves nothing. */
  readonly key: string;
  readonly kind: MovementKind;
  readonly amount: Kurus;
};

export const move = async (db: Kysely<Tables>, movement: Movement, now: number): Promise<boolean> => {
  if (movement.amount === 0) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('money_movement')
    .values({ ...movement, moved_at: now })
    .onConflict((conflict) => conflict.columns(['payment', 'key', 'kind']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** What of one payment is still tickets. */
export const ticketedOf = async (db: Kysely<Tables>, payment: string): Promise<Kurus> => {
  const { left } = await db
    .selectFrom('money_movement')
    .select((select) => select.fn.coalesce(select.fn.sum<string>('amount'), sql<string>`0`).as('left'))
    .where('payment', '=', payment)
    .where('kind', '=', 'ticketed')
    .executeTakeFirstOrThrow();
  return Number(left);
};
