import { mayDoWithTicket } from '#domain/booking/booking-actions.ts';
import type { BookedTicket } from '#domain/booking/reservation.ts';
import { ticketStatusAt } from '#domain/booking/ticket-status.ts';
import { extrasSoldIn } from '#domain/catalogue/sale-terms.ts';
import { travelDayOf } from '#domain/time/travel-day.ts';
import { coachIdOf, dayNumberOfRun } from '#domain/values/run-id.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { namedStationIn } from '#server/railway/context/named-station.ts';
import type { Network, Train } from '#server/railway/network/railway.ts';
import type { BookingRows } from './read-booking.ts';

type Row = Tables['ticket'];

const describeCoach = ({ run_id, coach }: Row, train: Train | undefined): BookedTicket['coach'] =>
  coach === null
    ? null
    : {
        id: coachIdOf(run_id, coach),
        index: coach,
        name: train?.coaches.find(({ index }) => index === coach)?.name ?? String(coach + 1),
      };

/** What belongs to a ticket and is not its row. */
type Beside = Pick<BookingRows, 'prices' | 'services'>;

export const noExtras: Beside = { prices: [], services: [] };

/** A ticket as it is told. The code of its boarding pass, while there is something to print, and what tells of a disability are for whoever may act on the booking. */
export const describeTicket = (
  row: Row,
  { prices, services }: Beside,
  network: Network,
  { mayAct, now }: { readonly mayAct: boolean; readonly now: number },
): BookedTicket => {
  const train = network.trains[row.train_index];
  const status = ticketStatusAt(row.status, row.arrival, now);
  const cabinClass = mayAct || row.cabin_class !== 'DSB' ? row.cabin_class : 'Y1';
  return {
    number: row.status === 'unissued' ? null : row.number,
    status,
    masterTicket: row.master_ticket,
    changes: row.changes,
    boardingCode: mayAct && mayDoWithTicket('print', status) ? row.boarding_code : null,
    runId: row.run_id,
    trainNumber: train?.number ?? '',
    trainName: train?.name ?? '',
    commercialName: train?.commercialName ?? '',
    trainType: train?.type ?? 'AH',
    line: train?.line ?? null,
    trainDay: travelDayOf(dayNumberOfRun(row.run_id)),
    coach: describeCoach(row, train),
    seat: row.seat,
    from: namedStationIn(network, row.from_station),
    to: namedStationIn(network, row.to_station),
    departure: row.departure,
    arrival: row.arrival,
    cabinClass,
    family: row.fare_family,
    amount: row.amount,
    prices: prices
      .filter(({ ticket }) => mayAct && ticket === row.number)
      .map(({ rule, row: of, amount }) => ({ rule, row: of, amount })),
    extras: services
      .filter(({ ticket }) => mayAct && ticket === row.number)
      .map(({ service: id, amount }) => ({ id, amount })),
    extrasSold: extrasSoldIn(network.terms, cabinClass),
  };
};
