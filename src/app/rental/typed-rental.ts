import { blankRentalDriver } from '#domain/rental/rental-driver.ts';
import { isLike, partOf } from '#domain/values/is-like.ts';
import { type KeptRental, nowhere } from '#machines/car-rental/car-rental.model.ts';

/** What was typed of a rental before its chart has changed, as far as it is still understood. */
export const typedRental = (told: unknown): KeptRental | null => {
  const [wish, driver] = [partOf(told, 'wish'), partOf(told, 'driver')];
  return isLike(nowhere, wish) && isLike(blankRentalDriver, driver) ? { wish, driver } : null;
};
