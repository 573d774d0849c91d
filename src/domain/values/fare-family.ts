/** A FLEX ticket costs more and is changed and given back on better terms. */
export const fareFamilies = ['STANDART', 'FLEX'] as const;

export type FareFamily = (typeof fareFamilies)[number];

export const fareFamilyNamed = (text: string): FareFamily | null =>
  fareFamilies.find((family) => family === text) ?? null;

/** What FLEX adds to the fare, in thousandths. */
const flexSurcharge = 200;

/** What families add to a fare, in thousandths. A family that is not named is not sold. */
export type Surcharges = Readonly<Record<string, number>>;

/** Where the catalogue has never said anything. */
export const ordinarySurcharges: Readonly<Record<FareFamily, number>> = { STANDART: 0, FLEX: flexSurcharge };

/** What a journey there and back in one booking takes off, in thousandths. */
export const roundTripDiscount = 50;
