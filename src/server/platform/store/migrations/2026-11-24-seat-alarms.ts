import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('seat_alarm')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('run_id', 'bigint', (column) => column.notNull())
    .addColumn('from_station', 'integer', (column) => column.notNull())
    .addColumn('to_station', 'integer', (column) => column.notNull())
    .addColumn('cabin_class', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('chance_until', 'bigint', (column) => column.notNull())
    .addColumn('knows', 'integer', (column) => column.notNull())
    .addColumn('tellings_left', 'integer', (column) => column.notNull())
    .addColumn('departs_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('seat_alarm_once', [
      'run_id',
      'from_station',
      'to_station',
      'cabin_class',
      'email_key',
    ])
    .execute();
  await db.schema
    .createTable('seat_alarm_key')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('alarm', 'uuid', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('seat_alarm_key_of').on('seat_alarm_key').column('alarm').execute();
};

export const seatAlarms: Migration = { up };
