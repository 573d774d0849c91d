import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { Looked, SeenBooking, SupportRefusal } from '#screens/staff-support/staff-support.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

/** Asks for a booking as support sees it. */
export const bookingSeenOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<Looked, SeenBooking, SupportRefusal>(deadline, async ({ locator }, signal) => {
    const [{ supportCallsBy }, opened] = await Promise.all([
      import('#gateway/operations/support-calls.ts'),
      gateway(),
    ]);
    return supportCallsBy(opened).lookAt(locator, signal);
  });
