import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { isAnotherBooking } from '#app/purchase/is-another-booking.ts';
import { isAnotherRental } from '#app/rental/is-another-rental.ts';
import { ticketChangeOf } from '#domain/booking/change-of-tickets.ts';
import { changingNames } from '#domain/booking/changing-address.ts';
import { type Reservation, unknownBooking } from '#domain/booking/reservation.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { ownAddressOf } from '#domain/shop/own-address.ts';
import { payingOrderPathOf, payingPathOf } from '#domain/shop/paying-address.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { noContact } from '#machines/booking/booking.model.ts';
import { carRentalMachine } from '#machines/car-rental/car-rental.machine.ts';
import { createPassengerDraft } from '#test/support/passengers.ts';
import { bookingNow } from '../../support/seated-booking.ts';

const blank = {
  mode: 'sale',
  payer: 'guest',
  wish: null,
  booking: null,
  passengers: [],
  contact: noContact,
  party: 'p'.repeat(40),
  now: bookingNow,
} as const;

type Context = ReturnType<ReturnType<typeof bookingOf>['getSnapshot']>['context'];

const bookingOf = () => createActor(bookingMachine, { input: blank });

/** As a shelf gives it back. */
const keptAt = (value: string | object, context: Partial<Context>): unknown =>
  JSON.parse(JSON.stringify({ value, context: { ...bookingOf().getSnapshot().context, ...context } }));

const made: Reservation = unknownBooking('K7Q2ZT');
const order = { order: 'EX-7', amount: 500, payBy: bookingNow };
const changing = { booking: made, tickets: ['123456789012'] };

const here = (path: string) => ownAddressOf(path);
const resultOf = (locator: string) =>
  here(`${addresses['payment-result'].path.replace('/{encodedLocator?}', '')}/${locator}`);
const changeOf = (locator: string, tickets: string) =>
  here(
    `${addresses['journey-list'].path}?${changingNames.locator}=${locator}&${changingNames.tickets}=${tickets}`,
  );

describe('a kept booking is another than the one the address names', () => {
  const entered = { passengers: [createPassengerDraft({ lastName: 'K7Q2ZT' })], key: 'K7Q2ZT' };
  const bought = {
    booking: { ...made, locator: 'ABCDEF' },
    message: '123456789012',
  };
  test.each([
    ['when the PNR was typed as somebody’s name', keptAt('describing', entered), resultOf('K7Q2ZT')],
    ['when it has no booking', keptAt('describing', {}), here(payingPathOf('K7Q2ZT'))],
    ['when it paid another', keptAt('paying', { booking: made }), here(payingPathOf('ABCDEF'))],
    ['when it shows another', keptAt({ ended: 'issued' }, { booking: made }), resultOf('ABCDEF')],
    ['when it has no order', keptAt('paying', { booking: made }), here(payingOrderPathOf('K7Q2ZT', 'EX-7'))],
    [
      'when it is about another order',
      keptAt('paying', { booking: made, order }),
      here(payingOrderPathOf('K7Q2ZT', 'EX-8')),
    ],
    [
      'when it bought the ticket that is to be exchanged',
      keptAt('paying', bought),
      changeOf('ABCDEF', '123456789012'),
    ],
    [
      'when it exchanges another ticket too',
      keptAt('describing', { changing: { ...changing, tickets: ['123456789012', '123456789013'] } }),
      changeOf('K7Q2ZT', '123456789012'),
    ],
    [
      'when it has ended and is to be paid',
      keptAt({ ended: 'issued' }, { booking: made }),
      here(payingPathOf('K7Q2ZT')),
    ],
    ['when it is not understood', { value: 'paying', context: { shown: 'K7Q2ZT' } }, resultOf('K7Q2ZT')],
  ])('%s', (_, kept, address) => {
    expect(isAnotherBooking(kept, address)).toBe(true);
  });
});

describe('a kept booking is the one the address names', () => {
  test.each([
    ['when it is to be paid', keptAt('paying', { booking: made }), here(payingPathOf('k7q2zt'))],
    ['when it is shown', keptAt({ ended: 'issued' }, { booking: made }), resultOf('K7Q2ZT')],
    [
      'when its order is to be paid',
      keptAt('paying', { booking: made, order }),
      here(payingOrderPathOf('K7Q2ZT', 'EX-7')),
    ],
    [
      'when its tickets are exchanged',
      keptAt('describing', { changing: { ...ticketChangeOf(made, ['123456789012']) } }),
      changeOf('K7Q2ZT', '123456789012'),
    ],
    ['when the address names none', keptAt({ ended: 'issued' }, { booking: made }), here('/')],
    ['when nothing was kept', null, resultOf('K7Q2ZT')],
    ['when nobody is at an address of the shop', keptAt('paying', { booking: made }), null],
  ])('%s', (_, kept, address) => {
    expect(isAnotherBooking(kept, address)).toBe(false);
  });
});

const keptRental = (number: string, pnr: string): unknown => {
  const rental = createActor(carRentalMachine, {
    input: { payer: 'guest', number, now: bookingNow, kept: null },
  });
  const { value, context } = rental.getSnapshot();
  return JSON.parse(JSON.stringify({ value, context: { ...context, train: { pnr, surname: 'AK' } } }));
};

describe('a kept rental', () => {
  test('is the one whose number it bears, not the one whose number was typed into it', () => {
    expect([
      isAnotherRental(keptRental('ARK7Q2ZT', ''), 'ARK7Q2ZT'),
      isAnotherRental(keptRental('ARK7Q2ZT', ''), ''),
      isAnotherRental(keptRental('', 'ARK7Q2ZT'), 'ARK7Q2ZT'),
      isAnotherRental(null, 'ARK7Q2ZT'),
    ]).toEqual([false, false, true, true]);
  });
});
