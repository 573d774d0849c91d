import type { LookupInput, LookupProblem } from '#domain/booking/booking-lookup.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type LookupRefusal =
  | 'booking-not-found'
  | 'booking-not-found-by-email'
  | 'more-proof-needed'
  | 'too-many-tries';
export type LinkRefusal = 'too-many-tries';
export type OpenRefusal = 'link-used-or-old' | 'too-many-tries';

export type MailedLink = { readonly code: string };

export type LookupActor = SubmissionActor<LookupInput, Reservation, LookupRefusal>;
export type LinkActor = SubmissionActor<LookupInput, null, LinkRefusal>;
export type OpenActor = SubmissionActor<MailedLink, Reservation, OpenRefusal>;

/** What came of a form that was sent before any script ran. */
export type PostedLookup = {
  readonly entered: LookupInput;
  readonly problems: readonly LookupProblem[];
  readonly refusal: LookupRefusal | 'not-reached' | null;
  readonly found: Reservation | null;
};

export const locatorField = 'pnr';
export const whoField = 'kim';

type Field = typeof locatorField | typeof whoField;

export const problemWords: Readonly<
  Record<LookupProblem, { readonly field: Field; readonly message: MessageId }>
> = {
  'locator-missing': { field: locatorField, message: 'lookup.problem.locator-missing' },
  'locator-not-one': { field: locatorField, message: 'lookup.problem.locator-not-one' },
  'who-missing': { field: whoField, message: 'lookup.problem.who-missing' },
  'surname-not-one': { field: whoField, message: 'lookup.problem.surname-not-one' },
  'email-not-one': { field: whoField, message: 'lookup.problem.email-not-one' },
};

export const refusalWords: Readonly<Record<LookupRefusal | OpenRefusal | 'not-reached', MessageId>> = {
  'booking-not-found': 'booking.refused.not-found',
  'booking-not-found-by-email': 'booking.refused.not-found-by-email',
  'more-proof-needed': 'booking.refused.more-proof-needed',
  'link-used-or-old': 'password.refused.link-used-or-old',
  'too-many-tries': 'wire.too-many-tries',
  'not-reached': 'lookup.refused.not-reached',
};
