import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import type { CatalogueAction } from '#domain/catalogue/catalogue-rights.ts';
import type { CatalogueSeen } from '#domain/catalogue/catalogue-step.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type { ActionAnswer, ReadAnswer, SaveAnswer } from './catalogue-approval.model.ts';

type Meant = { readonly kind: CatalogueKind; readonly seen: CatalogueSeen; readonly key: string };

export type CatalogueApprovalPorts = {
  loadEntry: Port<ReadAnswer, { readonly kind: CatalogueKind; readonly id: number }>;
  /** Saves what was typed as a draft, as long as nobody has changed the entry since it was read; null is a new one. */
  saveDraft: Port<
    SaveAnswer,
    Meant & {
      readonly id: number | null;
      readonly fields: CatalogueFields;
      readonly effectiveDate: string | null;
    }
  >;
  carryOut: Port<
    ActionAnswer,
    Meant & {
      readonly id: number;
      readonly action: CatalogueAction | null;
      /** The day from which what is to be deleted no longer holds. */
      readonly effectiveDate: string | null;
    }
  >;
};

export const catalogueApprovalPorts: CatalogueApprovalPorts = {
  loadEntry: unplugged(),
  saveDraft: unplugged(),
  carryOut: unplugged(),
};
