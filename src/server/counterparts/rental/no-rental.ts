import { refused } from '#domain/values/answer.ts';
import type { RentalSupplier } from './rental-supplier.ts';

const silent = () => Promise.resolve(refused('rental-unreachable'));
const silentWord = () => Promise.resolve(silent);

/** Until a real supplier is plugged in, no car can be had. */
export const noRental: RentalSupplier = {
  offices: silent,
  offers: silent,
  hold: silentWord,
  confirm: silentWord,
  release: () => Promise.resolve(),
  cancel: silentWord,
};
