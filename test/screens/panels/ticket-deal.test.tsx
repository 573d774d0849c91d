import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { granted } from '#domain/answer.ts';
import { languages } from '#domain/language.ts';
import type { Reservation } from '#domain/reservation.ts';
import { type Deal, type DealtDeed, dealtDeeds } from '#domain/ticket-deal.ts';
import { moneyText } from '#i18n/money-text.ts';
import { bookedPair, startsAt } from '#machines/kit/booked-sample.ts';
import { ticketActionsMachine } from '#machines/ticket-actions/ticket-actions.machine.ts';
import type { DealAnswer } from '#machines/ticket-actions/ticket-actions.model.ts';
import { Review } from '#panels/ticket-actions/review.tsx';
import { ChangeReceipt } from '#panels/ticket-change/change-receipt.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const meal = { id: 6, amount: 15_000 };
const help = { id: 1, amount: 0 };

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

const dealOf = (deed: DealtDeed): Deal => ({
  deed,
  tickets: [
    {
      ticket: '100000000001',
      amount: 93_000,
      deducted: 9_300,
      inMoney: deed === 'return' ? 83_700 : 0,
      means: deed === 'return' ? 'card' : 'none',
      inOpenTicket: deed === 'return' ? 0 : 83_700,
      openTicket: null,
      coupon: null,
    },
  ],
  total: 83_700,
  expiresAt: null,
});

const reviewed = (deed: DealtDeed, language: (typeof languages)[number]) => {
  const machine = ticketActionsMachine.provide({
    actors: { simulateDeal: fromPromise(() => Promise.resolve<DealAnswer>(granted(dealOf(deed)))) },
  });
  const actions = createActor(machine, { input: { booking: withMeal(), now: startsAt } }).start();
  onTestFinished(() => {
    actions.stop();
  });
  actions.send({ type: 'all.chosen' });
  actions.send({ type: 'deal.asked', deed });
  drawn(
    <ShopAround>
      <Review actions={actions} />
    </ShopAround>,
    language,
  );
  return page.getByRole('alertdialog');
};

const asked = languages.flatMap((language) => dealtDeeds.map((deed) => [language, deed] as const));

test.each(asked)(
  '[S-18] %s: before a %s the services that are lost stand with their price, and when money comes back',
  async (language, deed) => {
    const words = wordsOf(language);
    const { say } = words;
    const dialog = reviewed(deed, language);
    const name = say('reference.special-service.meal.name');
    await expect.element(dialog.getByText(say('actions.lost-extra', { name }))).toBeVisible();
    await expect.element(dialog.getByText(moneyText(meal.amount, words))).toBeVisible();
    const text = dialog.element().textContent;
    const free = say('actions.lost-extra', { name: say('reference.special-service.wheelchair.name') });
    expect([text.includes(free), text.includes(say('actions.return.when'))]).toEqual([
      false,
      deed === 'return',
    ]);
  },
);

test.each(languages)(
  '[S-18] %s: the receipt of a change names the coupon that is to be fetched',
  async (language) => {
    const { say } = wordsOf(language);
    const receipt = { tickets: [], due: 0, inMoney: 15_000, inOpenTicket: 0, openTicket: null } as const;
    drawn(<ChangeReceipt receipt={{ ...receipt, means: 'cash-coupon', coupon: '240403891653' }} />, language);
    await expect.element(page.getByText(say('change.in-coupon', { number: '240403891653' }))).toBeVisible();
  },
);
