import type { Deadline } from '#machines/kit/deadline.ts';
import type { BoughtExtra, ExtrasRefusal, ExtrasWish } from '#panels/free-extras/free-extras.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

/** Plugs the gateway into the form of services that cost nothing. */
export const freeExtrasOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<ExtrasWish, readonly BoughtExtra[], ExtrasRefusal>(deadline, async (wish, signal, key) => {
    const [{ extrasCallsBy }, opened] = await Promise.all([import('#gateway/extras-calls.ts'), gateway()]);
    return extrasCallsBy(opened).haveForFree(wish, signal, key);
  });
