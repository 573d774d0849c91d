import { granted, refused } from '#domain/answer.ts';
import { readBooking } from '#server/bookings/read-booking.ts';
import { tellEvent, wasTold } from '#server/bookings/tell-event.ts';
import { ticketLetters } from '#server/bookings/ticket-letters.ts';
import type { House } from '#server/house.ts';
import { holdsInSale } from '#server/seats/holds-in-sale.ts';
import type { Desk } from '#server/settlement/desk.ts';
import { lockedBooking } from './booking-rows.ts';
import { carryOutChange } from './carry-out-change.ts';
import { bindNewPlaces, changesOf, lockedOrder } from './change-order.ts';
import { plannedChange } from './planned-change.ts';

type Ground = Pick<House, 'mail' | 'railway' | 'settings'>;

const due: Desk['due'] = async (within, subject, now) => {
  const order = await lockedOrder(within, subject);
  const isOpen = order?.purpose === 'change' && order.status === 'open' && order.deadline > now;
  return isOpen ? { amount: order.amount, deadline: order.deadline, locator: order.locator } : null;
};

/** Until it is paid, the tickets stay as they are; what may have become of them meanwhile is judged again, by the hour of the order. */
const issueOn =
  ({ railway }: Ground): Desk['issue'] =>
  async (within, subject, payment, now) => {
    const order = await lockedOrder(within, subject);
    if (order === undefined || order.purpose !== 'change') return refused('no-longer-held');
    if (order.status !== 'open') {
      return order.status === 'done' && order.payment === payment ? granted(null) : refused('no-longer-held');
    }
    const rows = await lockedBooking(within, order.locator);
    if (rows === null) return refused('no-longer-held');
    const wanted = changesOf(order);
    const network = railway.network();
    const planned = await plannedChange(within, rows, wanted, network, order.made_at);
    if (!planned.ok || planned.value.balance.due !== order.amount) return refused('no-longer-held');
    const placing = { ...order, tickets: rows.tickets, planned: planned.value, network };
    if (!(await bindNewPlaces(within, placing, order.deadline, now)).ok) return refused('no-longer-held');
    const carrying = { order: subject, rows, planned: planned.value, payment };
    const numbers = await carryOutChange(within, carrying, now);
    return numbers === null ? refused('no-longer-held') : granted(null);
  };

const notifyOn =
  ({ mail, railway, settings }: Ground): Desk['notify'] =>
  async (within, subject, payment, now) => {
    const order = await lockedOrder(within, subject);
    if (order?.status !== 'done' || order.payment !== payment) return;
    const letters = { locator: order.locator, deed: 'letters-posted', detail: payment } as const;
    const rows = (await wasTold(within, letters)) ? null : await readBooking(within, order.locator);
    if (rows === null) return;
    const tickets = rows.tickets.filter(({ status }) => status === 'valid');
    for (const letter of ticketLetters({ ...rows, tickets }, railway.network(), settings.origin)) {
      await mail.post(letter, within);
    }
    await tellEvent(within, { ...letters, by: 'house', userId: null }, now);
  };

/** The new places are free again; the tickets are as they were. */
const refuse: Desk['refused'] = async (within, subject, _payment, now) => {
  const order = await lockedOrder(within, subject);
  if (order?.status !== 'open') return;
  await within.updateTable('ticket_order').set({ status: 'refused' }).where('id', '=', subject).execute();
  await holdsInSale.free(within, subject, 'all', now);
};

/** Changes tickets once the difference and the fee are paid. The subject is the order of the change. */
export const changeDesk = (ground: Ground): Desk => ({
  due,
  issue: issueOn(ground),
  notify: notifyOn(ground),
  refused: refuse,
});
