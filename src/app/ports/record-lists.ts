import type { NamedChoice } from '#domain/values/named-choice.ts';
import type { RecordListCalls } from '#gateway/members/record-list-calls.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

const callsOf = async (gateway: LateGateway): Promise<RecordListCalls> => {
  const [{ recordListCallsBy }, opened] = await Promise.all([
    import('#gateway/members/record-list-calls.ts'),
    gateway(),
  ]);
  return recordListCallsBy(opened);
};

/** Plugs one list: of places the number is of the place they lie in. */
export const recordListOver = (gateway: LateGateway, deadline: Deadline, list: keyof RecordListCalls) =>
  sentBy<number, readonly NamedChoice[], 'place-unknown'>(deadline, async (within, signal) =>
    (await callsOf(gateway))[list](within, signal),
  );
