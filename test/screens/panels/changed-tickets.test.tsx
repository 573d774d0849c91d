import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import type { ChangeQuote } from '#domain/booking/change-of-tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { hour } from '#domain/values/durations.ts';
import { bookedPair, laterBy } from '#machines/samples/booked-sample.ts';
import { ticketChangeMachine } from '#machines/ticket-change/ticket-change.machine.ts';
import { begun } from '#machines/ticket-change/ticket-change.model.ts';
import { OldTickets } from '#panels/ticket-change/old-tickets.tsx';
import { TicketChange } from '#panels/ticket-change/ticket-change.tsx';
import { heldSeat } from '#test/support/passengers.ts';
import { quick } from '../../support/listed-journeys.ts';
import { drawn } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const number = '100000000001';
const change = { booking: bookedPair('valid', 'valid'), tickets: [number] };

const inCoach = (name: string, booking: Reservation): Reservation => ({
  ...booking,
  passengers: booking.passengers.map((passenger) => ({
    ...passenger,
    tickets: passenger.tickets.map((way) =>
      way.map((ticket) => ({ ...ticket, coach: { id: 7_000_104, index: 1, name } })),
    ),
  })),
});

const seat = heldSeat({ seat: '4C', cabinClass: 'C', amount: 120_000 });

const quote: ChangeQuote = {
  tickets: [{ ticket: number, before: 93_000, after: 120_000, fee: 2_100 }],
  due: 29_100,
  inMoney: 0,
  inOpenTicket: 0,
  lost: 0,
};

test('[S-18] before a change a ticket stands as it is and as it would be: hour, train, seat and every amount', () => {
  const input = { change, seats: [seat] };
  const context = { ...begun(input), quote };
  const snapshot = ticketChangeMachine.resolveState({ value: 'reviewing', context });
  const flow = createActor(ticketChangeMachine, { snapshot, input }).start();
  onTestFinished(() => {
    flow.stop();
  });
  const chosen = { journey: quick, cabinClass: 'Y1', family: 'STANDART' } as const;
  drawn(
    <ShopAround>
      <TicketChange flow={flow} change={change} chosen={chosen} />
    </ShopAround>,
  );
  const ticket = document.querySelector('[data-flow=ticket-change] li');
  const lines = [...(ticket?.querySelectorAll('p, dl > div') ?? [])].map(({ textContent }) =>
    plain(textContent),
  );
  expect(lines).toEqual([
    'AYŞE YILMAZ',
    'Şimdiki28.11.26 12:0081105 YHT · koltuk 12A',
    'Yeni10.12.26 09:0081004 Ankara - İstanbul · koltuk 4C',
    'Şimdiki bilet tutarı₺930,00',
    'Yeni bilet tutarı₺1.200,00',
    'Değişiklik ücreti₺21,00',
  ]);
});

test('[S-18] an old ticket stands at the day on which it leaves at the railway', () => {
  const afterMidnight = laterBy(14 * hour, inCoach('B2', change.booking));
  drawn(
    <ShopAround>
      <OldTickets change={{ ...change, booking: afterMidnight }} text="" />
    </ShopAround>,
  );
  expect(plain(document.querySelector('li')?.textContent ?? null)).toBe(
    'Şimdiki biletAYŞE YILMAZ29 Kasım 2026 Pazar02:00 – 06:3081105 YHTB2. vagon, 12A₺930,00',
  );
});
