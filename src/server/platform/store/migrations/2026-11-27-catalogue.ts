import { type Kysely, type Migration, sql } from 'kysely';

const makeEntries = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create sequence catalogue_number start with 1000`.execute(db);
  await db.schema
    .createTable('catalogue_entry')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('catalogue_entry_kind').on('catalogue_entry').column('kind').execute();
  await db.schema
    .createTable('catalogue_intent')
    .addColumn('entry', 'integer', (column) => column.primaryKey())
    .addColumn('intent_id', 'integer', (column) => column.notNull().unique())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('effective_date', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('edited_by', 'bigint', (column) => column.notNull())
    .addColumn('sent_by', 'bigint')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
};

const makeVersions = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('catalogue_version')
    .addColumn('entry', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('fields', 'text')
    .addColumn('effective_date', 'text')
    .addColumn('from_day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('catalogue_version_once', ['entry', 'version'])
    .execute();
  await db.schema
    .createTable('catalogue_event')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('entry', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff', 'bigint', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('from_standing', 'text', (column) => column.notNull())
    .addColumn('to_standing', 'text', (column) => column.notNull())
    .addColumn('intent_id', 'integer', (column) => column.notNull())
    .addColumn('fields', 'text')
    .execute();
  await db.schema.createIndex('catalogue_event_entry').on('catalogue_event').column('entry').execute();
};

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('user_account')
    .addColumn('staff_roles', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await makeEntries(db);
  await makeVersions(db);
};

/** Members of staff have roles, and the catalogue changes by intents. */
export const catalogue: Migration = { up };
