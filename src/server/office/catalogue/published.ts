import { publishingActions } from '#domain/catalogue/catalogue-event.ts';
import { catalogueKinds } from '#domain/catalogue/catalogue-kind.ts';
import type { PublishedHistory } from '#domain/catalogue/terms-in-force.ts';
import type { PublishedCatalogue } from '#server/railway/network/published.ts';
import { publishedOf } from './catalogue-rows.ts';

/**
 * As the store tells it. Numbers are given before they are seen, so a smaller one may be committed later: it makes one
 * more. Those of a world that was reset never come back.
 */
export const publishedInStore: PublishedCatalogue = {
  generation: async (db) => {
    const { count, last } = await db
      .selectFrom('catalogue_event')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('id').as('last')])
      .where('deed', 'in', publishingActions)
      .executeTakeFirstOrThrow();
    return `${count} ${last}`;
  },
  histories: async (db) => {
    const found: PublishedHistory[] = [];
    for (const kind of catalogueKinds) {
      for (const [id, published] of await publishedOf(db, kind)) found.push({ id, kind, published });
    }
    return found;
  },
};
