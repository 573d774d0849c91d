/** A FLEX ticket costs more and is changed and given back on better terms. */
export const fareFamilies = ['STANDART', 'FLEX'] as const;

export type FareFamily = (typeof fareFamilies)[number];

export const fareFamilyNamed = (text: string): FareFamily | null =>
  fareFamilies.find((family) => family === text) ?? null;

/** What FLEX adds to the fare, in thousandths. */
export const flexSurcharge = 200;

/** What a journey there and back in one booking takes off, in thousandths. */
export const roundTripDiscount = 50;
