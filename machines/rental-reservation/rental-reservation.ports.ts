import type { RentalCancelReason } from '#domain/rental/rental-reservation.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type { CancelAnswer, LinkAnswer, RefundAnswer, ViewAnswer } from './rental-reservation.model.ts';

export type RentalReservationPorts = {
  /** By the code of its letter, or by its number and the driver's surname. */
  viewRental: Port<ViewAnswer, { readonly code: string; readonly number: string; readonly surname: string }>;
  /** Mails a link to the address the driver has given; whoever asks is told nothing about it. */
  mailLink: Port<LinkAnswer, { readonly number: string; readonly surname: string }>;
  quoteRefund: Port<RefundAnswer, { readonly number: string }>;
  /** Cancels for what was told, and for nothing else. */
  cancelRental: Port<
    CancelAnswer,
    {
      readonly number: string;
      readonly refund: Kurus;
      readonly reason: RentalCancelReason;
      readonly key: string;
    }
  >;
};

export const rentalReservationPorts: RentalReservationPorts = {
  viewRental: unplugged(),
  mailLink: unplugged(),
  quoteRefund: unplugged(),
  cancelRental: unplugged(),
};
