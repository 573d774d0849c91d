import type { AlarmWish } from '#domain/seat/alarm-wish.ts';
import type { AlarmCalls } from '#gateway/seats/alarm-calls.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { AlarmEnd, AlarmRefusal, EndRefusal } from '#screens/seat-alarm/seat-alarm.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

export const alarmCallsOf = async (gateway: LateGateway): Promise<AlarmCalls> => {
  const [{ alarmCallsBy }, opened] = await Promise.all([import('#gateway/seats/alarm-calls.ts'), gateway()]);
  return alarmCallsBy(opened);
};

export const alarmAskedOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<AlarmWish, null, AlarmRefusal>(deadline, async (wish, signal) =>
    (await alarmCallsOf(gateway)).ask(wish, signal),
  );

export const alarmEndedOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<AlarmEnd, null, EndRefusal>(deadline, async ({ code }, signal) =>
    (await alarmCallsOf(gateway)).cancel(code, signal),
  );
