import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('ledger_entry')
    .addColumn('run_id', 'bigint', (column) => column.notNull())
    .addColumn('coach', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('from_stop', 'integer', (column) => column.notNull())
    .addColumn('to_stop', 'integer', (column) => column.notNull())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('previous', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_entry_pkey', ['run_id', 'coach', 'number'])
    .addUniqueConstraint('ledger_entry_once', ['run_id', 'coach', 'mark', 'deed'])
    .execute();
  await db.schema
    .createTable('ledger_head')
    .addColumn('run_id', 'bigint', (column) => column.notNull())
    .addColumn('coach', 'integer', (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_head_pkey', ['run_id', 'coach'])
    .execute();
};

export const ledger: Migration = { up };
