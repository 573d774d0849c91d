import { createActor } from 'xstate';
import { deadlineBy } from '#app/ports/deadline.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
import { contactsFoundOver, ownRecordOver } from '#app/ports/members.ts';
import { hear } from '#app/reporting/facts.ts';
import type { OwnRecord } from '#domain/member/own-record.ts';
import type { SavedContact } from '#domain/member/saved-contact.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type { ContactRefusal, ProblemActor } from '#screens/saved-contacts/saved-contacts.flow.ts';

const asked = { type: 'form.submitted', fields: null, key: '' } as const;

/** Begins to ask for the passengers a member has saved. */
export const beginContacts = (gateway: LazyGateway, clock: ServerClock): ProblemActor => {
  const problem = createActor(
    submissionOf<null, readonly SavedContact[], ContactRefusal>().provide({
      actors: contactsFoundOver(gateway, deadlineBy(clock)),
    }),
    { input: { fields: null }, inspect: hear },
  ).start();
  problem.send({ ...asked, at: clock.now() });
  return problem;
};

/** Begins to ask for what the shop keeps of the member. */
export const beginOwnRecord = (gateway: LazyGateway, clock: ServerClock) => {
  const form = createActor(
    submissionOf<null, OwnRecord, 'sign-in-needed'>().provide({
      actors: ownRecordOver(gateway, deadlineBy(clock)),
    }),
    { input: { fields: null }, inspect: hear },
  ).start();
  form.send({ ...asked, at: clock.now() });
  return form;
};
