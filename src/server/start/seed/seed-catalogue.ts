import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { always } from '#domain/catalogue/catalogue-in-force.ts';
import type { Seed } from './seed.ts';
import { seededCatalogue } from './seeded-catalogue.ts';

const tables = ['catalogue_event', 'catalogue_intent', 'catalogue_version', 'catalogue_entry'] as const;

const rowOf = (entry: number, fields: CatalogueFields) => ({
  entry,
  version: 1,
  fields: JSON.stringify(fields),
  effective_date: null,
  from_day: always,
});

/** A shop begins with the catalogue that its rules were written with. */
export const catalogue: Seed = {
  availability: 'everywhere',
  clear: async (db) => {
    for (const table of tables) await db.deleteFrom(table).execute();
  },
  seed: async (db) => {
    const all = seededCatalogue();
    await db
      .insertInto('catalogue_entry')
      .values(all.map(({ id, kind }) => ({ id, kind })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('catalogue_version')
      .values(all.map(({ id, fields }) => rowOf(id, fields)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
