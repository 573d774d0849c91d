import { useId } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { granted } from '#domain/answer.ts';
import { type BookedTicket, type Reservation, unknownBooking } from '#domain/reservation.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { type BookingAnswer, noContact } from '#machines/booking/booking.model.ts';
import { PaymentResult } from '#screens/payment-result/payment-result.tsx';
import { drawn } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const now = Date.UTC(2026, 11, 1, 9);

const ticket: BookedTicket = {
  number: '252141037350',
  status: 'valid',
  masterTicket: null,
  boardingCode: 'b'.repeat(43),
  runId: 1,
  trainNumber: '81001',
  trainName: 'ANKARA - İSTANBUL',
  commercialName: '',
  trainType: 'YHT',
  line: null,
  trainDay: '2026-12-05',
  coach: { id: 1, index: 0, name: '1' },
  seat: '1A',
  from: { id: 98, name: 'ANKARA GAR' },
  to: { id: 1325, name: 'İSTANBUL' },
  departure: now,
  arrival: now + 14_400_000,
  cabinClass: 'Y1',
  family: 'STANDART',
  amount: 78_000,
  prices: [],
};

const bought: Reservation = {
  ...unknownBooking('K7Q2ZT'),
  status: 'sold',
  passengers: [
    {
      ordinal: 0,
      firstName: 'DENEME',
      lastName: 'YOLCU',
      gender: 'M',
      tariff: { id: 0, code: 'full', name: 'Tam' },
      birthDate: null,
      email: null,
      phone: null,
      countryId: 2,
      identityNumber: null,
      passportNumber: null,
      loyaltyNumber: '',
      tariffCardNumber: '',
      isContact: true,
      customerNumber: null,
      hasWheelchair: null,
      disabilityStatus: null,
      companionStatus: null,
      dependsOn: null,
      wantsTicketLetter: true,
      specialServices: [],
      tickets: [[ticket]],
    },
  ],
};

/** Says by its mark whether it is still the one that was drawn first. */
const Marked = () => <p data-mark="">{useId()}</p>;
const mark = () => document.querySelector('[data-mark]')?.textContent ?? '';

const endedBooking = async () => {
  const machine = bookingMachine.provide({
    actors: {
      loadBooking: fromPromise(async (): Promise<BookingAnswer> => granted({ booking: bought, at: now })),
    },
  });
  const booking = createActor(machine, {
    input: {
      mode: 'sale',
      payer: 'guest',
      wish: null,
      booking: unknownBooking(bought.locator),
      passengers: [],
      contact: noContact,
      party: 'p'.repeat(22),
      now,
    },
  }).start();
  onTestFinished(() => {
    booking.stop();
  });
  await waitFor(booking, (snapshot) => snapshot.matches({ ended: 'issued' }));
  return booking;
};

test('[R-05] what a reader does with bought tickets goes on when the booking comes to life beside them', async () => {
  const booking = await endedBooking();
  const view = drawn(
    <ShopAround>
      <PaymentResult booking={null} bought={bought} Copies={Marked} />
    </ShopAround>,
  );
  const before = mark();
  expect(before).not.toBe('');
  expect(document.querySelector('[data-flow=booking]')).toBeNull();
  view.redraw(
    <ShopAround booking={booking}>
      <PaymentResult booking={booking} bought={bought} Copies={Marked} />
    </ShopAround>,
  );
  expect(document.querySelector('[data-flow=booking]')?.getAttribute('data-state')).toBe('ended.issued');
  expect(mark()).toBe(before);
});
