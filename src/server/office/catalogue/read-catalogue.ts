import {
  catalogueFrame,
  catalogueHistory,
  listCatalogue,
  publishedCatalogue,
  readCatalogueEntry,
} from '#contract/catalogue/catalogue.ts';
import { soldToday } from '#domain/catalogue/catalogue-entry.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { Operation } from '#server/platform/http/operation.ts';
import { frameNamed } from '#server/railway/network/coaches/frame-named.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { entriesOf } from './catalogue-rows.ts';
import { eventsOf } from './entry-events.ts';
import { type Reader, readerIn } from './reader-in.ts';
import { withStaff } from './with-staff.ts';

const entryNamed = async (reader: Reader, id: string | undefined, { db, clock }: AppContext) => {
  const entries = await entriesOf(db, reader.kind, clock.now());
  return entries.find((entry) => String(entry.id) === id) ?? null;
};

/** A coach nobody sits in yet, as it would be told to a passenger. */
const emptyCoach = (code: string): SeatMap | null => {
  const coach = frameNamed(code);
  return coach === null
    ? null
    : {
        coachId: coach.id,
        index: 0,
        isOnSale: true,
        free: coach.places.length,
        taken: [],
        prices: [],
        coach,
      };
};

export const readCatalogueCalls: readonly Operation<AppContext>[] = [
  operation(listCatalogue, async (asked, app) => {
    const reader = await readerIn(asked, app);
    if (!reader.ok) return reader;
    const { kind, staff } = reader.value;
    return granted({
      staff: { ...staff },
      entries: await withStaff(app.db, await entriesOf(app.db, kind, app.clock.now())),
    });
  }),
  operation(publishedCatalogue, async (asked, app) => {
    const reader = await readerIn(asked, app);
    if (!reader.ok) return reader;
    const entries = await entriesOf(app.db, reader.value.kind, app.clock.now());
    return granted({
      entries: entries
        .filter(({ published }) => published !== null)
        .map((entry) => ({
          id: entry.id,
          intentId: 0,
          intents: entry.intent === null ? [] : [entry.intent],
          inForce: soldToday(entry),
          coming: [...(entry.coming ?? [])],
        })),
    });
  }),
  operation(readCatalogueEntry, async (asked, app) => {
    const reader = await readerIn(asked, app);
    if (!reader.ok) return reader;
    const entry = await entryNamed(reader.value, asked.params.id, app);
    const [described] = await withStaff(app.db, entry === null ? [] : [entry]);
    return described === undefined ? refused('catalogue-entry-gone') : granted(described);
  }),
  operation(catalogueHistory, async (asked, app) => {
    const reader = await readerIn(asked, app);
    if (!reader.ok) return reader;
    const row = await app.db
      .selectFrom('catalogue_entry')
      .select('id')
      .where('kind', '=', reader.value.kind)
      .where('id', '=', /^\d{1,9}$/.test(asked.params.id ?? '') ? Number(asked.params.id) : 0)
      .executeTakeFirst();
    return row === undefined
      ? refused('catalogue-entry-gone')
      : granted({ events: [...(await eventsOf(app.db, reader.value.kind, row.id))] });
  }),
  operation(catalogueFrame, async (asked, app) => {
    const reader = await readerIn({ ...asked, params: { kind: 'seat-map' } }, app);
    return reader.ok ? granted({ frame: emptyCoach(asked.params.code ?? '') }) : reader;
  }),
];
