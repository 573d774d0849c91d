import { once } from 'node:events';

/** How long a traveller waits before asking the same thing again, in milliseconds. */
export const pause = async (milliseconds: number): Promise<void> => {
  await once(AbortSignal.timeout(Math.round(milliseconds)), 'abort');
};
