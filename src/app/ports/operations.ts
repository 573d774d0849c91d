import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { Looked, SeenBooking, SupportRefusal } from '#screens/staff-support/staff-support.flow.ts';
import type { LazyGateway } from './gateway.ts';
import { callOf, lazyCalls, sentBy } from './plug.ts';

const supportCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/operations/support-calls.ts'),
    ({ supportCallsBy }, opened) => supportCallsBy(opened),
  );

/** Asks for a booking as support sees it. */
export const bookingSeenOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<Looked, SeenBooking, SupportRefusal>(
    deadline,
    callOf(supportCallsOf(gateway), ({ readBooking }) => readBooking),
  );
