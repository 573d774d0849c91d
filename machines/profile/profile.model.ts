import type { MembershipLoss } from '#domain/member/membership-loss.ts';
import type { OwnRecord } from '#domain/member/own-record.ts';
import { blankProfile, type Profile } from '#domain/member/profile.ts';
import type { Answer } from '#domain/values/answer.ts';
import { heardIn, noRefusal, type RefusalHeard } from '#machines/kit/flow/refusal-heard.ts';

export type ReadAnswer = Answer<OwnRecord, 'sign-in-needed'>;
export type SaveAnswer = Answer<
  { readonly version: number },
  | 'customer-changed'
  | 'key-in-use'
  | 'key-used-otherwise'
  | 'place-unknown'
  | 'profile-incomplete'
  | 'sign-in-needed'
>;
export type ForetellAnswer = Answer<MembershipLoss, 'sign-in-needed'>;
export type EndAnswer = Answer<
  null,
  | 'document-not-found'
  | 'key-in-use'
  | 'key-used-otherwise'
  | 'password-wrong'
  | 'sign-in-needed'
  | 'too-many-tries'
>;

type RefusalOf<Result> = Result extends { readonly refusal: infer Refusal } ? Refusal : never;

export type ProfileRefusal = RefusalOf<EndAnswer | ForetellAnswer | ReadAnswer | SaveAnswer>;
export type AnyAnswer = Answer<unknown, ProfileRefusal>;

type Confirmed = { readonly password: string; readonly key: string };
type Sent = { readonly profile: Profile; readonly key: string };

export type ProfileFlow = {
  context: {
    /** As the server has it. */
    readonly record: OwnRecord | null;
    /** What was sent last. */
    readonly sent: Profile;
    /** Made before the server is asked: the same change sent again is sent with the same key. */
    readonly key: string;
    /** What goes with the membership. */
    readonly loss: MembershipLoss | null;
    /** Forgotten as soon as it was answered. */
    readonly password: string;
    /** A membership ends once: however often that is asked, it is asked under one key. */
    readonly endKey: string;
  } & RefusalHeard<ProfileRefusal | 'not-reached'>;
  input: Record<string, never>;
  events:
    | { type: 'profile.wanted' }
    | { type: 'change.asked' }
    | ({ type: 'profile.submitted' } & Sent)
    | { type: 'profile.abandoned' }
    | { type: 'change.withdrawn' }
    | { type: 'ending.asked' }
    | ({ type: 'ending.confirmed' } & Confirmed)
    /** Whether the membership is ended is asked once more. */
    | { type: 'outcome.asked' }
    | { type: 'ending.declined' };
  emitted: { type: 'failed'; error: unknown } | { type: 'membership-ended' };
  children: {
    loadProfile: 'loadProfile';
    saveProfile: 'saveProfile';
    foretellEnding: 'foretellEnding';
    endMembership: 'endMembership';
  };
  tags: 'busy';
  meta: Record<string, never>;
};

export const timeout = 12_000;

type Context = ProfileFlow['context'];
type WithContext = { readonly context: Context };

export const begun = (): Context => ({
  record: null,
  sent: blankProfile,
  key: '',
  loss: null,
  password: '',
  endKey: '',
  ...noRefusal,
});

export const recordKept = (_: WithContext, answer: ReadAnswer): Partial<Context> =>
  answer.ok ? { record: answer.value, ...noRefusal } : {};

/** The record as it is now; what was refused stays said. */
export const recordRenewed = (_: WithContext, answer: ReadAnswer): Partial<Context> =>
  answer.ok ? { record: answer.value } : {};

export const sentNoted = ({ context }: WithContext, { profile, key }: Sent): Partial<Context> => ({
  sent: profile,
  key: JSON.stringify(context.sent) === JSON.stringify(profile) && context.key !== '' ? context.key : key,
  ...noRefusal,
});

export const savedKept = (
  { context: { record, sent } }: WithContext,
  answer: SaveAnswer,
): Partial<Context> =>
  answer.ok && record !== null
    ? { record: { ...record, version: answer.value.version, profile: sent }, key: '' }
    : {};

export const lossKept = (_: WithContext, answer: ForetellAnswer): Partial<Context> =>
  answer.ok ? { loss: answer.value, ...noRefusal } : {};

export const confirmedNoted = ({ context }: WithContext, { password, key }: Confirmed): Partial<Context> => ({
  password,
  endKey: context.endKey === '' ? key : context.endKey,
  ...noRefusal,
});

/** Whether there is a record still is read anew. */
export const recordDoubted = (): Partial<Context> => ({ record: null, password: '', ...noRefusal });

export const refusedBy = (_: WithContext, answer: AnyAnswer): Partial<Context> =>
  answer.ok ? {} : { password: '', ...heardIn(answer) };

/** A change that was made from an older record is another one when it is sent again. */
export const outdatedBy = (held: WithContext, answer: AnyAnswer): Partial<Context> => ({
  ...refusedBy(held, answer),
  key: '',
});

export const changeIn = ({ context: { record, sent, key } }: WithContext) => ({
  version: record?.version ?? 0,
  profile: sent,
  key,
});

export const endingIn = ({ context: { record, password, endKey } }: WithContext) => ({
  member: record?.member ?? 0,
  password,
  key: endKey,
});
