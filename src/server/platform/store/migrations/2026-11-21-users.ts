import type { Kysely, Migration } from 'kysely';

const makeAccounts = (db: Kysely<unknown>) =>
  db.schema
    .createTable('user_account')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_reason_id', 'integer')
    .addColumn('status_reason_description', 'text')
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('mobile_number', 'text')
    .addColumn('mobile_country_code', 'text')
    .addColumn('birthdate', 'text')
    .addColumn('nationality_country_id', 'integer', (column) => column.notNull())
    .addColumn('enrollment_no', 'text')
    .addColumn('company_name', 'text')
    .addColumn('tax_no', 'text')
    .addColumn('tax_administration', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

const makeCustomers = (db: Kysely<unknown>) =>
  db.schema
    .createTable('customer')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull().unique())
    .addColumn('company', 'boolean', (column) => column.notNull())
    .addColumn('city_id', 'integer')
    .addColumn('district_id', 'integer')
    .addColumn('neighbourhood_id', 'integer')
    .addColumn('address', 'text')
    .addColumn('permission_marketing_email', 'boolean', (column) => column.notNull())
    .addColumn('permission_marketing_sms', 'boolean', (column) => column.notNull())
    .addColumn('has_loyalty', 'boolean', (column) => column.notNull())
    .addColumn('profession_id', 'integer')
    .addColumn('education_status_id', 'integer')
    .addColumn('image', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('contract_approved_at', 'bigint')
    .execute();

const makePrivate = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('customer_private')
    .addColumn('customer_id', 'bigint', (column) => column.primaryKey())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('citizenship_no', 'text')
    .addColumn('passport_no', 'text')
    .addColumn('blood_type_id', 'integer')
    .execute();
  await db.schema
    .createIndex('customer_private_citizenship_no')
    .on('customer_private')
    .column('citizenship_no')
    .execute();
};

const makeCodes = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('one_time_code')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint')
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('one_time_code_user').on('one_time_code').column('user_id').execute();
  await db.schema.createIndex('one_time_code_expires').on('one_time_code').column('expires_at').execute();
};

const makeAudit = (db: Kysely<unknown>) =>
  db.schema
    .createTable('audit_entry')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('actor_user_id', 'bigint')
    .addColumn('subject_user_id', 'bigint', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .execute();

const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeAccounts(db);
  await makeCustomers(db);
  await makePrivate(db);
  await makeCodes(db);
  await makeAudit(db);
};

export const users: Migration = { up };
