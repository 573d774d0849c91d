import { fromPromise } from 'xstate';
import type { SavedContact } from '#domain/member/saved-contact.ts';
import type { ContactCalls } from '#gateway/members/contact-calls.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { SubmissionPorts } from '#machines/kit/submission/submission.ports.ts';
import type { ContactRefusal, KeptContact } from '#screens/saved-contacts/saved-contacts.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

const callsOf = async (gateway: LateGateway): Promise<ContactCalls> => {
  const [{ contactCallsBy }, opened] = await Promise.all([
    import('#gateway/members/contact-calls.ts'),
    gateway(),
  ]);
  return contactCallsBy(opened);
};

export const contactsFoundOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<null, readonly SavedContact[], ContactRefusal>(deadline, async (_, signal) =>
    (await callsOf(gateway)).find(signal),
  );

/** A lost answer is asked for again under the same key. */
export const contactKeptOver = (
  gateway: LateGateway,
  deadline: Deadline,
): SubmissionPorts<KeptContact, null, ContactRefusal> => ({
  sendForm: fromPromise(async ({ input: { fields, key }, signal }) =>
    (await callsOf(gateway)).keep(fields, key, signal),
  ),
  waitingEnd: deadline,
});

export const contactRemovedOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<string, null, ContactRefusal>(deadline, async (id, signal) =>
    (await callsOf(gateway)).remove(id, signal),
  );
