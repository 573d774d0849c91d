import { askSeatAlarm, cancelSeatAlarm } from '#contract/seat-alarms.ts';
import type { AlarmWish } from '#domain/alarm-wish.ts';
import { refused } from '#domain/answer.ts';
import { mayBeCode } from '#domain/mailed-code.ts';
import type { Gateway } from './gateway.ts';

/** How a seat alarm is asked for and ended. */
export const alarmCallsBy = ({ call }: Gateway) => ({
  ask: (wish: AlarmWish, signal: AbortSignal) => call(askSeatAlarm, wish, signal),
  cancel: async (code: string, signal: AbortSignal) =>
    mayBeCode(code) ? call(cancelSeatAlarm, { code }, signal) : refused('alarm-over'),
});

export type AlarmCalls = ReturnType<typeof alarmCallsBy>;
