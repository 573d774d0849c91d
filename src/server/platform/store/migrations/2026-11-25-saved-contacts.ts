import type { Kysely, Migration } from 'kysely';

const texts = ['first_name', 'last_name', 'gender', 'birth_date', 'nationality'] as const;
const documentColumns = ['identity_number', 'passport_number'] as const;

const up = async (db: Kysely<unknown>): Promise<void> => {
  const table = db.schema
    .createTable('saved_contact')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('country_id', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull());
  const whole = [...texts, ...documentColumns].reduce(
    (made, name) => made.addColumn(name, 'text', (column) => column.notNull()),
    table,
  );
  await whole.execute();
  await db.schema.createIndex('saved_contact_user').on('saved_contact').column('user_id').execute();
};

export const savedContacts: Migration = { up };
