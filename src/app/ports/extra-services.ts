import type { ExtrasCalls } from '#gateway/tickets/extras-calls.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { ExtrasRefusal, ExtrasSaid, ExtrasWish } from '#panels/extra-services/extra-services.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

export const extrasCallsOf = (gateway: LateGateway) => async (): Promise<ExtrasCalls> => {
  const [{ extrasCallsBy }, opened] = await Promise.all([
    import('#gateway/tickets/extras-calls.ts'),
    gateway(),
  ]);
  return extrasCallsBy(opened);
};

/** Plugs the gateway into the form of extra services. */
export const extraServicesOver = (gateway: LateGateway, deadline: Deadline) => {
  const calls = extrasCallsOf(gateway);
  return sentBy<ExtrasWish, ExtrasSaid, ExtrasRefusal>(deadline, async (wish, signal, key) =>
    (await calls()).order(wish, signal, key),
  );
};
