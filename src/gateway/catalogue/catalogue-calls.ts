import {
  cancelCatalogue,
  catalogueFrame,
  catalogueHistory,
  deleteCatalogue,
  deleteCatalogueDraft,
  editCatalogue,
  listCatalogue,
  publishCatalogue,
  readCatalogueEntry,
  recallCatalogue,
  rejectCatalogue,
  sendCatalogue,
  takeBackCatalogue,
} from '#contract/catalogue/catalogue.ts';
import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import type { CatalogueAction } from '#domain/catalogue/catalogue-rights.ts';
import type { CatalogueSeen } from '#domain/catalogue/catalogue-step.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type One = { readonly kind: CatalogueKind; readonly id: number };
type Meant = { readonly kind: CatalogueKind; readonly seen: CatalogueSeen; readonly key: string };
type Drafted = Meant & {
  readonly id: number | null;
  readonly fields: CatalogueFields;
  readonly effectiveDate: string | null;
};
type Asked = Meant & {
  readonly id: number;
  readonly action: Exclude<CatalogueAction, 'edit'>;
  readonly effectiveDate: string | null;
};

const callOf = {
  send: sendCatalogue,
  recall: recallCatalogue,
  reject: rejectCatalogue,
  publish: publishCatalogue,
  cancel: cancelCatalogue,
  'delete-draft': deleteCatalogueDraft,
  'take-back': takeBackCatalogue,
} as const;

type Placed = { readonly path: string };

/** A call of one entry, intent or kind. */
const at = <Call extends Placed>(drawn: Call, parts: Readonly<Record<string, number | string>>): Call => ({
  ...drawn,
  path: Object.entries(parts).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, String(value)),
    drawn.path,
  ),
});

/** What staff ask about the catalogue. */
export const catalogueCallsBy = ({ call }: Gateway) => ({
  list: ({ kind }: Pick<One, 'kind'>, signal: AbortSignal) =>
    call(at(listCatalogue, { kind }), undefined, signal),

  read: ({ kind, id }: One, signal: AbortSignal) =>
    call(at(readCatalogueEntry, { kind, id }), undefined, signal),

  history: async ({ kind, id }: One, signal: AbortSignal) => {
    const answer = await call(at(catalogueHistory, { kind, id }), undefined, signal);
    return answer.ok ? granted(answer.value.events) : answer;
  },

  frame: async ({ code }: { readonly code: string }, signal: AbortSignal) => {
    const answer = await call(at(catalogueFrame, { code: encodeURIComponent(code) }), undefined, signal);
    return answer.ok ? granted(answer.value.frame) : answer;
  },

  save: async ({ kind, id, seen, fields, effectiveDate, key }: Drafted, signal: AbortSignal) => {
    const wanted = { id, seen: { ...seen }, fields, effectiveDate, idempotencyKey: key };
    const answer = await call(at(editCatalogue, { kind }), wanted, signal);
    if (!answer.ok) return answer;
    const { entry } = answer.value;
    return entry === null ? refused('catalogue-entry-gone') : granted(entry);
  },

  carryOut: async ({ kind, id, seen, action, effectiveDate, key }: Asked, signal: AbortSignal) => {
    const deleted = { seen: { ...seen }, effectiveDate, idempotencyKey: key };
    const answer =
      action === 'ask-deletion'
        ? await call(at(deleteCatalogue, { kind, id }), deleted, signal)
        : await call(
            at(callOf[action], { kind, intentId: seen.intentId }),
            { id, version: seen.version, idempotencyKey: key },
            signal,
          );
    return answer.ok ? granted(answer.value.entry) : answer;
  },
});
