import type { Locator, Page } from 'playwright';
import { cancelReservation, createPnr, getReservation } from '#contract/bookings/rail-booking.ts';
import { journeys } from '#contract/journeys/journeys.ts';
import { readKeptFlow } from '#contract/operations/keeping.ts';
import { askPayment, openPayment } from '#contract/payments/payments.ts';
import { applyPromotion, removePromotion } from '#contract/payments/promotions.ts';
import { loadSeatMaps } from '#contract/seats/seat-maps.ts';
import {
  checkSeatPrices,
  extendSeats,
  findSeatAllocations,
  releaseSeat,
  selectSeat,
} from '#contract/seats/seats.ts';
import { searchOpenTickets } from '#contract/tickets/open-tickets.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { answerAndLoseWay, onBankPage, payButton, typeCard } from '../visits/card-buyer.ts';
import { dayAhead } from '../visits/day-ahead.ts';
import { extendHold } from '../visits/extend-hold.ts';
import { bookFor } from './book-in-browser.ts';
import type { Scene } from './browser-layer.ts';
import { fillPassenger } from './passenger-form.ts';
import { waitForState } from './wait-for-state.ts';

export type Words = Readonly<Record<MessageId, string>>;
export type Reading = Scene & { readonly words: Words };
type Action = (reading: Reading) => Promise<unknown>;

/** A call of the purchase: where it is asked, what is read when it fails, and what is done next. */
export type Asked = {
  readonly call: string;
  /** Comes to where it is asked from where the call before it was answered. */
  readonly come?: Action;
  readonly ask: Action;
  readonly message: MessageId;
  /** The way on that the page offers. */
  readonly again: Action;
  /** The same after a reload, which forgets the card that was typed. */
  readonly afresh?: Action;
  /** Holds once the call was answered after all. */
  readonly goesOn: Action;
  /** What was typed or chosen and must outlive the failure. */
  readonly kept?: (page: Page) => Locator;
};

/** By the keyboard: what comes and goes above a button does not move it away under the press. */
export const presses =
  (id: MessageId): Action =>
  ({ page, words }) =>
    page.locator('#content').getByRole('button', { name: words[id], exact: true }).press('Enter');
const comesTo =
  (flow: string, state: string): Action =>
  (reading) =>
    waitForState(reading.page, flow, state);
const pays = '5400610000010018';

const openList: Action = async (reading) => {
  await reading.page.goto(`/sefer-listesi?kalkis=98&varis=1325&gidis=${dayAhead(9)}&yolcu=1`);
  await waitForState(reading.page, 'booking', 'listing.outward');
};
const fillPassengers: Action = async (reading) => {
  const { page, words } = reading;
  await page.locator('button[name=secim]:not([aria-disabled])').first().click();
  await waitForState(reading.page, 'booking', 'describing');
  await fillPassenger(page, words);
};
const pressSeat: Action = ({ page }) =>
  page.locator('[role=gridcell][data-seat]:not([aria-disabled]):not([aria-selected=true])').first().click();
const giveBack: Action = ({ page, words }) => {
  const name = new RegExp(`^${words['seat-map.give-back'].replace('{seat}', '\\d+\\S*')}$`);
  return page.getByRole('button', { name }).click();
};
const extend: Action = ({ page, words }) => extendHold(page, words);
const hold: Action = async (reading) => {
  await pressSeat(reading);
  await waitForState(reading.page, 'seat-hold', 'counting.held.calm');
};
const comeToPayAnother: Action = async (reading) => {
  const { page, origin } = reading;
  await page.request.post('/keeping/forget', { data: { flow: 'booking' }, headers: { origin } });
  await bookFor(page, origin);
  await page.goto('/odeme');
  await waitForState(reading.page, 'payment', 'choosing.enteringCard');
};
const method = (page: Page, name: string) => page.locator('#content').getByRole('radio', { name });
const payByCard: Action = async ({ page, words }) => {
  await typeCard(page, pays, words);
  await page.getByLabel(words['terms.accept']).check();
  await payButton(page, words).press('Enter');
};
const promotion = (page: Page) => page.locator('#payment-promotion');
const chosenSeat = (page: Page) => page.locator('[role=gridcell][aria-selected=true]').first();

/** Every call from the list to the ticket, in the order in which a purchase asks it. */
export const purchase: readonly Asked[] = [
  {
    call: journeys.name,
    come: openList,
    ask: ({ page, words }) =>
      page.getByRole('navigation', { name: words['journey-list.days'] }).getByRole('link').last().click(),
    message: 'journey-list.not-reached.text',
    again: presses('journey-list.ask-again'),
    goesOn: comesTo('booking', 'listing.outward'),
  },
  {
    call: loadSeatMaps.name,
    come: fillPassengers,
    ask: presses('passenger.submit'),
    message: 'seat-map.unreached.text',
    again: presses('seat-map.again'),
    goesOn: comesTo('seat-plan', 'shown.fresh'),
  },
  {
    call: findSeatAllocations.name,
    ask: presses('seat-map.renew'),
    message: 'seat-map.stale',
    again: presses('seat-map.renew'),
    goesOn: comesTo('seat-plan', 'shown.fresh'),
  },
  {
    call: selectSeat.name,
    ask: pressSeat,
    message: 'seat-map.unanswered.text',
    again: presses('seat-map.unanswered.ask'),
    goesOn: comesTo('seat-hold', 'counting.held.calm'),
  },
  {
    call: checkSeatPrices.name,
    ask: pressSeat,
    message: 'seat-map.unanswered.text',
    again: presses('seat-map.unanswered.ask'),
    goesOn: comesTo('seat-hold', 'counting.held.calm'),
  },
  {
    call: extendSeats.name,
    ask: extend,
    message: 'seat-map.refused.not-reached',
    again: extend,
    goesOn: comesTo('seat-hold', 'counting.held.calm'),
    kept: chosenSeat,
  },
  {
    call: readKeptFlow.name,
    ask: ({ page }) => page.reload(),
    message: 'booking.not-reached.text',
    again: presses('booking.not-reached.again'),
    goesOn: comesTo('seat-hold', 'counting.held.calm'),
  },
  {
    call: releaseSeat.name,
    ask: giveBack,
    message: 'seat-map.unanswered.text',
    again: presses('seat-map.unanswered.ask'),
    goesOn: comesTo('seat-hold', 'empty.fresh'),
  },
  {
    call: createPnr.name,
    come: hold,
    ask: presses('seat-map.to-payment'),
    message: 'passenger.refused.not-reached',
    again: presses('seat-map.to-payment'),
    goesOn: comesTo('payment', 'choosing.enteringCard'),
  },
  {
    call: applyPromotion.name,
    come: ({ page }) => promotion(page).fill('SEFER10'),
    ask: presses('payment.promotion.use'),
    message: 'payment.refused.not-reached',
    again: presses('payment.promotion.use'),
    goesOn: ({ page, words }) =>
      page.getByText(words['payment.promotion.stands'].replace('{code}', 'SEFER10')).waitFor(),
    kept: promotion,
  },
  {
    call: removePromotion.name,
    come: ({ page }) => promotion(page).fill(''),
    ask: presses('payment.promotion.use'),
    message: 'payment.refused.not-reached',
    again: presses('payment.promotion.use'),
    goesOn: ({ page, words }) =>
      page
        .getByText(words['payment.promotion.stands'].replace('{code}', 'SEFER10'))
        .waitFor({ state: 'detached' }),
    kept: promotion,
  },
  {
    call: searchOpenTickets.name,
    come: async ({ page, words }) => {
      await method(page, words['payment.method.open-tickets']).press('Space');
      await page.locator('#coupon-number').fill('ABC234');
      await page.locator('#coupon-surname').fill('YILMAZ');
    },
    ask: presses('payment.coupons.seek'),
    message: 'payment.refused.not-reached',
    again: presses('payment.coupons.seek'),
    goesOn: ({ page, words }) => page.getByText(words['after-sale.refused.open-ticket-not-found']).waitFor(),
    kept: (page) => page.locator('#coupon-surname'),
  },
  {
    call: openPayment.name,
    come: ({ page, words }) => method(page, words['payment.method.card']).press('Space'),
    ask: payByCard,
    afresh: payByCard,
    message: 'payment.refused.not-reached',
    again: ({ page, words }) => payButton(page, words).press('Enter'),
    goesOn: ({ page }) => onBankPage(page),
  },
  {
    call: askPayment.name,
    ask: ({ page }) => page.goto('/odeme'),
    message: 'payment.bank.unheard.text',
    again: presses('payment.bank.ask'),
    goesOn: comesTo('payment', 'proving.awaiting'),
  },
  {
    call: getReservation.name,
    come: async (reading) => {
      await presses('payment.bank.go')(reading);
      await onBankPage(reading.page);
      await answerAndLoseWay(reading.page, reading.words['bank.approve']);
    },
    ask: ({ page }) => page.goto('/odeme'),
    message: 'result.unanswered.text',
    again: presses('result.ask-again'),
    goesOn: comesTo('booking', 'ended.issued'),
  },
  {
    call: cancelReservation.name,
    come: async (reading) => {
      await comeToPayAnother(reading);
      await presses('payment.leave')(reading);
    },
    ask: ({ page, words }) =>
      page.getByRole('button', { name: words['payment.leave.yes'], exact: true }).first().click(),
    message: 'payment.leaving.unheard.text',
    again: presses('payment.leaving.again'),
    goesOn: ({ page }) => page.waitForURL((url) => url.pathname !== '/odeme'),
  },
];
