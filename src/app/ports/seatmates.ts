import { fromPromise } from 'xstate';
import type { SeatmateWish } from '#domain/booking/seatmate.ts';
import type { SeatmateCalls } from '#gateway/seats/seatmate-calls.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { SubmissionPorts } from '#machines/kit/submission/submission.ports.ts';
import type { AskRefusal, SeatmateAsked } from '#screens/seat-map/seatmate-ask.flow.ts';
import type { Agreement, AgreeRefusal } from '#screens/seatmate/seatmate.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

export const seatmateCallsOf = async (gateway: LateGateway): Promise<SeatmateCalls> => {
  const [{ seatmateCallsBy }, opened] = await Promise.all([
    import('#gateway/seats/seatmate-calls.ts'),
    gateway(),
  ]);
  return seatmateCallsBy(opened);
};

export const seatmateAgreedOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<Agreement, null, AgreeRefusal>(deadline, async ({ code }, signal) =>
    (await seatmateCallsOf(gateway)).agree(code, signal),
  );

/** The key of the wish goes along: sent again, it asks once. */
export const seatmateAskedOver = (
  gateway: LateGateway,
  deadline: Deadline,
): SubmissionPorts<SeatmateWish, SeatmateAsked, AskRefusal> => ({
  sendForm: fromPromise(async ({ input: { fields, key }, signal }) =>
    (await seatmateCallsOf(gateway)).ask(fields, key, signal),
  ),
  waitingEnd: deadline,
});
