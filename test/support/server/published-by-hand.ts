import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { publishedOf } from '#server/office/catalogue/catalogue-rows.ts';
import { nextNumber } from '#server/office/catalogue/next-number.ts';
import type { TestShop } from '../open-test-shop.ts';

const noStaff = 0;

/** What the console leaves in the store when an entry, named by its kind and code, is published from a day on. */
export const publishByHand = async (
  { open }: TestShop,
  kind: CatalogueKind,
  code: string,
  content: CatalogueFields | null,
  from = '2020-01-01',
): Promise<void> => {
  const { db, clock } = open.app;
  const known = [...(await publishedOf(db, kind))].find(([, published]) =>
    published.some(({ fields }) => fields?.code === code),
  );
  const [entry = await nextNumber(db), before = []] = known ?? [];
  const fields = content === null ? null : JSON.stringify({ code, name: code, ...content });
  if (known === undefined) await db.insertInto('catalogue_entry').values({ id: entry, kind }).execute();
  await db
    .insertInto('catalogue_version')
    .values({ entry, version: before.length + 1, fields, effective_date: null, from_day: from })
    .execute();
  const transition = { from_standing: 'update-waiting', to_standing: 'published' } as const;
  await db
    .insertInto('catalogue_event')
    .values({
      id: await nextNumber(db),
      entry,
      at: clock.now(),
      staff: noStaff,
      deed: 'publish',
      ...transition,
      intent_id: 0,
      fields,
      effective_before: null,
      effective_date: from,
    })
    .execute();
};
