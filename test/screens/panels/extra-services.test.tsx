import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { Reservation } from '#domain/booking/reservation.ts';
import { granted } from '#domain/values/answer.ts';
import { type Language, languages } from '#domain/values/language.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { bookedPair } from '#machines/samples/booked-sample.ts';
import {
  type ExtrasOutcome,
  type ExtrasRefusal,
  type ExtrasWish,
  noWish,
} from '#panels/extra-services/extra-services.flow.ts';
import { ExtraServices } from '#panels/extra-services/extra-services.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const never: Deadline = fromPromise(() => new Promise<void>(() => undefined));
const locator = 'AB12CD';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const meal = { ticket: '100000000002', extra: 6, price: 15_000 };

type Answer = (wish: ExtrasWish) => ExtrasOutcome;

const soldAtOnce: Answer = ({ extras }) => ({
  kind: 'had',
  extras: extras.map((extra) => ({ ...extra, price: 0 })),
  due: 0,
});

/** Two tickets, each with the extras that are sold in its class. */
const pairIn = (sold: readonly (readonly number[])[]): Reservation => {
  const { passengers, ...booking } = bookedPair('valid', 'valid');
  const inClasses = passengers.map((passenger, at) => ({
    ...passenger,
    tickets: passenger.tickets.map((leg) => leg.map((ticket) => ({ ...ticket, extrasSold: sold[at] ?? [] }))),
  }));
  return { ...booking, passengers: inClasses };
};

const everyExtra = [1, 2, 3, 4, 5, 6];

/** The panel as it is drawn in a language, with what it asks for. */
const drawPanel = (language: Language, answer: Answer, sold = [everyExtra, everyExtra]) => {
  const asked: ExtrasWish[] = [];
  const machine = submissionOf<ExtrasWish, ExtrasOutcome, ExtrasRefusal>().provide({
    actors: {
      sendForm: fromPromise(async ({ input }) => {
        asked.push(input.fields);
        return granted(answer(input.fields));
      }),
      waitingEnd: never,
    },
  });
  const form = createActor(machine, { input: { fields: noWish(locator) } }).start();
  onTestFinished(() => {
    form.stop();
  });
  drawn(
    <ShopAround>
      <ExtraServices form={form} booking={pairIn(sold)} />
    </ShopAround>,
    language,
  );
  return asked;
};

test.each(languages)(
  '[S-18] %s: services are asked for one of two tickets, and for no other',
  async (language) => {
    const { say } = wordsOf(language);
    const asked = drawPanel(language, soldAtOnce);
    await press(say('extras.submit'));
    await expect.element(page.getByText(say('after-sale.refused.no-ticket-chosen'))).toBeVisible();
    await page.getByRole('checkbox', { name: /ELİF/ }).click();
    await page
      .getByRole('checkbox', { name: say('reference.special-service.lift.name'), exact: true })
      .click();
    await press(say('extras.submit'));
    await expect.element(page.getByText(say('extras.done'))).toBeVisible();
    const extras = [{ ticket: '100000000002', extra: 3 }];
    expect(asked).toEqual([{ locator, extras, agreed: null }]);
    expect(document.body.textContent).not.toContain('AYŞE');
  },
);

test.each(languages)(
  '[S-18] %s: what costs something is told first, is left or agreed to, and goes on to be paid',
  async (language) => {
    const words = wordsOf(language);
    const { say } = words;
    const amount = moneyText(meal.price, words);
    const order = { order: 'o-1', amount: meal.price, payBy: 0 };
    const asked = drawPanel(language, ({ agreed }) =>
      agreed === null ? { kind: 'quoted', extras: [meal], due: meal.price } : { kind: 'due', order },
    );
    const wish = async () => {
      await page.getByRole('checkbox', { name: /ELİF/ }).click();
      const name = say('reference.special-service.meal.name');
      await page.getByRole('checkbox', { name, exact: true }).click();
      await press(say('extras.submit'));
    };
    await wish();
    await expect.element(page.getByText(say('extras.quoted', { amount }))).toBeVisible();
    await press(say('extras.otherwise'));
    await wish();
    await press(say('extras.pay', { amount }));
    await expect.element(page.getByText(say('extras.to-payment'))).toBeVisible();
    expect(asked.map(({ agreed }) => agreed)).toEqual([null, null, meal.price]);
  },
);

test.each(languages)(
  '[S-18] %s: what the class of a ticket does not sell is not offered for it, and it is said why before the press',
  async (language) => {
    const { say } = wordsOf(language);
    const mealBox = () =>
      page.getByRole('checkbox', { name: say('reference.special-service.meal.name'), exact: true });
    const asked = drawPanel(language, soldAtOnce, [
      [1, 2, 3],
      [1, 2, 3, 6],
    ]);
    await expect
      .element(page.getByText(say('extras.unsold-for-some', { hint: '', count: 1 }).trim()))
      .toBeVisible();
    await page.getByRole('checkbox', { name: /AYŞE/ }).click();
    await mealBox().click();
    await press(say('extras.submit'));
    await expect.element(page.getByRole('alert').getByText(say('extras.unsold'))).toBeVisible();
    await page.getByRole('checkbox', { name: /ELİF/ }).click();
    await press(say('extras.submit'));
    await expect.element(page.getByText(say('extras.done'))).toBeVisible();
    expect(asked).toEqual([{ locator, extras: [{ ticket: '100000000002', extra: 6 }], agreed: null }]);
  },
);

test('[S-18] what no ticket’s class sells cannot be chosen', async () => {
  const { say } = wordsOf('tr');
  drawPanel('tr', soldAtOnce, [[1], [1]]);
  const mealBox = page.getByRole('checkbox', {
    name: say('reference.special-service.meal.name'),
    exact: true,
  });
  await expect.element(mealBox).toBeDisabled();
  await expect.element(page.getByText(say('extras.unsold')).first()).toBeVisible();
});
