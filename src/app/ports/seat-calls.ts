import type { SeatCalls } from '#gateway/seats/seat-calls.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { LateGateway } from './gateway.ts';

/** The calls of seats, brought when the first of them is asked. */
export const seatCallsOf = (gateway: LateGateway, clock: ServerClock) => async (): Promise<SeatCalls> => {
  const [{ seatCallsBy }, opened] = await Promise.all([import('#gateway/seats/seat-calls.ts'), gateway()]);
  return seatCallsBy(opened, clock.now);
};
