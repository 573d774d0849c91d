import { fromPromise } from 'xstate';
import type { CatalogueEvent } from '#domain/catalogue/catalogue-event.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { refused } from '#domain/values/answer.ts';
import type { CatalogueApprovalPorts } from '#machines/catalogue-approval/catalogue-approval.ports.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { CatalogueRead, ListRefusal } from '#screens/staff-console/flow/catalogue-list.flow.ts';
import type { HistoryOf } from '#screens/staff-console/flow/entry-history.flow.ts';
import type { FrameOf } from '#screens/staff-console/flow/seat-plan-preview.flow.ts';
import type { LazyGateway } from './gateway.ts';
import { callOf, lazyCalls, portsOf, sentBy } from './plug.ts';

const callsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/catalogue/catalogue-calls.ts'),
    ({ catalogueCallsBy }, opened) => catalogueCallsBy(opened),
  );

export const catalogueListOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<{ readonly kind: CatalogueKind }, CatalogueRead, ListRefusal>(
    deadline,
    callOf(callsOf(gateway), ({ list }) => list),
  );

export const entryHistoryOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<HistoryOf, readonly CatalogueEvent[], ListRefusal>(
    deadline,
    callOf(callsOf(gateway), ({ history }) => history),
  );

/** Asks for the coach from which a seat map is drawn. */
export const coachFrameOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<FrameOf, SeatMap | null, ListRefusal>(
    deadline,
    callOf(callsOf(gateway), ({ frame }) => frame),
  );

export const catalogueApprovalOver = (gateway: LazyGateway): CatalogueApprovalPorts => {
  const calls = callsOf(gateway);
  const port = portsOf(calls);
  return {
    loadEntry: port(({ read }) => read),
    saveDraft: port(({ save }) => save),
    carryOut: fromPromise(async ({ input: { action, ...input }, signal }) =>
      action === null || action === 'edit'
        ? refused('not-allowed-now')
        : (await calls()).carryOut({ ...input, action }, signal),
    ),
  };
};
