import { fromPromise } from 'xstate';
import type { CatalogueEvent } from '#domain/catalogue/catalogue-event.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { refused } from '#domain/values/answer.ts';
import type { CatalogueCalls } from '#gateway/catalogue/catalogue-calls.ts';
import type { CatalogueApprovalPorts } from '#machines/catalogue-approval/catalogue-approval.ports.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { CatalogueRead, ListRefusal } from '#screens/staff-console/flow/catalogue-list.flow.ts';
import type { HistoryOf } from '#screens/staff-console/flow/entry-history.flow.ts';
import type { FrameOf } from '#screens/staff-console/flow/seat-plan-preview.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

const callsOf = async (gateway: LateGateway): Promise<CatalogueCalls> => {
  const [{ catalogueCallsBy }, opened] = await Promise.all([
    import('#gateway/catalogue/catalogue-calls.ts'),
    gateway(),
  ]);
  return catalogueCallsBy(opened);
};

/** Asks for the entries of one kind. */
export const catalogueListOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<{ readonly kind: CatalogueKind }, CatalogueRead, ListRefusal>(deadline, async ({ kind }, signal) =>
    (await callsOf(gateway)).list(kind, signal),
  );

/** Asks for every deed on an entry. */
export const entryHistoryOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<HistoryOf, readonly CatalogueEvent[], ListRefusal>(deadline, async (of, signal) =>
    (await callsOf(gateway)).history(of, signal),
  );

/** Asks for the coach from which a seat map is drawn. */
export const coachFrameOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<FrameOf, SeatMap | null, ListRefusal>(deadline, async ({ code }, signal) =>
    (await callsOf(gateway)).frame(code, signal),
  );

/** Plugs the gateway into one entry of the catalogue. */
export const catalogueApprovalOver = (gateway: LateGateway): CatalogueApprovalPorts => ({
  loadEntry: fromPromise(async ({ input, signal }) => (await callsOf(gateway)).read(input, signal)),
  saveDraft: fromPromise(async ({ input, signal }) => (await callsOf(gateway)).save(input, signal)),
  carryOut: fromPromise(async ({ input: { deed, ...input }, signal }) =>
    deed === null || deed === 'edit'
      ? refused('not-allowed-now')
      : (await callsOf(gateway)).carryOut({ ...input, deed }, signal),
  ),
});
