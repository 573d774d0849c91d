import type { Transaction } from 'kysely';
import { granted, refused } from '#domain/values/answer.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { languageOfBooking } from '#server/sale/bookings/booking-link-letter.ts';
import { isEventRecorded, recordEvent } from '#server/sale/bookings/record-event.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import type { Desk } from '#server/sale/settlement/desk.ts';
import { findRow } from '#server/sale/settlement/settlement-row.ts';
import { lockedBooking } from '#server/sale/tickets/booking-rows.ts';
import { carryOutExtras, extrasOf } from '#server/sale/tickets/carry-out-extras.ts';
import { notifyOrderReturned } from '#server/sale/tickets/notify-order-returned.ts';
import { amountOf, plannedExtras } from '#server/sale/tickets/planned-extras.ts';
import { lockedOrder } from '#server/sale/tickets/ticket-orders.ts';

type Deps = Pick<AppContext, 'mail' | 'railway'>;
const due: Desk['due'] = async (within, subject, now) => {
  const order = await lockedOrder(within, subject);
  const isOpen = order?.purpose === 'extra-services' && order.status === 'open' && order.deadline > now;
  return isOpen ? { amount: order.amount, deadline: order.deadline, locator: order.locator } : null;
};

const letGo = async (within: Transaction<Tables>, order: string): Promise<void> => {
  await within.updateTable('ticket_order').set({ status: 'refused' }).where('id', '=', order).execute();
};

const issueOn =
  ({ railway }: Deps): Desk['issue'] =>
  async (within, subject, payment, now) => {
    const order = await lockedOrder(within, subject);
    if (order?.purpose !== 'extra-services') return refused('no-longer-held');
    if (order.status !== 'open') {
      return order.payment === payment ? granted(null) : refused('no-longer-held');
    }
    const rows = await lockedBooking(within, order.locator);
    const planned =
      rows === null
        ? null
        : await plannedExtras(within, rows.tickets, extrasOf(order), railway.network(), now);
    if (planned?.ok !== true || amountOf(planned.value) !== order.amount) {
      await letGo(within, subject);
      return refused('no-longer-held');
    }
    await carryOutExtras(within, order, planned.value, payment, now);
    return granted(null);
  };

const notifyOn =
  ({ mail }: Deps): Desk['notify'] =>
  async (within, subject, payment, now) => {
    const order = await lockedOrder(within, subject);
    if (order?.status !== 'done' || order.payment !== payment) return;
    const letters = { locator: order.locator, action: 'letters-posted', detail: payment } as const;
    const rows = (await isEventRecorded(within, letters)) ? null : await lockedBooking(within, order.locator);
    if (rows === null) return;
    const paid = (await findRow(within, payment))?.amount ?? order.amount;
    const language = languageOfBooking(rows.booking);
    const words = wordsIn(language, wholeCatalogue(language));
    const values = { locator: order.locator, amount: moneyText(paid, words) };
    const subjectLine = words.say('letter.extras.subject', values);
    const text = words.say('letter.extras.text', values);
    await mail.post({ to: rows.booking.contact_email, language, subject: subjectLine, text }, within);
    await recordEvent(within, { ...letters, by: 'house', userId: null }, now);
  };

/** Within its time the order may be paid by another card. */
const refuse: Desk['refused'] = async (within, subject, _payment, now) => {
  const order = await lockedOrder(within, subject);
  if (order?.status === 'open' && order.deadline <= now) await letGo(within, subject);
};

/** Sells extra services for tickets. The subject is the order of them. */
export const extrasDesk = (deps: Deps): Desk => ({
  due,
  issue: issueOn(deps),
  notify: notifyOn(deps),
  refused: refuse,
  returned: notifyOrderReturned('extras', deps),
});
