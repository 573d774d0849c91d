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
import type { CatalogueAction } from '#domain/catalogue/catalogue-rights.ts';
import { withSingleSpaces } from '#domain/values/white-space.ts';
import type { Operation } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { doAction } from './do-action.ts';

const numberIn = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

/** Whatever is typed, the name of an entry is kept as it is shown. */
const withNormalizedName = (fields: CatalogueFields): CatalogueFields =>
  typeof fields.name === 'string' ? { ...fields, name: withSingleSpaces(fields.name).normalize() } : fields;

const ofIntent = (
  call: typeof sendCatalogue,
  action: Exclude<CatalogueAction, 'ask-deletion' | 'edit'>,
): Operation<AppContext> =>
  operation(call, (asked, app) => {
    const { id, version } = asked.body;
    const seen = { intentId: numberIn(asked.params.intentId), version };
    return doAction(asked, app, id, { action, seen });
  });

export const catalogueActionCalls: readonly Operation<AppContext>[] = [
  operation(editCatalogue, (asked, app) => {
    const { id, seen, effectiveDate } = asked.body;
    const fields = withNormalizedName(asked.body.fields);
    const wished = { action: 'edit', seen, fields, effectiveDate: effectiveDate ?? null } as const;
    return doAction(asked, app, id ?? null, wished);
  }),
  operation(deleteCatalogue, (asked, app) => {
    const { seen, effectiveDate } = asked.body;
    const wished = { action: 'ask-deletion', seen, effectiveDate: effectiveDate ?? null } as const;
    return doAction(asked, app, numberIn(asked.params.id), wished);
  }),
  ofIntent(sendCatalogue, 'send'),
  ofIntent(recallCatalogue, 'recall'),
  ofIntent(rejectCatalogue, 'reject'),
  ofIntent(publishCatalogue, 'publish'),
  ofIntent(cancelCatalogue, 'cancel'),
  ofIntent(takeBackCatalogue, 'take-back'),
  ofIntent(deleteCatalogueDraft, 'delete-draft'),
];
