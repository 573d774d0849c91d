import { cancelReservation as call } from '#contract/rail-booking.ts';
import { operation } from '#server/http/operation.ts';
import { actOnOption } from './act-on-option.ts';
import { cancelOption } from './change-option.ts';

export const cancelReservation = operation(call, (asked, house) =>
  actOnOption(call.name, 'cancelled', asked, house, cancelOption),
);
