/** What is accepted before a car is paid for: each for itself, none of them ticked beforehand. */
export const rentalContracts = ['sales-contract', 'pre-information', 'rental-conditions'] as const;
export type RentalContract = (typeof rentalContracts)[number];

/** Those that are not accepted yet, in the order they stand in. */
export const openRentalContracts = (accepted: readonly RentalContract[]): readonly RentalContract[] =>
  rentalContracts.filter((contract) => !accepted.includes(contract));
