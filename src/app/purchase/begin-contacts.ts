import { createActor } from 'xstate';
import { deadlineBy } from '#app/ports/deadline.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
import { contactsFoundOver } from '#app/ports/members.ts';
import { hear } from '#app/reporting/facts.ts';
import type { SavedContact } from '#domain/member/saved-contact.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type { ContactRefusal, ProblemActor } from '#screens/saved-contacts/saved-contacts.flow.ts';

/** Begins to ask for the passengers a member has saved. */
export const beginContacts = (gateway: LazyGateway, clock: ServerClock): ProblemActor => {
  const problem = createActor(
    submissionOf<null, readonly SavedContact[], ContactRefusal>().provide({
      actors: contactsFoundOver(gateway, deadlineBy(clock)),
    }),
    { input: { fields: null }, inspect: hear },
  ).start();
  problem.send({ type: 'form.submitted', fields: null, key: '', at: clock.now() });
  return problem;
};
