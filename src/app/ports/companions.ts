import { fromPromise } from 'xstate';
import type { CompanionWish } from '#domain/companion.ts';
import type { CompanionCalls } from '#gateway/companion-calls.ts';
import type { Deadline } from '#machines/kit/deadline.ts';
import type { SubmissionPorts } from '#machines/kit/submission.ports.ts';
import type { Agreement, AgreeRefusal } from '#screens/companion/companion.flow.ts';
import type { AskRefusal, CompanionAsked } from '#screens/seat-map/companion-ask.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

export const companionCallsOf = async (gateway: LateGateway): Promise<CompanionCalls> => {
  const [{ companionCallsBy }, opened] = await Promise.all([
    import('#gateway/companion-calls.ts'),
    gateway(),
  ]);
  return companionCallsBy(opened);
};

export const companionAgreedOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<Agreement, null, AgreeRefusal>(deadline, async ({ code }, signal) =>
    (await companionCallsOf(gateway)).agree(code, signal),
  );

/** The key of the wish goes along: sent again, it asks once. */
export const companionAskedOver = (
  gateway: LateGateway,
  deadline: Deadline,
): SubmissionPorts<CompanionWish, CompanionAsked, AskRefusal> => ({
  sendForm: fromPromise(async ({ input: { fields, key }, signal }) =>
    (await companionCallsOf(gateway)).ask(fields, key, signal),
  ),
  waitingEnd: deadline,
});
