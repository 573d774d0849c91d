import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('package_order').addColumn('as_ordered', 'text').execute();
};

export const packagesAsOrdered: Migration = { up };
