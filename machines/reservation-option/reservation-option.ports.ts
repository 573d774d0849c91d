import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type {
  CancelAnswer,
  ExtendAnswer,
  LinkAnswer,
  OfferAnswer,
  ReadAnswer,
} from './reservation-option.model.ts';

type Named = { readonly locator: string };
type Keyed = Named & { readonly key: string };

export type ReservationOptionPorts = {
  extendOption: Port<ExtendAnswer, Keyed>;
  cancelReservation: Port<CancelAnswer, Keyed>;
  /** What the tickets cost now; nothing is done by it. */
  simulateSale: Port<OfferAnswer, Named>;
  loadBooking: Port<ReadAnswer, Named>;
  /** Mails the link that proves the e-mail once more. */
  mailProof: Port<LinkAnswer, Named & { readonly who: string }>;
  optionEnd: Deadline;
};

export const reservationOptionPorts: ReservationOptionPorts = {
  extendOption: unplugged(),
  cancelReservation: unplugged(),
  simulateSale: unplugged(),
  loadBooking: unplugged(),
  mailProof: unplugged(),
  optionEnd: deadline,
};
