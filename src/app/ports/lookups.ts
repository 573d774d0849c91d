import { fromPromise } from 'xstate';
import type { LookupTyped } from '#domain/booking-lookup.ts';
import type { Reservation } from '#domain/reservation.ts';
import type { LookupCalls } from '#gateway/lookup-calls.ts';
import type { Deadline } from '#machines/kit/deadline.ts';
import type { SubmissionPorts } from '#machines/kit/submission.ports.ts';
import type {
  LinkRefusal,
  LookupRefusal,
  MailedLink,
  OpenRefusal,
} from '#screens/ticket-search/ticket-search.flow.ts';
import type { LateGateway } from './gateway.ts';

export const lookupCallsOf = async (gateway: LateGateway): Promise<LookupCalls> => {
  const [{ lookupCallsBy }, opened] = await Promise.all([import('#gateway/lookup-calls.ts'), gateway()]);
  return lookupCallsBy(opened);
};

export const lookupOver = (
  gateway: LateGateway,
  deadline: Deadline,
): SubmissionPorts<LookupTyped, Reservation, LookupRefusal> => ({
  sendForm: fromPromise(async ({ input, signal }) =>
    (await lookupCallsOf(gateway)).find(input.fields, signal),
  ),
  waitingEnd: deadline,
});

export const linkSentOver = (
  gateway: LateGateway,
  deadline: Deadline,
): SubmissionPorts<LookupTyped, null, LinkRefusal> => ({
  sendForm: fromPromise(async ({ input, signal }) =>
    (await lookupCallsOf(gateway)).sendLink(input.fields, signal),
  ),
  waitingEnd: deadline,
});

export const linkOpenedOver = (
  gateway: LateGateway,
  deadline: Deadline,
): SubmissionPorts<MailedLink, Reservation, OpenRefusal> => ({
  sendForm: fromPromise(async ({ input, signal }) =>
    (await lookupCallsOf(gateway)).openLink(input.fields.code, signal),
  ),
  waitingEnd: deadline,
});
