import {
  extendReservation as call,
  extendReservationExactly as callExactly,
} from '#contract/bookings/rail-booking.ts';
import { operation } from '#server/sale/context/operation.ts';
import { actOnOption } from './act-on-option.ts';
import { extendOption } from './change-option.ts';

/** Gives a reservation as much more time as it may have. */
export const extendReservation = operation(call, (asked, app) =>
  actOnOption(call.name, 'option-extended', asked, app, (within, locator, now) =>
    extendOption(within, locator, 'latest', now),
  ),
);

export const extendReservationExactly = operation(callExactly, (asked, app) =>
  actOnOption(callExactly.name, 'option-extended', asked, app, (within, locator, now) =>
    extendOption(within, locator, asked.body.optionDate, now),
  ),
);
