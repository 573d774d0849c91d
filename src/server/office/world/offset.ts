import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';

const world = 'world';

export const offsetOf = async (db: Kysely<Tables>): Promise<number> => {
  const row = await db
    .selectFrom('world_clock')
    .select('offset_ms')
    .where('name', '=', world)
    .executeTakeFirst();
  return row?.offset_ms ?? 0;
};

export const setOffset = async (db: Kysely<Tables>, offset: number): Promise<void> => {
  await db
    .insertInto('world_clock')
    .values({ name: world, offset_ms: offset })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ offset_ms: offset }))
    .execute();
};

export const moveOffset = async (db: Kysely<Tables>, by: number): Promise<void> => {
  await db
    .insertInto('world_clock')
    .values({ name: world, offset_ms: by })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ offset_ms: row('world_clock.offset_ms', '+', by) })),
    )
    .execute();
};
