/** An amount of money: a whole number of kuruş. */
export type Kurus = number;

/** Rounds half away from zero, as the operator's tariff does. */
export const rounded = (amount: number): Kurus => Math.sign(amount) * Math.round(Math.abs(amount));

export const kurusOfLira = (lira: number): Kurus => rounded(lira * 100);

export const liraOf = (amount: Kurus): number => amount / 100;
