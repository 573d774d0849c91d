import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Deal, type DealtAction, dealtActions } from '#domain/booking/ticket-deal.ts';
import { granted } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { bookedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { ticketActionsMachine } from '#machines/ticket-actions/ticket-actions.machine.ts';
import type { DealAnswer } from '#machines/ticket-actions/ticket-actions.model.ts';
import { Review } from '#panels/ticket-actions/review.tsx';
import { ChangeReceipt } from '#panels/ticket-change/change-receipt.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const meal = { id: 6, amount: 15_000 };
const help = { id: 1, amount: 0 };
const lostOpen = 500;

/** Two tickets, one of them with a meal that was paid for and with help that costs nothing. */
const withMeal = (): Reservation => {
  const booking = bookedPair('valid', 'valid');
  return {
    ...booking,
    passengers: booking.passengers.map((passenger, ordinal) => ({
      ...passenger,
      tickets: passenger.tickets.map((way) =>
        way.map((ticket) => ({ ...ticket, extras: ordinal === 0 ? [meal, help] : [] })),
      ),
    })),
  };
};

const dealOf = (action: DealtAction): Deal => ({
  action,
  tickets: [
    {
      ticket: '100000000001',
      amount: 93_000,
      deducted: 8_800,
      inMoney: action === 'return' ? 83_700 : 0,
      means: action === 'return' ? 'card' : 'none',
      openTickets: action === 'return' ? [] : [{ amount: 83_700, number: null, expiresAt: startsAt }],
      lost: lostOpen,
      coupon: null,
    },
  ],
  total: 83_700,
});

const reviewed = (action: DealtAction, language: (typeof languages)[number], deal = dealOf(action)) => {
  const machine = ticketActionsMachine.provide({
    actors: { simulateDeal: fromPromise(() => Promise.resolve<DealAnswer>(granted(deal))) },
  });
  const actions = createActor(machine, { input: { booking: withMeal(), now: startsAt } }).start();
  onTestFinished(() => {
    actions.stop();
  });
  actions.send({ type: 'all.chosen' });
  actions.send({ type: 'deal.asked', action });
  drawn(
    <ShopAround>
      <Review actions={actions} />
    </ShopAround>,
    language,
  );
  return page.getByRole('alertdialog');
};

const asked = languages.flatMap((language) => dealtActions.map((action) => [language, action] as const));

test.each(asked)(
  '[S-18] %s: before a %s what is lost stands with its price, and when money comes back',
  async (language, action) => {
    const words = wordsOf(language);
    const { say } = words;
    const dialog = reviewed(action, language);
    const name = say('reference.special-service.meal.name');
    await expect.element(dialog.getByText(say('actions.lost-extra', { name }))).toBeVisible();
    await expect.element(dialog.getByText(moneyText(meal.amount, words))).toBeVisible();
    await expect.element(dialog.getByText(say('actions.lost-open'))).toBeVisible();
    await expect.element(dialog.getByText(moneyText(lostOpen, words))).toBeVisible();
    const text = dialog.element().textContent;
    const until = say('actions.open-ticket-until', { until: momentText(startsAt, words) });
    const free = say('actions.lost-extra', { name: say('reference.special-service.wheelchair.name') });
    const shownParts = [free, say('actions.return.when'), until].map((each) => text.includes(each));
    expect(shownParts).toEqual([false, action === 'return', action !== 'return']);
  },
);

test('[S-18] money that is fetched with a coupon is not told to come back to a card', async () => {
  const { say } = wordsOf('tr');
  const deal = dealOf('return');
  const tickets = deal.tickets.map((ticket) => ({ ...ticket, means: 'cash-coupon' as const }));
  const dialog = reviewed('return', 'tr', { ...deal, tickets });
  await expect.element(dialog.getByText(say('actions.in-coupon'), { exact: true })).toBeVisible();
  const text = dialog.element().textContent;
  expect([say('actions.in-money'), say('actions.return.when')].filter((each) => text.includes(each))).toEqual(
    [],
  );
});

const groundOf = (part: Element) => getComputedStyle(part).backgroundColor;

test.each(dealtActions)(
  '[S-18] of the answers to a %s what is asked is filled, and keeping the ticket is not',
  async (action) => {
    const words = wordsOf('tr');
    const dialog = reviewed(action, 'tr');
    await expect.element(dialog.getByText(words.say('actions.lost-open'))).toBeVisible();
    const buttons = dialog
      .getByRole('button')
      .elements()
      .filter(({ textContent }) => textContent !== '')
      .map((button) => [button.textContent, groundOf(button) === groundOf(dialog.element())]);
    expect(buttons).toEqual([
      [
        words.say(`actions.${action === 'return' ? 'return' : 'convert'}.confirm`, {
          amount: moneyText(83_700, words),
        }),
        false,
      ],
      [words.say('actions.decline'), true],
    ]);
  },
);

test.each(languages)(
  '[S-18] %s: the receipt of a change names the coupon that is to be fetched, and what is lost',
  async (language) => {
    const words = wordsOf(language);
    const { say } = words;
    const receipt = {
      tickets: [],
      due: 0,
      inMoney: 15_000,
      inOpenTicket: 0,
      lost: lostOpen,
      openTicket: null,
    } as const;
    drawn(<ChangeReceipt receipt={{ ...receipt, means: 'cash-coupon', coupon: '240403891653' }} />, language);
    await expect.element(page.getByText(say('change.in-coupon', { number: '240403891653' }))).toBeVisible();
    const lost = say('change.lost-open', { amount: moneyText(lostOpen, words) });
    await expect.element(page.getByText(lost)).toBeVisible();
  },
);
