import {
  getReservation as call,
  getReservationAtOnce as callAtOnce,
} from '#contract/bookings/rail-booking.ts';
import { granted } from '#domain/values/answer.ts';
import type { Asked } from '#server/platform/http/operation.ts';
import type { House } from '#server/sale/context/house.ts';
import { operation } from '#server/sale/context/operation.ts';
import { findBooking, type Named } from './find-booking.ts';
import { toldReservation } from './told-reservation.ts';

const find = async (asked: Asked<Named>, house: House) => {
  const found = await findBooking(asked.body, asked, house);
  if (!found.ok) return found;
  const { rows, mayAct } = found.value;
  const { language } = asked;
  return granted(
    toldReservation(rows, house.railway.network(), { mayAct, language, now: house.clock.now() }),
  );
};

/** A booking by PNR and surname. */
export const getReservation = operation(call, find);

export const getReservationAtOnce = operation(callAtOnce, find);
