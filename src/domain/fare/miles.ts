import type { Kurus } from '#domain/values/kurus.ts';

/** What one mile is worth. */
const kurusOfMile = 10;

export const worthOfMiles = (points: number): Kurus => points * kurusOfMile;

/** Miles that pay an amount whole. */
export const milesFor = (amount: Kurus): number => Math.ceil(amount / kurusOfMile);

/** Whole miles in a part that goes back: nobody gains miles by giving back in pieces. */
export const wholeMilesOf = (amount: Kurus): number => Math.floor(amount / kurusOfMile);
