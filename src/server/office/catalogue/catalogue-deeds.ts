import {
  cancelCatalogue,
  deleteCatalogue,
  deleteCatalogueDraft,
  editCatalogue,
  publishCatalogue,
  recallCatalogue,
  rejectCatalogue,
  sendCatalogue,
  takeBackCatalogue,
} from '#contract/catalogue/catalogue.ts';
import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueDeed } from '#domain/catalogue/catalogue-rights.ts';
import { withSingleSpaces } from '#domain/values/white-space.ts';
import type { Operation } from '#server/platform/http/operation.ts';
import type { House } from '#server/sale/context/house.ts';
import { operation } from '#server/sale/context/operation.ts';
import { doDeed } from './do-deed.ts';

const numberIn = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

/** Whatever is typed, the name of an entry is kept as it is shown. */
const withTidyName = (fields: CatalogueFields): CatalogueFields =>
  typeof fields.name === 'string' ? { ...fields, name: withSingleSpaces(fields.name).normalize() } : fields;

const ofIntent = (
  call: typeof sendCatalogue,
  deed: Exclude<CatalogueDeed, 'ask-deletion' | 'edit'>,
): Operation<House> =>
  operation(call, (asked, house) => {
    const { id, version } = asked.body;
    const seen = { intentId: numberIn(asked.params.intentId), version };
    return doDeed(asked, house, id, { deed, seen });
  });

export const catalogueDeedCalls: readonly Operation<House>[] = [
  operation(editCatalogue, (asked, house) => {
    const { id, seen, effectiveDate } = asked.body;
    const fields = withTidyName(asked.body.fields);
    const wished = { deed: 'edit', seen, fields, effectiveDate: effectiveDate ?? null } as const;
    return doDeed(asked, house, id ?? null, wished);
  }),
  operation(deleteCatalogue, (asked, house) => {
    const { seen, effectiveDate } = asked.body;
    const wished = { deed: 'ask-deletion', seen, effectiveDate: effectiveDate ?? null } as const;
    return doDeed(asked, house, numberIn(asked.params.id), wished);
  }),
  ofIntent(sendCatalogue, 'send'),
  ofIntent(recallCatalogue, 'recall'),
  ofIntent(rejectCatalogue, 'reject'),
  ofIntent(publishCatalogue, 'publish'),
  ofIntent(cancelCatalogue, 'cancel'),
  ofIntent(takeBackCatalogue, 'take-back'),
  ofIntent(deleteCatalogueDraft, 'delete-draft'),
];
