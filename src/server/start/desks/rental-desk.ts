import { granted, refused } from '#domain/values/answer.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { invoicedTo } from '#server/sale/rentals/invoiced-to.ts';
import { letRentalGo } from '#server/sale/rentals/let-rental-go.ts';
import { rentalBookedLetter, rentalReturnedLetter } from '#server/sale/rentals/rental-letters.ts';
import { lockedRental, paidFor } from '#server/sale/rentals/rental-rows.ts';
import { agreed, type Desk } from '#server/sale/settlement/desk.ts';

type Deps = Pick<AppContext, 'mail' | 'rentalSupplier' | 'settings'>;

const due: Desk['due'] = async (within, subject, now) => {
  const order = await lockedRental(within, subject);
  const isOpen = order?.status === 'open' && order.deadline > now;
  return isOpen ? { amount: order.amount, deadline: order.deadline, locator: order.number } : null;
};

/** A rented car is paid with a card in its driver's own name. */
const holder: NonNullable<Desk['holder']> = async (db, subject) => {
  const order = await db
    .selectFrom('rental_order')
    .select('driver_name')
    .where('number', '=', subject)
    .executeTakeFirst();
  return order?.driver_name ?? null;
};

/** The supplier says whether the car can still be had, where that is still the question. */
const askOn =
  ({ rentalSupplier }: Deps): NonNullable<Desk['ask']> =>
  async (db, subject) => {
    const order = await db
      .selectFrom('rental_order')
      .select('status')
      .where('number', '=', subject)
      .executeTakeFirst();
    return order?.status === 'open' ? rentalSupplier.confirm(subject) : agreed;
  };

/** A supplier that is silent is asked again; at last the money goes back. */
const issueOn =
  (deps: Deps): Desk['issue'] =>
  async (within, subject, payment, _now, word) => {
    const order = await lockedRental(within, subject);
    if (order === undefined) return refused('no-longer-held');
    if (order.status !== 'open') {
      return order.payment === payment ? granted(null) : refused('no-longer-held');
    }
    const confirmed = await word(within);
    if (!confirmed.ok && confirmed.refusal === 'rental-unreachable') {
      throw new Error('The car rental company does not answer.');
    }
    if (!confirmed.ok) {
      await letRentalGo(within, subject, deps);
      return refused('no-longer-held');
    }
    const booked = { status: 'booked' as const, payment, asked_from: null, asked_by: null };
    await within.updateTable('rental_order').set(booked).where('number', '=', subject).execute();
    return granted(null);
  };

const notifyOn =
  ({ mail, settings }: Deps): Desk['notify'] =>
  async (within, subject, payment, now) => {
    const order = await lockedRental(within, subject);
    if (order?.status !== 'booked' || order.payment !== payment || order.told_at !== null) return;
    await within.updateTable('rental_order').set({ told_at: now }).where('number', '=', subject).execute();
    const bill = { paid: await paidFor(within, order), invoicedTo: await invoicedTo(within, order) };
    await mail.post(rentalBookedLetter(order, bill, settings.origin), within);
  };

const returnedOn =
  ({ mail }: Deps): NonNullable<Desk['returned']> =>
  async (within, subject, amount) => {
    const order = await lockedRental(within, subject);
    if (order !== undefined) await mail.post(rentalReturnedLetter(order, amount), within);
  };

/** Within its time the order may be paid by another card. */
const refuseOn =
  (deps: Deps): Desk['refused'] =>
  async (within, subject, _payment, now) => {
    const order = await lockedRental(within, subject);
    if (order?.status === 'open' && order.deadline <= now) await letRentalGo(within, subject, deps);
  };

/** Rents cars out. The subject is the number of the rental. */
export const rentalDesk = (deps: Deps): Desk => ({
  due,
  holder,
  ask: askOn(deps),
  issue: issueOn(deps),
  notify: notifyOn(deps),
  refused: refuseOn(deps),
  returned: returnedOn(deps),
});
