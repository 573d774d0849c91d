import type { Answer } from '#domain/values/answer.ts';
import type { HistoryCalls } from '#gateway/tickets/history-calls.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { HistoryRefusal } from '#panels/history/history.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

const callsOf = async (gateway: LateGateway): Promise<HistoryCalls> => {
  const [{ historyCallsBy }, opened] = await Promise.all([
    import('#gateway/tickets/history-calls.ts'),
    gateway(),
  ]);
  return historyCallsBy(opened);
};

/** Asks for one list of a member. */
export type AskList<Fields, Item> = (
  calls: HistoryCalls,
) => (fields: Fields, signal: AbortSignal) => Promise<Answer<readonly Item[], HistoryRefusal>>;

export const listOver = <Fields, Item>(
  gateway: LateGateway,
  deadline: Deadline,
  ask: AskList<Fields, Item>,
) =>
  sentBy<Fields, readonly Item[], HistoryRefusal>(deadline, async (fields, signal) =>
    ask(await callsOf(gateway))(fields, signal),
  );
