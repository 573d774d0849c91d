import { expect, test } from 'vitest';
import { ticketChangeOf } from '#domain/booking/change-of-tickets.ts';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import { newTicketsOf } from '#domain/booking/new-tickets.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { bookedPair } from '#machines/samples/booked-sample.ts';
import { joined, overnight } from '../../support/listed-journeys.ts';
import { heldSeat } from '../../support/passengers.ts';

const [first, second] = ['100000000001', '100000000002'];
const pair = bookedPair('valid', 'valid');
const nobody = { due: 0, inMoney: 0, inOpenTicket: 0, lost: 0 };
const worth = (ticket: string) => ({ ticket, before: 93_000, after: 276_500, fee: 2_100 });
const nameOf = (station: number) => (station === 93 ? 'Eskişehir' : '');
const chosen = { journey: overnight, cabinClass: 'B', family: 'STANDART' } as const;

test('[S-18] the tickets of a change are those that are exchanged, on the new train, in the new seats', () => {
  const seat = heldSeat({ coachId: coachIdOf(overnight.legs[0]?.runId ?? 0, 6), seat: '3B' });
  const confirmed = { changes: [{ ticket: second, seat }], quote: { ...nobody, tickets: [worth(second)] } };
  const shown = heldTicketsOf(newTicketsOf(ticketChangeOf(pair, [second]), confirmed, chosen, nameOf));
  expect(
    shown.map(({ passenger, ticket }) => [
      passenger.firstName,
      ticket.commercialName,
      ticket.departure,
      ticket.arrival,
      ticket.coach?.name,
      ticket.seat,
      ticket.from.name,
      ticket.to.name,
      ticket.amount,
    ]),
  ).toEqual([
    [
      'ELİF',
      'ANKARA EKSPRESİ',
      overnight.legs[0]?.departure,
      overnight.legs[0]?.arrival,
      '7',
      '3B',
      'ANKARA GAR',
      'İSTANBUL(SÖĞÜTLÜÇEŞME)',
      276_500,
    ],
  ]);
});

test('[S-18] a new ticket calls its coach as the seat map does', () => {
  const seat = heldSeat({ coachId: coachIdOf(overnight.legs[0]?.runId ?? 0, 6), coachName: 'B7' });
  const confirmed = { changes: [{ ticket: second, seat }], quote: { ...nobody, tickets: [worth(second)] } };
  const shown = heldTicketsOf(newTicketsOf(ticketChangeOf(pair, [second]), confirmed, chosen, nameOf));
  expect(shown.map(({ ticket }) => ticket.coach)).toEqual([{ id: seat.coachId, index: 6, name: 'B7' }]);
});

test('[S-18] a child on a lap rides along without a place, and a station of the way is named', () => {
  const [held] = pair.passengers;
  const [[ticket] = []] = held?.tickets ?? [];
  if (held === undefined || ticket === undefined) throw new Error('There is no ticket.');
  const later = { ...ticket, number: first, departure: ticket.departure + 1 };
  const booking = { ...pair, passengers: [{ ...held, tickets: [[later, { ...ticket, number: second }]] }] };
  const confirmed = {
    changes: [{ ticket: second, seat: heldSeat({ leg: 0, seat: '1A' }) }],
    quote: { ...nobody, tickets: [worth(first), worth(second)] },
  };
  const shown = heldTicketsOf(newTicketsOf({ booking }, confirmed, { ...chosen, journey: joined }, nameOf));
  expect(
    shown.map(({ ticket: { trainNumber, seat, from, to } }) => [trainNumber, seat, from.name, to.name]),
  ).toEqual([
    ['81008', '1A', 'ANKARA GAR', 'Eskişehir'],
    ['81010', null, 'Eskişehir', 'İSTANBUL(SÖĞÜTLÜÇEŞME)'],
  ]);
});
