import type { About } from '#app/reporting/report-recording.ts';
import { isLocator, parseLocator } from '#domain/values/locator.ts';
import type { RentalActor } from '#panels/shop.ts';

/** By its own number once it was laid down here or seen; until then by the train that is named, if one is. */
export const aboutRental = (flow: RentalActor): About => {
  const { order, rental, driver, train } = flow.getSnapshot().context;
  const named = parseLocator(driver.trainPnr === '' ? train.pnr : driver.trainPnr);
  return {
    locator: order.amount > 0 || rental !== null ? order.number : null,
    instead: isLocator(named) ? named : null,
  };
};
