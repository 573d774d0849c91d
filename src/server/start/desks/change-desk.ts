import type { Transaction } from 'kysely';
import { granted, refused } from '#domain/values/answer.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { isAnyClosed } from '#server/railway/occupancy/closed-coaches.ts';
import { readBooking } from '#server/sale/bookings/read-booking.ts';
import { isEventRecorded, recordEvent } from '#server/sale/bookings/record-event.ts';
import { ticketLetters } from '#server/sale/bookings/ticket-letters.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import type { Desk } from '#server/sale/settlement/desk.ts';
import { lockedBooking } from '#server/sale/tickets/booking-rows.ts';
import { carryOutChange } from '#server/sale/tickets/carry-out-change.ts';
import { bindNewPlaces, changesOf, letOrderGo } from '#server/sale/tickets/change-order.ts';
import { placesOf } from '#server/sale/tickets/end-orders.ts';
import { notifyOrderReturned } from '#server/sale/tickets/notify-order-returned.ts';
import { plannedChange } from '#server/sale/tickets/planned-change.ts';
import { lockedOrder } from '#server/sale/tickets/ticket-orders.ts';

type Deps = Pick<AppContext, 'mail' | 'railway' | 'settings'>;
type Within = Transaction<Tables>;
type Order = Tables['ticket_order'];

const due: Desk['due'] = async (within, subject, now) => {
  const order = await lockedOrder(within, subject);
  const isOpen = order?.purpose === 'change' && order.status === 'open' && order.deadline > now;
  return isOpen ? { amount: order.amount, deadline: order.deadline, locator: order.locator } : null;
};

/** Until it is paid, the tickets stay as they are; what may have become of them meanwhile is judged again, by the hour of the order. */
const isCarriedOut = async (
  within: Within,
  order: Order,
  payment: string,
  now: number,
  network: Network,
): Promise<boolean> => {
  const rows = await lockedBooking(within, order.locator);
  if (rows === null) return false;
  const planned = await plannedChange(within, rows, changesOf(order), network, order.made_at);
  if (!planned.ok || planned.value.balance.due !== order.amount) return false;
  const placing = { ...order, tickets: rows.tickets, planned: planned.value, network };
  if (!(await bindNewPlaces(within, placing, order.deadline, now)).ok) return false;
  const carrying = { order: order.id, rows, planned: planned.value, payment };
  return (await carryOutChange(within, carrying, now)) !== null;
};

const issueOn =
  ({ railway }: Deps): Desk['issue'] =>
  async (within, subject, payment, now) => {
    const order = await lockedOrder(within, subject);
    if (order === undefined || order.purpose !== 'change') return refused('no-longer-held');
    if (order.status === 'done' && order.payment === payment) return granted(null);
    if (order.status === 'open') {
      if (await isCarriedOut(within, order, payment, now, railway.network())) return granted(null);
      await letOrderGo(within, subject, now);
    }
    return refused((await isAnyClosed(within, placesOf(order))) ? 'wagon-closed' : 'no-longer-held');
  };

const notifyOn =
  ({ mail, railway, settings }: Deps): Desk['notify'] =>
  async (within, subject, payment, now) => {
    const order = await lockedOrder(within, subject);
    if (order?.status !== 'done' || order.payment !== payment) return;
    const letters = { locator: order.locator, action: 'letters-posted', detail: payment } as const;
    const rows = (await isEventRecorded(within, letters)) ? null : await readBooking(within, order.locator);
    if (rows === null) return;
    const tickets = rows.tickets.filter(({ status }) => status === 'valid');
    for (const letter of ticketLetters({ ...rows, tickets }, railway.network(), settings.origin)) {
      await mail.post(letter, within);
    }
    await recordEvent(within, { ...letters, by: 'house', userId: null }, now);
  };

/** Within its time the order may be paid by another card. */
const refuse: Desk['refused'] = async (within, subject, _payment, now) => {
  const order = await lockedOrder(within, subject);
  if (order?.status === 'open' && order.deadline <= now) await letOrderGo(within, subject, now);
};

/** Changes tickets once the difference and the fee are paid. The subject is the order of the change. */
export const changeDesk = (deps: Deps): Desk => ({
  due,
  issue: issueOn(deps),
  notify: notifyOn(deps),
  refused: refuse,
  returned: notifyOrderReturned('change', deps),
});
