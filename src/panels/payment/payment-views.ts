import { isCountingDown } from '#machines/payment/payment.selectors.ts';
import type { PaymentSnapshot } from './payment-actor.ts';

/** What part of the payment is shown. */
export const phaseOf = (snapshot: PaymentSnapshot) => {
  if (snapshot.hasTag('atBank') || snapshot.matches('askingLast')) return 'at-bank';
  if (snapshot.matches('settling')) return 'settling';
  if (snapshot.matches('usingWallet')) return 'wallet';
  if (snapshot.matches('lookingBack')) return 'looking-back';
  return snapshot.matches('stopped') ? 'stopped' : 'choosing';
};

/** What is being asked of the server while the form stands. */
export const askedOf = (snapshot: PaymentSnapshot) => {
  if (snapshot.matches('pricing')) return 'price';
  if (snapshot.matches('finding')) return 'coupons';
  if (snapshot.matches('covering')) return 'cover';
  return snapshot.matches('opening') ? 'payment' : null;
};

/** Whoever pays sees until when they may, also while something is asked. */
export const isTimed = (snapshot: PaymentSnapshot) =>
  isCountingDown(snapshot) || askedOf(snapshot) !== null || snapshot.matches('lookingBack');

export const isChoosing = (snapshot: PaymentSnapshot) => snapshot.matches('choosing');
export const isAskingMiles = (snapshot: PaymentSnapshot) => snapshot.matches({ choosing: 'askingMiles' });
export const areMilesCounted = (snapshot: PaymentSnapshot) => snapshot.matches({ choosing: 'countingMiles' });

export const mayGiveCard = (snapshot: PaymentSnapshot) =>
  snapshot.can({ type: 'card.given', cardToken: '', attempt: '' });
export const mayPayByCoupons = (snapshot: PaymentSnapshot) =>
  snapshot.can({ type: 'coupons.paid', attempt: '' });
export const mayPayByMiles = (snapshot: PaymentSnapshot) => snapshot.can({ type: 'miles.paid', attempt: '' });
export const mayTryCode = (snapshot: PaymentSnapshot) => snapshot.can({ type: 'promotion.tried', code: '' });
export const maySeek = (snapshot: PaymentSnapshot) =>
  snapshot.can({ type: 'coupons.sought', by: 'locator', number: '', surname: '' });
export const mayGoToBank = (snapshot: PaymentSnapshot) => snapshot.can({ type: 'bank.asked', at: 0 });
export const mayAskOutcome = (snapshot: PaymentSnapshot) => snapshot.can({ type: 'outcome.asked' });

/** What is left to pay. */
export const dueOf = ({ context }: PaymentSnapshot) => context.price.due;
export const codeOf = ({ context }: PaymentSnapshot) => context.price.code;
/** The code that is to stand, whether it was heard or not. */
export const wantedCodeOf = ({ context: { code, price } }: PaymentSnapshot) => code || (price.code ?? '');
