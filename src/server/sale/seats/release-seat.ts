import { releaseSeat as call } from '#contract/seats/seats.ts';
import { granted } from '#domain/values/answer.ts';
import { operation } from '#server/sale/context/operation.ts';

/** Whoever knows a hold's id may let it go, as long as no booking has it. */
export const releaseSeat = operation(
  call,
  async ({ body }, { seats }) => {
    const released = await seats.release(body.holdId);
    return released.ok ? granted('' as const) : released;
  },
  'text/plain',
);
