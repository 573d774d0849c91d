import {
  getReservation as call,
  getReservationAtOnce as callAtOnce,
} from '#contract/bookings/rail-booking.ts';
import { granted } from '#domain/values/answer.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { describeReservation } from './describe-reservation.ts';
import { findBooking, type Named } from './find-booking.ts';

const find = async (asked: OperationRequest<Named>, app: AppContext) => {
  const found = await findBooking(asked.body, asked, app);
  if (!found.ok) return found;
  const { rows, mayAct } = found.value;
  const { language } = asked;
  return granted(
    describeReservation(rows, app.railway.network(), { mayAct, language, now: app.clock.now() }),
  );
};

/** A booking by PNR and surname. */
export const getReservation = operation(call, find);

export const getReservationAtOnce = operation(callAtOnce, find);
