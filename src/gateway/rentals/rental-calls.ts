import { cancelRental, mailRentalLink, rentalRefundAmount, viewRental } from '#contract/rentals/rental.ts';
import type { RentalCancelReason } from '#domain/rental/rental-reservation.ts';
import { mayBeCode } from '#domain/shop/mailed-code.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { isRentalNumber, parseRentalNumber } from '#domain/values/rental-number.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type Wanted = { readonly code: string; readonly number: string; readonly surname: string };
type Meant = {
  readonly number: string;
  readonly refund: Kurus;
  readonly reason: RentalCancelReason;
  readonly key: string;
};

/** What is asked about a car that is rented. `now` gives the server's hour. */
export const rentalCallsBy = ({ call }: Gateway, now: () => number) => ({
  /** What an address calls a number or a code is judged first: the server is asked for what may be one. */
  view: async ({ code, number, surname }: Wanted, signal: AbortSignal) => {
    if (code !== '')
      return mayBeCode(code) ? call(viewRental, { code }, signal) : refused('link-used-or-old');
    const reservationNumber = parseRentalNumber(number);
    return isRentalNumber(reservationNumber)
      ? call(viewRental, { reservationNumber, lastName: surname, code: null }, signal)
      : refused('rental-not-found');
  },

  mailLink: (
    { number, surname }: { readonly number: string; readonly surname: string },
    signal: AbortSignal,
  ) => call(mailRentalLink, { reservationNumber: number, lastName: surname }, signal),

  quoteRefund: async ({ number }: Pick<Meant, 'number'>, signal: AbortSignal) => {
    const answer = await call(rentalRefundAmount, { reservationNumber: number }, signal);
    if (!answer.ok) return answer;
    const { deduction, refundAmount: refund } = answer.value;
    return granted({ deduction, refund });
  },

  cancel: async ({ number, refund, reason, key }: Meant, signal: AbortSignal) => {
    const meant = { reservationNumber: number, reason, toldRefund: refund, idempotencyKey: key };
    const answer = await call(cancelRental, meant, signal);
    return answer.ok ? granted({ refund: answer.value.refundAmount, at: now() }) : answer;
  },
});
