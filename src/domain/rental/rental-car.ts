import type { Kurus } from '#domain/values/kurus.ts';

export const carCategories = ['economy', 'compact', 'comfort', 'suv', 'premium', 'minibus'] as const;
export type CarCategory = (typeof carCategories)[number];

export const carGears = ['manual', 'automatic'] as const;
export type CarGear = (typeof carGears)[number];

export const carFuels = ['petrol', 'diesel', 'hybrid', 'electric'] as const;
export type CarFuel = (typeof carFuels)[number];

/** Whom a car is given to. */
export type DriverDemands = {
  /** Whoever is younger is a young driver, and pays the supplier's fee for one at the office. */
  readonly minimumAge: number;
  /** Whoever is younger than this is not given the car at all. */
  readonly youngDriverAge: number;
  readonly licenceYears: number;
};

/** A car that may be had for a wish, and for how much. */
export type RentalOffer = DriverDemands & {
  readonly id: string;
  readonly supplier: string;
  readonly model: string;
  readonly category: CarCategory;
  readonly gear: CarGear;
  readonly fuel: CarFuel;
  readonly seats: number;
  readonly days: number;
  readonly dailyFee: Kurus;
  /** What is paid in the shop. */
  readonly total: Kurus;
  /** Held on the driver's own credit card at the office, and let go when the car is back. */
  readonly deposit: Kurus;
  /** For the whole rental. */
  readonly kilometreLimit: number;
};
