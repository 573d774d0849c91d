import { lapChildrenEach } from './party-size.ts';

/** Free children on a lap: so many for each who pays. */
export const mostLapChildren = (passengers: number): number => Math.max(0, passengers) * lapChildrenEach;
