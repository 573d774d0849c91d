import {
  extendReservation as call,
  extendReservationExactly as callExactly,
} from '#contract/bookings/rail-booking.ts';
import { operation } from '#server/sale/context/operation.ts';
import { actOnOption } from './act-on-option.ts';
import { extendOption } from './change-option.ts';

/** Gives a reservation as much more time as it may have. */
export const extendReservation = operation(call, (asked, house) =>
  actOnOption(call.name, 'option-extended', asked, house, (within, locator, now) =>
    extendOption(within, locator, 'latest', now),
  ),
);

export const extendReservationExactly = operation(callExactly, (asked, house) =>
  actOnOption(callExactly.name, 'option-extended', asked, house, (within, locator, now) =>
    extendOption(within, locator, asked.body.optionDate, now),
  ),
);
