import type { PersonDraft, SavedContact } from '#domain/member/saved-contact.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type ContactRefusal =
  | 'contact-incomplete'
  | 'contact-unknown'
  | 'contacts-full'
  | 'key-in-use'
  | 'key-used-otherwise'
  | 'sign-in-needed';

/** Somebody without an id is new. */
export type KeptContact = { readonly id: string | null; readonly person: PersonDraft };

export type ProblemActor = SubmissionActor<null, readonly SavedContact[], ContactRefusal>;
export type KeepingActor = SubmissionActor<KeptContact, null, ContactRefusal>;
export type RemovingActor = SubmissionActor<string, null, ContactRefusal>;

/** The flows of the page, and what they are about. */
export type ContactDesk = {
  /** Null until the list came. */
  readonly contacts: readonly SavedContact[] | null;
  readonly problem: ProblemActor;
  readonly keeping: KeepingActor;
  readonly removing: RemovingActor;
  /** Whose form is open. */
  readonly editing: KeptContact | null;
  readonly edit: (contact: KeptContact | null) => void;
  /** Who is about to be taken away. */
  readonly leaving: SavedContact | null;
  readonly leave: (contact: SavedContact | null) => void;
  readonly ask: () => void;
};

export const refusalWords: Readonly<Record<ContactRefusal | 'not-reached', MessageId>> = {
  'contact-incomplete': 'contacts.refused.incomplete',
  'contact-unknown': 'contacts.refused.unknown',
  'contacts-full': 'contacts.refused.full',
  'key-in-use': 'profile.refused.under-way',
  'key-used-otherwise': 'profile.refused.under-way',
  'not-reached': 'profile.refused.not-reached',
  'sign-in-needed': 'password.refused.sign-in-needed',
};
