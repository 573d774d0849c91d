import type { PackageDeedRefusal } from '#domain/catalogue/package-refund.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { PackageCancel, PackageCancelSaid } from '#screens/my-subscriptions/package-cancel.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

/** Plugs the gateway into the cancellation of a package. */
export const packageCancelOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<PackageCancel, PackageCancelSaid, PackageDeedRefusal>(deadline, async (wish, signal, key) => {
    const [{ packageCallsBy }, opened] = await Promise.all([
      import('#gateway/tickets/package-calls.ts'),
      gateway(),
    ]);
    return packageCallsBy(opened).cancel(wish, signal, key);
  });
