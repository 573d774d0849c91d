import type { LookupTyped } from '#domain/booking/booking-lookup.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { LookupCalls } from '#gateway/bookings/lookup-calls.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type {
  LinkRefusal,
  LookupRefusal,
  MailedLink,
  OpenRefusal,
} from '#screens/ticket-search/ticket-search.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

export const lookupCallsOf = async (gateway: LateGateway): Promise<LookupCalls> => {
  const [{ lookupCallsBy }, opened] = await Promise.all([
    import('#gateway/bookings/lookup-calls.ts'),
    gateway(),
  ]);
  return lookupCallsBy(opened);
};

export const lookupOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<LookupTyped, Reservation, LookupRefusal>(deadline, async (typed, signal) =>
    (await lookupCallsOf(gateway)).find(typed, signal),
  );

export const linkSentOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<LookupTyped, null, LinkRefusal>(deadline, async (typed, signal) =>
    (await lookupCallsOf(gateway)).sendLink(typed, signal),
  );

export const linkOpenedOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<MailedLink, Reservation, OpenRefusal>(deadline, async ({ code }, signal) =>
    (await lookupCallsOf(gateway)).openLink(code, signal),
  );
