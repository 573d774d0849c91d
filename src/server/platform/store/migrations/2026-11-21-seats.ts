import { type Kysely, type Migration, sql } from 'kysely';

const planes = ['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'b0', 'b1', 'b2', 'b3', 'b4', 'b5'] as const;

/** Rows that change often leave room on their page, so that no index changes with them. */
const roomy = sql`with (fillfactor = 70)`;

const makeUnits = async (db: Kysely<unknown>): Promise<void> => {
  const keys = db.schema
    .createTable('seat_unit')
    .addColumn('run_id', 'bigint', (column) => column.notNull())
    .addColumn('coach', 'smallint', (column) => column.notNull())
    .addColumn('unit', 'smallint', (column) => column.notNull())
    .addColumn('part', 'smallint', (column) => column.notNull());
  await planes
    .reduce(
      (table, plane) => table.addColumn(plane, 'bigint', (column) => column.notNull().defaultTo(0)),
      keys,
    )
    .addPrimaryKeyConstraint('seat_unit_pkey', ['run_id', 'coach', 'unit', 'part'])
    .modifyEnd(roomy)
    .execute();
};

const makeHolds = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('seat_hold')
    .addColumn('run_id', 'bigint', (column) => column.notNull())
    .addColumn('coach', 'smallint', (column) => column.notNull())
    .addColumn('unit', 'smallint', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('place', 'smallint', (column) => column.notNull())
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('from_stop', 'smallint', (column) => column.notNull())
    .addColumn('to_stop', 'smallint', (column) => column.notNull())
    .addColumn('mask0', 'bigint', (column) => column.notNull())
    .addColumn('mask1', 'bigint', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('occupant', 'text', (column) => column.notNull())
    .addColumn('cabin_class', 'text', (column) => column.notNull())
    .addColumn('party', 'text', (column) => column.notNull())
    .addColumn('booking', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('deadline', 'bigint', (column) => column.notNull())
    .addColumn('extensions', 'smallint', (column) => column.notNull())
    .addPrimaryKeyConstraint('seat_hold_pkey', ['run_id', 'coach', 'unit', 'id'])
    .execute();
  await db.schema
    .createIndex('seat_hold_booking')
    .on('seat_hold')
    .column('booking')
    .where(sql.ref('booking'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('seat_hold_deadline')
    .on('seat_hold')
    .column('deadline')
    .where(sql.ref('state'), '=', sql.lit('held'))
    .execute();
};

const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeUnits(db);
  await makeHolds(db);
  await db.schema
    .createTable('seat_change')
    .addColumn('seq', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('units', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('seat_change_at').on('seat_change').column('at').execute();
  await db.schema
    .createTable('seat_setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('closed_coach')
    .addColumn('run_id', 'bigint', (column) => column.notNull())
    .addColumn('coach', 'smallint', (column) => column.notNull())
    .addPrimaryKeyConstraint('closed_coach_pkey', ['run_id', 'coach'])
    .execute();
};

export const seats: Migration = { up };
