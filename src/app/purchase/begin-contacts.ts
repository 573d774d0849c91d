import { createActor } from 'xstate';
import type { SavedContact } from '#domain/saved-contact.ts';
import type { ServerClock } from '#gateway/server-clock.ts';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import type { ContactRefusal, FindingActor } from '#screens/saved-contacts/saved-contacts.flow.ts';
import { hear } from './facts.ts';
import { contactsFoundOver } from './ports/contacts.ts';
import { deadlineBy } from './ports/deadline.ts';
import type { LateGateway } from './ports/gateway.ts';

/** Begins to ask for the passengers a member has saved. */
export const beginContacts = (gateway: LateGateway, clock: ServerClock): FindingActor => {
  const finding = createActor(
    submissionOf<null, readonly SavedContact[], ContactRefusal>().provide({
      actors: contactsFoundOver(gateway, deadlineBy(clock)),
    }),
    { input: { fields: null }, inspect: hear },
  ).start();
  finding.send({ type: 'form.submitted', fields: null, key: '', at: clock.now() });
  return finding;
};
