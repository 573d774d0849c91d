import type { PackageActionRefusal, PackageRefund } from '#domain/catalogue/package-refund.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type PackageCancel = {
  readonly locator: string;
  /** What was told to come back, and agreed to; null until it was. */
  readonly agreed: Kurus | null;
};

/** What would come back, or what does. */
export type PackageCancelOutcome = PackageRefund & { readonly kind: 'done' | 'quoted' };

export type PackageCancelActor = SubmissionActor<PackageCancel, PackageCancelOutcome, PackageActionRefusal>;

export const refusalWords: Readonly<Record<PackageActionRefusal | 'not-reached', MessageId>> = {
  'document-not-found': 'after-sale.refused.document-not-found',
  'key-used-otherwise': 'booking.refused.key-used-otherwise',
  'not-reached': 'package.cancel.not-reached',
  'package-not-bought-here': 'package.refused.not-bought-here',
  'package-over': 'package.refused.over',
  'package-passive': 'package.refused.passive',
  'sign-in-needed': 'history.sign-in.text',
};
