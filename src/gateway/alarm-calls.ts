import { askSeatAlarm, cancelSeatAlarm } from '#contract/seat-alarms.ts';
import type { AlarmWish } from '#domain/alarm-wish.ts';
import type { Gateway } from './gateway.ts';

/** How a seat alarm is asked for and ended. */
export const alarmCallsBy = ({ call }: Gateway) => ({
  ask: (wish: AlarmWish, signal: AbortSignal) => call(askSeatAlarm, wish, signal),
  cancel: (code: string, signal: AbortSignal) => call(cancelSeatAlarm, { code }, signal),
});

export type AlarmCalls = ReturnType<typeof alarmCallsBy>;
