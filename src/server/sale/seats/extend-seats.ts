import { extendSeats as call } from '#contract/seats/seats.ts';
import { operation } from '#server/sale/context/operation.ts';

/** Whoever knows the ids of holds may lengthen them, as long as no booking has them. */
export const extendSeats = operation(call, ({ body }, { seats }) => seats.extend(body.holdIds));
