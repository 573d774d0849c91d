import { randomBytes } from 'node:crypto';

const drawnAtOnce = 4_096;
let drawn = randomBytes(drawnAtOnce);
let used = 0;

/** Random bytes as text, each given once. Drawn many at a time: to ask the system for each costs more than a hold. */
export const drawnText = (bytes: number, written: 'hex' | 'base64url'): string => {
  if (used + bytes > drawnAtOnce) {
    drawn = randomBytes(drawnAtOnce);
    used = 0;
  }
  used += bytes;
  return drawn.toString(written, used - bytes, used);
};
