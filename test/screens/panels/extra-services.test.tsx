import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { granted } from '#domain/answer.ts';
import { type Language, languages } from '#domain/language.ts';
import { moneyText } from '#i18n/money-text.ts';
import { bookedPair } from '#machines/kit/booked-sample.ts';
import type { Deadline } from '#machines/kit/deadline.ts';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import {
  type ExtrasRefusal,
  type ExtrasSaid,
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

type Answer = (wish: ExtrasWish) => ExtrasSaid;

/** The panel as it is drawn in a language, with what it asks for. */
const drawPanel = (language: Language, answer: Answer) => {
  const asked: ExtrasWish[] = [];
  const machine = submissionOf<ExtrasWish, ExtrasSaid, ExtrasRefusal>().provide({
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
      <ExtraServices form={form} booking={bookedPair('valid', 'valid')} />
    </ShopAround>,
    language,
  );
  return asked;
};

test.each(languages)(
  '[S-18] %s: services are asked for one of two tickets, and for no other',
  async (language) => {
    const { say } = wordsOf(language);
    const asked = drawPanel(language, ({ extras }) => ({
      kind: 'had',
      extras: extras.map((extra) => ({ ...extra, price: 0 })),
      due: 0,
    }));
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
      agreed === null ? { kind: 'told', extras: [meal], due: meal.price } : { kind: 'due', order },
    );
    const wish = async () => {
      await page.getByRole('checkbox', { name: /ELİF/ }).click();
      const name = say('reference.special-service.meal.name');
      await page.getByRole('checkbox', { name, exact: true }).click();
      await press(say('extras.submit'));
    };
    await wish();
    await expect.element(page.getByText(say('extras.told', { amount }))).toBeVisible();
    await press(say('extras.otherwise'));
    await wish();
    await press(say('extras.pay', { amount }));
    await expect.element(page.getByText(say('extras.to-payment'))).toBeVisible();
    expect(asked.map(({ agreed }) => agreed)).toEqual([null, null, meal.price]);
  },
);
