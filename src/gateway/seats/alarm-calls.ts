import { askSeatAlarm, cancelSeatAlarm } from '#contract/seats/seat-alarms.ts';
import type { AlarmWish } from '#domain/seat/alarm-wish.ts';
import { mayBeCode } from '#domain/shop/mailed-code.ts';
import { refused } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

/** How a seat alarm is asked for and ended. */
export const alarmCallsBy = ({ call }: Gateway) => ({
  ask: (wish: AlarmWish, signal: AbortSignal) => call(askSeatAlarm, wish, signal),
  cancel: async ({ code }: { readonly code: string }, signal: AbortSignal) =>
    mayBeCode(code) ? call(cancelSeatAlarm, { code }, signal) : refused('alarm-over'),
});
