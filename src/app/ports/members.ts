import type { OwnRecord } from '#domain/member/own-record.ts';
import type { SavedContact } from '#domain/member/saved-contact.ts';
import type { NamedChoice } from '#domain/values/named-choice.ts';
import type { ProfileChoiceCalls } from '#gateway/members/profile-choice-calls.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { ProfilePorts } from '#machines/profile/profile.ports.ts';
import type {
  LinkCode,
  PasswordReset,
  PasswordResetRefusal,
  ReadLink,
  ReadLinkRefusal,
} from '#screens/password-reset/password-reset.flow.ts';
import type { PasswordUpdate, PasswordUpdateRefusal } from '#screens/password-update/password-update.flow.ts';
import type { ContactRefusal, KeptContact } from '#screens/saved-contacts/saved-contacts.flow.ts';
import type { LazyGateway } from './gateway.ts';
import { callOf, lazyCalls, portsOf, sentBy, sentWithKey } from './plug.ts';

const contactCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/members/contact-calls.ts'),
    ({ contactCallsBy }, opened) => contactCallsBy(opened),
  );

export const contactsFoundOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<null, readonly SavedContact[], ContactRefusal>(
    deadline,
    callOf(contactCallsOf(gateway), ({ find }) => find),
  );

export const contactKeptOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentWithKey<KeptContact, null, ContactRefusal>(
    deadline,
    callOf(contactCallsOf(gateway), ({ keep }) => keep),
  );

export const contactRemovedOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<string, null, ContactRefusal>(
    deadline,
    callOf(contactCallsOf(gateway), ({ remove }) => remove),
  );

const passwordCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/members/password-calls.ts'),
    ({ passwordCallsBy }, opened) => passwordCallsBy(opened),
  );

export const passwordResetOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentWithKey<PasswordReset, null, PasswordResetRefusal>(
    deadline,
    callOf(passwordCallsOf(gateway), ({ reset }) => reset),
  );

export const passwordLinkOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<LinkCode, ReadLink, ReadLinkRefusal>(
    deadline,
    callOf(passwordCallsOf(gateway), ({ readLink }) => readLink),
  );

export const passwordUpdateOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentWithKey<PasswordUpdate, null, PasswordUpdateRefusal>(
    deadline,
    callOf(passwordCallsOf(gateway), ({ change }) => change),
  );

const profileCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/members/profile-calls.ts'),
    ({ profileCallsBy }, opened) => profileCallsBy(opened),
  );

export const ownRecordOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<null, OwnRecord, 'sign-in-needed'>(
    deadline,
    callOf(profileCallsOf(gateway), ({ load }) => load),
  );

export const profileOver = (gateway: LazyGateway): ProfilePorts => {
  const port = portsOf(profileCallsOf(gateway));
  return {
    loadProfile: port(({ load }) => load),
    saveProfile: port(({ save }) => save),
    foretellEnding: port(({ foretellEnding }) => foretellEnding),
    endMembership: port(({ end }) => end),
  };
};

const recordListCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/members/profile-choice-calls.ts'),
    ({ profileChoiceCallsBy: recordListCallsBy }, opened) => recordListCallsBy(opened),
  );

/** Plugs one list: of places the number is of the place they lie in. */
export const recordListOver = (gateway: LazyGateway, deadline: Deadline, list: keyof ProfileChoiceCalls) =>
  sentBy<number, readonly NamedChoice[], 'place-unknown'>(
    deadline,
    callOf(recordListCallsOf(gateway), (calls) => calls[list]),
  );
