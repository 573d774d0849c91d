import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('open_ticket_choice')
    .addColumn('locator', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('surname_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('open_ticket_choice_pkey', ['locator', 'number'])
    .execute();
};

export const openTicketChoices: Migration = { up };
