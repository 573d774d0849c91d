import type { Transaction } from 'kysely';
import { type CatalogueEntry, dayMeantFor, type PublishedEntry } from '#domain/catalogue/catalogue-entry.ts';
import { publishingActions } from '#domain/catalogue/catalogue-event.ts';
import { statusOfEntry } from '#domain/catalogue/catalogue-rights.ts';
import { type CatalogueAsk, holdsFrom } from '#domain/catalogue/catalogue-step.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { nextNumber } from './next-number.ts';

type Stepped = {
  readonly id: number;
  readonly before: CatalogueEntry | null;
  readonly after: CatalogueEntry | null;
  readonly ask: CatalogueAsk;
};

const saveIntent = async (within: Transaction<Tables>, id: number, after: CatalogueEntry | null) => {
  await within.deleteFrom('catalogue_intent').where('entry', '=', id).execute();
  const intent = after?.intent ?? null;
  if (intent === null) return;
  await within
    .insertInto('catalogue_intent')
    .values({
      entry: id,
      intent_id: intent.intentId,
      action: intent.action,
      status: intent.status,
      fields: JSON.stringify(intent.fields),
      effective_date: intent.effectiveDate,
      version: intent.version,
      edited_by: intent.editedBy,
      sent_by: intent.sentBy,
      at: intent.at,
    })
    .execute();
};

const saveVersion = async (within: Transaction<Tables>, { id, before, after, ask }: Stepped) => {
  if (!publishingActions.includes(ask.action)) return;
  const published: PublishedEntry | null = after?.published ?? null;
  const isDeletion = published === null || before?.intent?.action === 'delete';
  const effectiveDate = before?.intent?.effectiveDate ?? null;
  await within
    .insertInto('catalogue_version')
    .values({
      entry: id,
      version: published?.version ?? (before?.published?.version ?? 0) + 1,
      fields: isDeletion ? null : JSON.stringify(published.fields),
      effective_date: effectiveDate,
      from_day: holdsFrom(effectiveDate, ask.at),
    })
    .execute();
};

/** Lays down what became of an entry, and who did it. */
export const saveStep = async (within: Transaction<Tables>, stepped: Stepped): Promise<void> => {
  const { id, before, after, ask } = stepped;
  await saveIntent(within, id, after);
  await saveVersion(within, stepped);
  const fields = after?.intent?.fields ?? after?.published?.fields ?? null;
  await within
    .insertInto('catalogue_event')
    .values({
      id: await nextNumber(within),
      entry: id,
      at: ask.at,
      staff: ask.staff.id,
      deed: ask.action,
      from_standing: statusOfEntry(before),
      to_standing: statusOfEntry(after),
      intent_id: after?.intent?.intentId ?? before?.intent?.intentId ?? 0,
      fields: fields === null ? null : JSON.stringify(fields),
      effective_before: dayMeantFor(before),
      effective_date: dayMeantFor(after),
    })
    .execute();
};
