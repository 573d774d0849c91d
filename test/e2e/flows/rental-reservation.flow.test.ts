import type { Page } from 'playwright';
import { cancelRental, mailRentalLink, rentalRefundAmount, viewRental } from '#contract/rentals/rental.ts';
import type { RentalReservation } from '#domain/rental/rental-reservation.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { rentalReservationWalk } from '#machines/rental-reservation/rental-reservation.paths.ts';
import { cancelledCar, rentedCar, rentedLater } from '#machines/samples/rental-sample.ts';
import { reasonWords } from '#panels/rental/rental-words.ts';
import { amountIn } from '../../support/amount-in.ts';
import { browserLayer } from '../../support/browser/browser-layer.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { refuses, says } from '../../support/shop/wire-answers.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const path = '/kiralik-arac-rezervasyon-sonuc';
const { number } = rentedLater;
const lost = { kind: 'garbage' } as const;

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name, exact: true }).click();
const viewAnswer = (rental: RentalReservation) => says(viewRental, { ...rental });
const refundAnswer = (deduction: number, refundAmount: number) =>
  says(rentalRefundAmount, { reservationNumber: number, deduction, refundAmount, currency: 'TRY' });

const meantIn = (event: object) =>
  Object.values(rentalReservationWalk.events['cancellation.confirmed'] ?? {}).find(
    ({ reason }) => reason === Reflect.get(event, 'reason'),
  );

browserLayer(
  {
    walk: rentalReservationWalk,
    causes: {
      viewRental: {
        call: viewRental.name,
        outcomes: {
          'a rental': viewAnswer(rentedLater),
          'one that is over': viewAnswer(rentedCar),
          'one that was cancelled': viewAnswer(cancelledCar),
          'as a stranger': viewAnswer({ ...rentedLater, mayCancel: false, whyNot: 'proof-needed' }),
          'not found': refuses('rental-not-found'),
          'link used': refuses('link-used-or-old'),
          'money on its way': refuses('payment-underway'),
          'money went back': refuses('rental-returned'),
          'never paid': refuses('rental-over'),
          'more proof needed': refuses('more-proof-needed'),
          'too many tries': refuses('too-many-tries'),
          'no answer': lost,
        },
      },
      mailLink: {
        call: mailRentalLink.name,
        outcomes: {
          mailed: says(mailRentalLink, null),
          'too many tries': refuses('too-many-tries'),
          'no answer': lost,
        },
      },
      quoteRefund: {
        call: rentalRefundAmount.name,
        outcomes: {
          'all of it': refundAnswer(0, 900_000),
          'without a day': refundAnswer(300_000, 600_000),
          'not cancellable': refuses('rental-not-cancellable'),
          'no proof': refuses('proof-needed'),
          'no answer': lost,
        },
      },
      cancelRental: {
        call: cancelRental.name,
        outcomes: {
          cancelled: says(cancelRental, {
            reservationNumber: number,
            reason: 'plans-changed',
            refundAmount: 900_000,
            currency: 'TRY',
          }),
          'another amount': refuses('amount-differs'),
          'not cancelled': refuses('rental-not-cancelled'),
          'company silent': refuses('rental-unreachable'),
          'not cancellable': refuses('rental-not-cancellable'),
          'key used otherwise': refuses('key-used-otherwise'),
          'no proof': refuses('proof-needed'),
          'no answer': lost,
        },
      },
    },
    begin: async ({ page, world }, { start }) => {
      await world.hold(
        [viewRental, mailRentalLink, rentalRefundAmount, cancelRental].map(({ name }) => name),
      );
      const { code: kod = '', number: rezervasyon = '' } = rentalReservationWalk.starts[start] ?? {};
      const named = Object.entries({ kod, rezervasyon }).filter(([, value]) => value !== '');
      await page.goto(`${path}?${new URLSearchParams(named)}`);
      await waitForHydration(page);
    },
    gestures: {
      'rental.sought': async ({ page }) => {
        await page.locator('#rental-number').fill(number);
        await page.locator('#rental-surname').fill('Yılmaz');
        await press(page, tr['rental.lookup.search']);
      },
      'link.wanted': ({ page }) => press(page, tr['lookup.link.send']),
      'another.sought': ({ page }) => press(page, tr['rental.another']),
      'cancellation.asked': ({ page }) => press(page, tr['rental.cancel']),
      'cancellation.confirmed': async ({ page }, { event }) => {
        const reason = meantIn(event)?.reason ?? 'other';
        await page.getByRole('radio', { name: tr[reasonWords[reason]] }).check();
        await press(page, amountIn(tr['rental.cancel.confirm']));
      },
      'cancellation.declined': async ({ page }) => {
        const state = await flowState(page, 'rental-reservation');
        await press(page, tr[state === 'confirming' ? 'rental.cancel.keep' : 'rental.cancel.leave']);
      },
      'outcome.asked': ({ page }) => press(page, tr['rental.cancel.ask-again']),
    },
    stateIn: ({ page }) => flowState(page, 'rental-reservation'),
  },
  shop,
  visitor,
);
