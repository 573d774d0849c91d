import { blankRegistration, type RegistrationDraft } from '#domain/member/registration.ts';
import type { Answer } from '#domain/values/answer.ts';
import { noRefusal, type RefusalHeard } from '#machines/kit/flow/refusal-heard.ts';

/** `server-sentence` is a no of the server's that has a sentence and no name of ours. */
export type RegistrationRefusal =
  | 'contract-needed'
  | 'identity-not-verified'
  | 'identity-unreachable'
  | 'key-in-use'
  | 'key-used-otherwise'
  | 'registration-incomplete'
  | 'server-sentence'
  | 'too-many-tries';
export type ActivationRefusal = 'incorrect-request' | 'too-many-tries';

/** Yes or no, and nothing else. */
export type IdentityAnswer = Answer<boolean, 'identity-unreachable' | 'too-many-tries'>;
export type RegistrationAnswer = Answer<null, RegistrationRefusal>;
export type ActivationAnswer = Answer<null, ActivationRefusal>;

export type Registered = { readonly draft: RegistrationDraft; readonly key: string };

export type Registration = {
  context: RefusalHeard<ActivationRefusal | RegistrationRefusal | 'not-reached'> & {
    /** What was sent last; it is forgotten once the server has it. */
    readonly draft: RegistrationDraft;
    /** Made before the server is asked. The same registration sent again is sent with the same key. */
    readonly key: string;
    /** Where the link that activates goes. */
    readonly email: string;
    readonly askedAt: number;
  };
  input: Record<string, never>;
  events:
    | { type: 'registration.opened' }
    | { type: 'registration.closed' }
    | { type: 'registration.submitted'; draft: RegistrationDraft; key: string; at: number }
    | { type: 'registration.abandoned' }
    | { type: 'activation.opened'; email: string }
    | { type: 'activation.closed' }
    | { type: 'link.asked'; email: string; at: number };
  emitted: { type: 'failed'; error: unknown } | { type: 'signed-up' };
  output: Record<string, never>;
  tags:
    | 'activationShown'
    | 'busy'
    | 'formKept'
    | 'formShown'
    | 'linkSent'
    | 'saving'
    | 'unchecked'
    | 'unverified';
  meta: Record<string, never>;
};

/** How long each question may take before the reader may go on without its answer. */
export const timeout = 12_000;

export const begun = (): Registration['context'] => ({
  draft: blankRegistration,
  key: '',
  email: '',
  ...noRefusal,
  askedAt: 0,
});

/** A lost answer is asked for again under the key of the first try; what was changed since is another registration. */
export const keyFor = (before: Registered, { draft, key }: Registered): string =>
  JSON.stringify(before.draft) === JSON.stringify(draft) && before.key !== '' ? before.key : key;
