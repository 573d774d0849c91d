import { dayNumberAt, startOfDay } from '#domain/time/travel-day.ts';
import type { Shop } from '#server/start/open-ports.ts';

const hour = 3_600_000;

/** An hour at which every train of today is still to come, whenever the test runs. */
export const setMorning = async ({ open }: Pick<Shop, 'open'>): Promise<void> => {
  const now = Date.now();
  const offset = startOfDay(dayNumberAt(now)) + hour - now;
  await open.world?.carryOut({ do: 'set-clock', offset });
};
