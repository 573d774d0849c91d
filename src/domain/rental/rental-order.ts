import type { Kurus } from '#domain/values/kurus.ts';
import type { RentalContract } from './rental-contracts.ts';
import type { RentalDriver } from './rental-driver.ts';

/** A car of a search that is laid down at the price that was told. */
export type RentalOrder = {
  readonly search: string;
  readonly car: string;
  readonly amount: Kurus;
  readonly driver: RentalDriver;
  readonly contracts: readonly RentalContract[];
  /** Asked for twice with one key it is one order. */
  readonly key: string;
};
