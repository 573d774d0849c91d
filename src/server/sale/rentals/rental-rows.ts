import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { rentalOffer, rentalOffice } from '#contract/rentals/rental-wire.ts';
import {
  type RentalReservation,
  refundOfRental,
  rentalStatusAt,
  whyNotCancellable,
} from '#domain/rental/rental-reservation.ts';
import { isLanguage, type Language } from '#domain/values/language.ts';
import { maskedName } from '#domain/values/masked-name.ts';
import { isRentalNumber, parseRentalNumber } from '#domain/values/rental-number.ts';
import { mayActOn } from '#server/people/access/may-act.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { invoicedTo } from './invoiced-to.ts';

export type RentalRow = Tables['rental_order'];

/** The number that is looked up, and that guesses at it are counted by. */
export const rentalNumberIn = (entered: string): string => parseRentalNumber(entered.slice(0, 40));

export const rentalOf = async (db: Kysely<Tables>, entered: string): Promise<RentalRow | null> => {
  const number = rentalNumberIn(entered);
  if (!isRentalNumber(number)) return null;
  const row = await db.selectFrom('rental_order').selectAll().where('number', '=', number).executeTakeFirst();
  return row ?? null;
};

export const lockedRental = (within: Transaction<Tables>, number: string): Promise<RentalRow | undefined> =>
  within.selectFrom('rental_order').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();

/** Whoever laid a rental down, or came by its letter, may act on it; null as well when there is none. */
export const rentalToActOn = async (
  entered: string,
  acting: Pick<OperationRequest<unknown>, 'cookies' | 'session'>,
  app: Pick<AppContext, 'clock' | 'db'>,
): Promise<RentalRow | null> => {
  const row = await rentalOf(app.db, entered);
  if (row === null) return null;
  const { number: locator, user_id } = row;
  return (await mayActOn({ booking: { locator, user_id } }, acting, app)) ? row : null;
};

export const isBooked = ({ status }: RentalRow): boolean => status === 'booked' || status === 'cancelled';

export const languageOfRental = ({ language }: Pick<RentalRow, 'language'>): Language =>
  isLanguage(language) ? language : 'tr';

/** What the payment of a rental took. */
export const paidFor = async (db: Kysely<Tables>, { payment, amount }: RentalRow): Promise<number> => {
  const paid = await db
    .selectFrom('settlement')
    .select('amount')
    .where('id', '=', payment ?? '')
    .executeTakeFirst();
  return paid?.amount ?? amount;
};

export const describeRental = async (
  db: Kysely<Tables>,
  row: RentalRow,
  { mayAct, now }: { readonly mayAct: boolean; readonly now: number },
): Promise<RentalReservation> => {
  const offer = z.decode(rentalOffer, JSON.parse(row.offer));
  const paid = await paidFor(db, row);
  const {
    pick_up_at: pickUpAt,
    drop_off_at: dropOffAt,
    cancelled_at: cancelledAt,
    driver_name: driver,
  } = row;
  const refund = refundOfRental({ pickUpAt, dailyFee: offer.dailyFee, paid }, now);
  const status = rentalStatusAt({ cancelledAt, dropOffAt }, now);
  const whyNot = whyNotCancellable({ status, refund, hasProof: mayAct });
  return {
    number: row.number,
    status,
    pickUp: z.decode(rentalOffice, JSON.parse(row.pick_up)),
    dropOff: z.decode(rentalOffice, JSON.parse(row.drop_off)),
    pickUpAt,
    dropOffAt,
    offer,
    driver: mayAct ? driver : maskedName(driver),
    paid,
    cancellation:
      cancelledAt === null || row.cancel_reason === null
        ? null
        : { at: cancelledAt, reason: row.cancel_reason, refund: row.refunded },
    mayCancel: whyNot === null,
    whyNot,
    invoicedTo: mayAct ? await invoicedTo(db, row) : null,
  };
};
