import type { Page } from 'playwright';
import {
  cancelReservation,
  extendReservation,
  getReservation,
  sendBookingLink,
  simulateSale,
} from '#contract/bookings/rail-booking.ts';
import type { BookingStatus } from '#domain/booking/booking-status.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { optionOf } from '#domain/booking/reservation-option.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { reservationOptionWalk } from '#machines/reservation-option/reservation-option.paths.ts';
import { reservedPair } from '#machines/samples/booked-sample.ts';
import { amountIn } from '../../support/amount-in.ts';
import { browserLayer, type Cause, type Scene } from '../../support/browser/browser-layer.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { lookedUp } from '../../support/browser/looked-up.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { refuses, says } from '../../support/shop/wire-answers.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const minute = 60_000;
const hour = 60 * minute;
const startsAt = Date.now() + 20 * minute;

const press = (page: Page, name: string | RegExp) =>
  page.locator('[data-flow=reservation-option]').getByRole('button', { name, exact: true }).click();

const reservationAs = (status: BookingStatus, deadline: number, extensions = 0): Reservation =>
  reservedPair({ status, deadline, extensions, departure: deadline + 7 * 24 * hour });

const unprovedUntil = (deadline: number): Reservation => ({
  ...reservationAs('active', deadline),
  awaitsProof: true,
});

const extendedTo =
  (extensions: number): Cause =>
  ({ world }, at) =>
    world.release(
      extendReservation.name,
      says(extendReservation, reservationAs('active', at + hour, extensions)),
    );

const noAnswer = { kind: 'garbage' } as const;
const keyed = {
  'on its way': refuses('key-in-use'),
  'key used otherwise': refuses('key-used-otherwise'),
  'no proof': refuses('proof-needed'),
  'no reservation any more': refuses('not-in-this-status'),
  'no answer': noAnswer,
};

const read =
  (booking: (at: number) => Reservation): Cause =>
  ({ world }, at) =>
    world.release(getReservation.name, says(getReservation, booking(at)));

/** The reservation of a start, as far from its departure, in the hours of this shop. */
const begunWith = (input: object): Reservation => {
  const begun = Reflect.get(input, 'booking');
  const { deadline, departure, extensions } = optionOf(begun);
  const end = startsAt + hour;
  const pair = reservedPair({
    status: 'active',
    deadline: end,
    extensions,
    departure: end + departure - deadline,
  });
  return { ...pair, awaitsProof: begun.awaitsProof };
};

const isPaying = ({ page }: Scene) => page.waitForURL(/\/odeme\?rezervasyon=AB12CD$/);

browserLayer(
  {
    walk: reservationOptionWalk,
    anew: 'switches',
    startsAt: () => startsAt,
    causes: {
      extendOption: {
        call: extendReservation.name,
        outcomes: {
          extended: extendedTo(1),
          'for the last time': extendedTo(2),
          'not extended': refuses('option-not-extended'),
          'too late': refuses('selection-time-expired'),
          ...keyed,
        },
      },
      cancelReservation: {
        call: cancelReservation.name,
        outcomes: {
          cancelled: says(cancelReservation, reservationAs('cancelled', startsAt)),
          'money on its way': refuses('payment-underway'),
          ...keyed,
        },
      },
      simulateSale: {
        call: simulateSale.name,
        outcomes: {
          'a price': says(simulateSale, {
            locator: 'AB12CD',
            totalPrice: 93_000,
            currency: 'TRY',
            optionDate: startsAt + hour,
            prices: [],
          }),
          'no proof': keyed['no proof'],
          'no reservation any more': keyed['no reservation any more'],
          'no answer': noAnswer,
        },
      },
      mailProof: {
        call: sendBookingLink.name,
        outcomes: {
          asked: says(sendBookingLink, null),
          'too often': refuses('too-many-tries'),
          'no answer': noAnswer,
        },
      },
      loadBooking: {
        call: getReservation.name,
        outcomes: {
          'kept still': read((at) => reservationAs('active', at + hour, 1)),
          'not proved still': read((at) => unprovedUntil(at + hour)),
          'run out': read((at) => reservationAs('option-expired', at)),
          'bought meanwhile': read((at) => ({ ...reservationAs('sold', at), kind: 'sale' })),
          'a sale that waits': read((at) => ({ ...reservationAs('active', at + hour), kind: 'sale' })),
          'not found': refuses('booking-not-found'),
          'no answer': noAnswer,
        },
      },
    },
    begin: async (scene, { input }) => {
      await scene.world.pass(startsAt - (await scene.world.now()));
      await lookedUp(scene, begunWith(Object(input)));
    },
    gestures: {
      'extension.asked': ({ page }) => press(page, tr['option.extend']),
      'link.wanted': ({ page }) => press(page, tr['option.proof.send']),
      'cancellation.asked': ({ page }) => press(page, tr['option.cancel']),
      'cancellation.confirmed': ({ page }) => press(page, tr['option.cancel.yes']),
      'cancellation.declined': ({ page }) => press(page, tr['option.cancel.no']),
      'sale.asked': ({ page }) => press(page, tr['option.buy']),
      'sale.confirmed': ({ page }) => press(page, amountIn(tr['option.buy.yes'])),
      'sale.declined': ({ page }) => press(page, tr['option.buy.no']),
      'outcome.asked': ({ page }) => press(page, tr['settling.ask']),
      'booking.asked': ({ page }) => press(page, tr['actions.read']),
    },
    stateIn: ({ page }) => flowState(page, 'reservation-option'),
    unseen: { selling: isPaying },
  },
  shop,
  visitor,
);
