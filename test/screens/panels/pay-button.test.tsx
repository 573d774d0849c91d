import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fromPromise } from 'xstate';
import { languages } from '#domain/values/language.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { OpenAnswer, PriceAnswer } from '#machines/payment/payment.ports.ts';
import { PayButton } from '#panels/payment/pay-button.tsx';
import type { PaymentActor } from '#panels/payment/payment-actor.ts';
import { begunPayment } from '../../support/views/begun-payment.ts';
import { never } from '../../support/views/stand-in-payment.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

/** A payment whose bank and whose price keep everybody waiting. */
const machine = paymentMachine.provide({
  actors: {
    paymentEnd: never,
    openPayment: fromPromise(() => new Promise<OpenAnswer>(() => undefined)),
    askPrice: fromPromise(() => new Promise<PriceAnswer>(() => undefined)),
  },
});

const begun = () => begunPayment(machine, 'guest');

const shown = (payment: PaymentActor, language: (typeof languages)[number]) => {
  drawn(
    <ShopAround>
      <PayButton payment={payment} label="₺1.170,00" may="no" onPay={() => undefined} />
    </ShopAround>,
    language,
  );
  const button = page.getByRole('button').element();
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  return {
    isBusy: button.getAttribute('aria-busy') === 'true',
    says: button.textContent,
    why: reason?.textContent ?? null,
  };
};

const terms = {
  tr: 'Ödemeden önce sözleşmeyi kabul edin',
  en: 'Accept the agreement',
  fa: 'پیش از پرداخت، قرارداد را بپذیرید',
} as const;

test.each(languages)(
  '[P-15] before the terms are accepted the pay button says that they come first: %s',
  (language) => {
    const { isBusy, says, why } = shown(begun(), language);
    expect([isBusy, says]).toEqual([false, '₺1.170,00']);
    expect(why).toContain(terms[language]);
  },
);

test.each(languages)(
  '[E-09] while a price is asked for the pay button waits, and is not what is asked: %s',
  (language) => {
    const payment = begun();
    payment.send({ type: 'terms.accepted' });
    payment.send({ type: 'promotion.tried', code: 'BAHAR10' });
    expect(shown(payment, language)).toEqual({
      isBusy: false,
      says: '₺1.170,00',
      why: wordsOf(language).say('payment.rests'),
    });
  },
);

test.each(languages)(
  '[E-09] while the payment is opened the pay button says so, and nothing else does: %s',
  (language) => {
    const payment = begun();
    payment.send({ type: 'terms.accepted' });
    payment.send({ type: 'card.given', cardToken: 't-1', attempt: 'a-1' });
    expect(shown(payment, language)).toEqual({
      isBusy: true,
      says: wordsOf(language).say('payment.opening'),
      why: null,
    });
  },
);
