import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { paymentDeadline } from '#domain/booking/reservation-option.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { holdsInSale } from '#server/sale/holds/holds-in-sale.ts';
import { readLivePlaces } from '#server/sale/holds/live-places.ts';
import type { HeldPlace } from '#server/sale/holds/seats.ts';
import { bookedPassengers } from './booked-passengers.ts';
import type { TicketRow } from './booking-rows.ts';
import { type ChangedPlaceRefusal, refusalOfChangedPlaces } from './changed-places.ts';
import type { ChangeOfTicket, PlannedChange, WantedChange } from './planned-change.ts';

type Order = Tables['ticket_order'];

const wantedChanges = z.array(
  z.object({
    ticketNumber: z.string(),
    allocationId: z.string(),
    trainCarId: z.int(),
    seatNumber: z.string(),
    fromStationId: z.int(),
    toStationId: z.int(),
  }),
);

export const changesOf = ({ wanted }: Order): readonly WantedChange[] =>
  wantedChanges.parse(JSON.parse(wanted));

const isPlaceOf =
  ({ leg, holdId }: ChangeOfTicket) =>
  (held: HeldPlace): boolean =>
    held.holdId === holdId &&
    held.runId === leg.runId &&
    held.coach === leg.coach &&
    held.seat === leg.place.number &&
    held.fromStop === leg.fromStop &&
    held.toStop === leg.toStop;

const firstDeparture = ({ tickets }: PlannedChange): number =>
  Math.min(...tickets.map(({ leg }) => leg.departure));

export type Placing = {
  readonly id: string;
  readonly locator: string;
  readonly tickets: readonly TicketRow[];
  readonly planned: PlannedChange;
  readonly network: Network;
};

export type Ordering = Placing & { readonly wanted: readonly WantedChange[] };

/** Binds the new places to the order until a deadline, and judges the booking as it would sit in them. Nobody changes to a train that has left. */
export const bindNewPlaces = async (
  within: Transaction<Tables>,
  { id, locator, tickets, planned, network }: Placing,
  deadline: number,
  now: number,
): Promise<Answer<null, ChangedPlaceRefusal | 'place-not-held'>> => {
  if (firstDeparture(planned) <= now) return refused('place-not-held');
  const holds = planned.tickets.map(({ holdId }) => holdId);
  const bound = await holdsInSale.bind(within, holds, id, deadline, now);
  const taken = planned.tickets.flatMap(({ row }) => row.hold_id ?? []);
  const heldPlaces = await readLivePlaces(within, taken, now);
  const places = planned.tickets.flatMap((change) => {
    const held = bound.ok ? bound.value.find(isPlaceOf(change)) : undefined;
    const givenUp = heldPlaces.get(change.row.hold_id ?? '');
    return held === undefined ? [] : [{ change, held, givenUp }];
  });
  if (places.length < planned.tickets.length) return refused('place-not-held');
  const passengers = await bookedPassengers(within, locator);
  const refusal = refusalOfChangedPlaces(tickets, places, passengers, network);
  return refusal === null ? granted(null) : refused(refusal);
};

/** Lays a change down and binds its new places until it is paid for. */
export const saveChange = async (
  within: Transaction<Tables>,
  ordering: Ordering,
  now: number,
): Promise<Answer<{ readonly deadline: number }, ChangedPlaceRefusal | 'place-not-held'>> => {
  const { id, locator, wanted, planned } = ordering;
  const deadline = paymentDeadline(firstDeparture(planned), now);
  const bound = await bindNewPlaces(within, ordering, deadline, now);
  if (!bound.ok) return bound;
  await within
    .insertInto('ticket_order')
    .values({
      id,
      purpose: 'change',
      locator,
      wanted: JSON.stringify(wanted),
      amount: planned.balance.due,
      status: 'open',
      made_at: now,
      deadline,
      payment: null,
    })
    .execute();
  return granted({ deadline });
};

/** The new places are free again; the tickets are as they were. */
export const letOrderGo = async (within: Transaction<Tables>, order: string, now: number): Promise<void> => {
  await within.updateTable('ticket_order').set({ status: 'refused' }).where('id', '=', order).execute();
  await holdsInSale.free(within, order, 'all', now);
};
