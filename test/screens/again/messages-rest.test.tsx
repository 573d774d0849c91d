import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AnyActor, createActor } from 'xstate';
import { minute } from '#domain/values/durations.ts';
import { languages } from '#domain/values/language.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import * as bookings from '#machines/booking/booking.model.ts';
import { plain } from '#machines/booking/booking.samples.part.ts';
import { carRentalMachine } from '#machines/car-rental/car-rental.machine.ts';
import * as cars from '#machines/car-rental/car-rental.model.ts';
import { masterpassMachine } from '#machines/masterpass/masterpass.machine.ts';
import * as wallets from '#machines/masterpass/masterpass.model.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import * as profiles from '#machines/profile/profile.model.ts';
import { record } from '#machines/profile/profile.samples.part.ts';
import { rentalReservationMachine } from '#machines/rental-reservation/rental-reservation.machine.ts';
import * as rentals from '#machines/rental-reservation/rental-reservation.model.ts';
import { bookedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { ticketActionsMachine } from '#machines/ticket-actions/ticket-actions.machine.ts';
import * as actions from '#machines/ticket-actions/ticket-actions.model.ts';
import { ticketChangeMachine } from '#machines/ticket-change/ticket-change.machine.ts';
import * as changes from '#machines/ticket-change/ticket-change.model.ts';
import { RefusalNotice } from '#panels/passengers/refusal-notice.tsx';
import { Wallet } from '#panels/payment/wallet/wallet.tsx';
import { TicketActions } from '#panels/ticket-actions/ticket-actions.tsx';
import { TicketChange } from '#panels/ticket-change/ticket-change.tsx';
import { CarList } from '#screens/car-rental/car-list.tsx';
import { RentalReservation } from '#screens/rental-reservation/rental-reservation.tsx';
import { EndingDialog } from '#screens/user-information/ending-dialog.tsx';
import { cardOrigin } from '../../support/views/enter-card.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const wait = 40;
const second = 1_000;
const tooOften = { refusal: 'too-many-tries', message: null, againAt: startsAt + wait * second } as const;

const started = <Flow extends AnyActor>(flow: Flow): Flow => {
  flow.start();
  onTestFinished(() => {
    flow.stop();
  });
  return flow;
};

const booking = bookedPair('valid', 'valid');
const change = { booking, tickets: [] };

const pages: readonly (readonly [string, () => ReactNode])[] = [
  [
    'a car',
    () => {
      const input = { payer: 'guest', number: '', now: startsAt, kept: null } as const;
      const context = { ...cars.begun(input), ...tooOften };
      const snapshot = carRentalMachine.resolveState({ value: { seeking: 'refused' }, context });
      return (
        <CarList rental={started(createActor(carRentalMachine, { snapshot, input }))} found={undefined} />
      );
    },
  ],
  [
    'a rental',
    () => {
      const input = { code: '', number: '' };
      const context = { ...rentals.begun(input), ...tooOften };
      const snapshot = rentalReservationMachine.resolveState({ value: { seeking: 'refused' }, context });
      return <RentalReservation flow={started(createActor(rentalReservationMachine, { snapshot, input }))} />;
    },
  ],
  [
    'a booking',
    () => {
      const context = { ...bookings.begun(plain), ...tooOften };
      const snapshot = bookingMachine.resolveState({ value: { seating: 'placing' }, context });
      return <RefusalNotice booking={started(createActor(bookingMachine, { snapshot, input: plain }))} />;
    },
  ],
  [
    'a card of the wallet',
    () => {
      const input = { locator: 'K7Q2ZT', bought: 'sale', amount: 1, payBy: startsAt + minute } as const;
      const context = { ...wallets.begun(input), ...tooOften };
      const snapshot = masterpassMachine.resolveState({ value: { open: 'browsing' }, context });
      return (
        <Wallet
          wallet={started(createActor(masterpassMachine, { snapshot, input }))}
          cardOrigin={cardOrigin}
        />
      );
    },
  ],
  [
    'the end of a membership',
    () => {
      const loss = { tickets: 0, openTickets: 0, coupons: 0, packages: 0 };
      const context = { ...profiles.begun(), record, loss, ...tooOften };
      const snapshot = profileMachine.resolveState({ value: { confirming: 'refused' }, context });
      return <EndingDialog flow={started(createActor(profileMachine, { snapshot, input: {} }))} />;
    },
  ],
  [
    'tickets that are returned',
    () => {
      const input = { booking, now: startsAt };
      const context = { ...actions.begun(input), ...tooOften };
      const snapshot = ticketActionsMachine.resolveState({ value: 'choosing', context });
      return <TicketActions actions={started(createActor(ticketActionsMachine, { snapshot, input }))} />;
    },
  ],
  [
    'tickets that are changed',
    () => {
      const input = { change, seats: [] };
      const context = { ...changes.begun(input), ...tooOften };
      const snapshot = ticketChangeMachine.resolveState({ value: 'refused', context });
      const flow = started(createActor(ticketChangeMachine, { snapshot, input }));
      return <TicketChange flow={flow} change={change} chosen={null} />;
    },
  ],
];

test.each(languages.flatMap((language) => pages.map(([what, draw]) => [language, what, draw] as const)))(
  'in %s, who asked too often for %s reads in the message how long to wait, sees it count, and hears when it is over',
  async (language, _, draw) => {
    const { say } = wordsOf(language);
    const hour = { now: startsAt };
    drawn(<ShopAround now={() => hour.now}>{draw()}</ShopAround>, language);
    const message = page.getByRole('alert');
    const seen = (count: number) => message.getByText(say('again.seconds', { count }), { exact: true });
    await expect.element(seen(wait).first()).toBeVisible();
    hour.now += (wait - 1) * second;
    await expect.element(seen(1).first()).toBeVisible();
    hour.now += second;
    await expect.poll(() => message.getByRole('status').element().textContent).toBe(say('again.now'));
  },
);
