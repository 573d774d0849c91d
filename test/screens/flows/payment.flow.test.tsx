import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { AnyActorRef } from 'xstate';
import tr from '#locales/tr.json' with { type: 'json' };
import { paymentWalk } from '#machines/payment/payment.paths.ts';
import { PaymentScreen } from '#screens/payment/payment.tsx';
import { cardOrigin, typeCard } from '../../support/views/enter-card.ts';
import { nextKeyOf } from '../../support/views/next-key.ts';
import { viewLayer } from '../../support/views/view-layer.tsx';

const screen = () => document.querySelector('[data-flow=payment]');
const dialog = () => document.querySelector('dialog[open]');
const buttonNamed = (name: string) =>
  [...(screen()?.querySelectorAll('button') ?? [])].find((button) => button.textContent === name) ?? null;
const isPressable = (button: Element | null) =>
  button !== null && button.getAttribute('aria-disabled') !== 'true' && button.checkVisibility();
const isOffered = (name: string) => () => isPressable(buttonNamed(name));
const isFree = (id: string, selector: string) => () => {
  const control = document.getElementById(id);
  return control?.getAttribute('aria-disabled') !== 'true' && (control?.matches(selector) ?? false);
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const amountButton = (sentence: string) => {
  const [before = '', after = ''] = sentence.split('{amount}');
  return page.getByRole('button', { name: new RegExp(`^${before}₺[\\d.,]+${after}$`) });
};
const within = (id: string) => page.elementLocator(document.getElementById(id) ?? document.body);
const submitOf = (id: string) => document.getElementById(id)?.closest('form')?.querySelector('[type=submit]');

const methods = ['card', 'wallet', 'open-tickets', 'miles'] as const;

/** The wallet is a flow of its own with a suite of its own; here the port answers in its place. */
const withoutWallet = (actor: AnyActorRef) =>
  Object.create(actor, {
    getSnapshot: { value: () => Object.assign(Object.create(actor.getSnapshot()), { children: {} }) },
  });

viewLayer({
  walk: paymentWalk,
  draw: ({ actor }) => (
    <PaymentScreen
      payment={withoutWallet(actor)}
      cardOrigin={cardOrigin}
      steps={null}
      lines={null}
      contact={null}
    />
  ),
  fromApp: ['payer.known', 'bank.returned'],
  gestures: {
    'method.chosen': async ({ event }) => {
      const method = methods.find((each) => Reflect.get(event, 'method') === each) ?? 'card';
      const other = buttonNamed(tr[`payment.method.${method}`]);
      if (other !== null) return page.elementLocator(other).click();
      const again = buttonNamed(tr['payment.miles.again']);
      if (again !== null && method === 'miles') return page.elementLocator(again).click();
      return page.getByRole('radio', { name: tr[`payment.method.${method}`] }).click();
    },
    'terms.accepted': () => within('payment-terms').click(),
    'terms.withdrawn': () => within('payment-terms').click(),
    'card.given': async (step) => {
      await typeCard(String(Reflect.get(step.event, 'cardToken')), '0018');
      nextKeyOf(step);
      await amountButton(tr['payment.pay']).click();
    },
    'promotion.tried': async () => {
      await within('payment-promotion').fill('BAHAR10');
      await press(tr['payment.promotion.use']);
    },
    'promotion.removed': async () => {
      await within('payment-promotion').fill('');
      await press(tr['payment.promotion.use']);
    },
    'coupons.sought': async () => {
      await page.getByRole('radio', { name: tr['payment.coupons.by.locator'] }).click();
      await within('coupon-number').fill('XY34ZW');
      await within('coupon-surname').fill('YILMAZ');
      await press(tr['payment.coupons.seek']);
    },
    'coupons.chosen': async () => {
      for (const box of document.querySelectorAll<HTMLInputElement>('input[name=coupon]')) {
        if (!box.checked) await page.elementLocator(box).click();
      }
      await press(tr['payment.coupons.use']);
    },
    'coupons.paid': async (step) => {
      nextKeyOf(step);
      await press(tr['payment.pay.coupons']);
    },
    'miles.paid': async (step) => {
      nextKeyOf(step);
      await amountButton(tr['payment.pay.miles']).click();
    },
    'bank.asked': () => press(tr['payment.bank.go']),
    'outcome.asked': () =>
      press(buttonNamed(tr['payment.bank.ask']) === null ? tr['settling.ask'] : tr['payment.bank.ask']),
    'payment.left': async () => {
      if (buttonNamed(tr['payment.stopped.again']) !== null) return press(tr['payment.stopped.again']);
      await press(tr['payment.leave']);
      await expect
        .element(page.getByRole('button', { name: tr['payment.leave.no'], exact: true }))
        .toHaveFocus();
      return press(tr['payment.leave.yes']);
    },
  },
  offers: {
    'method.chosen': () =>
      isOffered(tr['payment.method.card'])() ||
      (document.getElementById('payment-method')?.matches(':not([aria-disabled])') ?? false),
    'terms.accepted': isFree('payment-terms', ':not(:checked)'),
    'terms.withdrawn': isFree('payment-terms', ':checked'),
    'promotion.tried': () => isPressable(submitOf('payment-promotion') ?? null),
    'coupons.sought': () => isPressable(submitOf('coupon-number') ?? null),
    'coupons.paid': isOffered(tr['payment.pay.coupons']),
    'bank.asked': isOffered(tr['payment.bank.go']),
    'outcome.asked': () => isOffered(tr['payment.bank.ask'])() || isOffered(tr['settling.ask'])(),
    'payment.left': () =>
      dialog() === null && (isOffered(tr['payment.leave'])() || isOffered(tr['payment.stopped.again'])()),
  },
});
