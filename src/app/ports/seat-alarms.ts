import type { AlarmWish } from '#domain/seat/alarm-wish.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { AlarmEnd, AlarmRefusal, EndRefusal } from '#screens/seat-alarm/seat-alarm.flow.ts';
import type { LazyGateway } from './gateway.ts';
import { callOf, lazyCalls, sentBy } from './plug.ts';

export const alarmCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/seats/alarm-calls.ts'),
    ({ alarmCallsBy }, opened) => alarmCallsBy(opened),
  );

export const alarmAskedOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<AlarmWish, null, AlarmRefusal>(
    deadline,
    callOf(alarmCallsOf(gateway), ({ ask }) => ask),
  );

export const alarmEndedOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<AlarmEnd, null, EndRefusal>(
    deadline,
    callOf(alarmCallsOf(gateway), ({ cancel }) => cancel),
  );
