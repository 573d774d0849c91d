import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { Looked, SeenBooking, SupportRefusal } from '#screens/staff-support/staff-support.flow.ts';
import type { LateGateway } from './gateway.ts';
import { callOf, lazyCalls, sentBy } from './plug.ts';

const supportCallsOf = (gateway: LateGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/operations/support-calls.ts'),
    ({ supportCallsBy }, opened) => supportCallsBy(opened),
  );

/** Asks for a booking as support sees it. */
export const bookingSeenOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<Looked, SeenBooking, SupportRefusal>(
    deadline,
    callOf(supportCallsOf(gateway), ({ lookAt }) => lookAt),
  );
