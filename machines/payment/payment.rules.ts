import { isGranted } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven } from '#machines/kit/judge/kept.ts';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { always, leadsTo, never, neverAfter, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, both, byReader, either, inputOf, not, signsOf } from '#machines/kit/judge/sign.ts';
import type { paymentMachine } from './payment.machine.ts';
import type { Payment } from './payment.model.ts';
import type { Outcome } from './payment.ports.ts';

const { answered, asking, asks, ends, eventIn, hears, noAnswer, reports, sees, shows, stands, waitedIn } =
  signsOf<Payment, typeof paymentMachine>();

type Attempted = { readonly attempt: string; readonly amount: number };
type Tried = Pick<Attempted, 'attempt'>;
type Credit = Attempted & { readonly means: 'miles' | 'open-tickets' };
type Kind = { readonly kind: string };

const isOk = ({ answer }: Outcome) => isGranted(answer);
const opened = answered('openPayment', isGranted);
const reportedPaid = either(
  answered('askPayment', isOk),
  answered('lookBack', isGranted),
  answered('payByCredit', isGranted),
  answered('masterpass', ({ kind }: Kind) => kind === 'paid'),
);
const heardOf = either(answered('askPayment'), noAnswer('askPayment'));
const openedIn = inputOf<Attempted>('openPayment');
const creditIn = inputOf<Credit>('payByCredit');
const priceIn = inputOf<{ readonly code: string }>('askPrice');
const walletIn = inputOf<Omit<Attempted, 'attempt'>>('masterpass');
const isSettled = ({ refusal }: { readonly refusal?: string }) => refusal !== 'payment-underway';
/** The key of a try, and what is to pay in it. */
const tryIn = (card: Tried | undefined, credit: Tried | undefined) => {
  const made = card ?? credit;
  return made && { attempt: made.attempt, by: card === undefined ? 'credit' : 'card' };
};
const byPromotion = either(hears('promotion.tried'), hears('promotion.removed'));
const cardIn = eventIn('card.given');
const couponsIn = eventIn('coupons.paid');
const milesIn = eventIn('miles.paid');

export const paymentRules: Rules = {
  flow: 'payment',
  rules: {
    'terms-first': until(['R-05'], {
      from: either(begins, hears('terms.withdrawn')),
      no: either(asks('openPayment'), asks('payByCredit'), asks('masterpass')),
      until: hears('terms.accepted'),
    }),
    'asked-when-pressed': eachOf(
      onceForEachYes(['S-22'], {
        yes: hears('card.given'),
        ...asking('openPayment'),
      }),
      onceForEachYes(['S-22'], {
        yes: either(hears('coupons.paid'), hears('miles.paid')),
        ...asking('payByCredit', isSettled),
      }),
    ),
    'paid-by-the-servers-word': always(
      ['S-22'],
      ends(({ kind }) => kind === 'paid'),
      reportedPaid,
    ),
    'paid-is-the-end': leadsTo(['S-22'], {
      from: reportedPaid,
      to: ends(({ kind }) => kind === 'paid'),
      within: 0,
    }),
    'opened-is-asked-about': leadsTo(['S-22', 'P-12'], {
      from: opened,
      to: heardOf,
      unless: either(hears('method.chosen'), ends()),
    }),
    'bank-page-of-this-try': until(['S-22'], {
      from: either(begins, asks('openPayment')),
      no: reports('challenged'),
      until: answered('openPayment', isGranted),
    }),
    'amount-shown-is-asked': always(
      ['E-10'],
      either(asks('openPayment'), asks('payByCredit'), asks('masterpass')),
      sees((seen) =>
        [openedIn(seen), creditIn(seen), walletIn(seen)].every(
          (input) => input === undefined || input.amount === seen.context.price.due,
        ),
      ),
    ),
    'same-try-same-key': asGiven(['S-22'], {
      given: (seen) => tryIn(cardIn(seen), couponsIn(seen) ?? milesIn(seen)),
      of: (seen) => tryIn(openedIn(seen), creditIn(seen)),
      underway: {
        from: either(asks('openPayment'), asks('payByCredit')),
        until: either(
          answered('openPayment'),
          noAnswer('openPayment'),
          waitedIn('opening'),
          answered('payByCredit', isSettled),
        ),
      },
    }),
    'time-ends-by-itself': always(
      ['S-10', 'E-12'],
      ends(({ kind }) => kind === 'time-ended'),
      not(byReader),
    ),
    'left-is-left': always(
      ['S-10'],
      ends(({ kind }) => kind === 'left'),
      hears('payment.left'),
    ),
    'stopped-is-only-left': neverAfter(
      ['E-11'],
      stands('stopped'),
      ends(({ kind }) => kind !== 'left'),
    ),
    'code-taken-away': eachOf(
      always(['P-15', 'E-13'], hears('promotion.removed'), asks('askPrice')),
      asGiven(['P-15', 'E-13'], {
        given: (seen) => (eventIn('promotion.removed')(seen) ? '' : eventIn('promotion.tried')(seen)?.code),
        of: (seen) => (byPromotion.holds(seen) ? priceIn(seen)?.code : undefined),
      }),
    ),
    'code-tried': always(
      ['P-15', 'E-13'],
      hears('promotion.tried'),
      sees((seen) => priceIn(seen)?.code === Reflect.get(seen.event, 'code')),
    ),
    'wallet-of-members': never(
      ['P-15', 'A-02'],
      both(
        either(asks('masterpass'), asks('queryMiles')),
        shows(({ payer }) => payer === 'guest'),
      ),
    ),
    'miles-that-reach': until(['P-15'], {
      from: either(begins, hears('method.chosen')),
      no: asks('payByCredit', ({ means }: Credit) => means === 'miles'),
      until: both(
        answered('queryMiles', isGranted),
        shows(({ miles, price }) => miles !== null && miles.worth >= price.due),
      ),
    }),
    'open-tickets-as-chosen': always(
      ['P-15', 'K-04'],
      hears('coupons.chosen'),
      sees(
        (seen) =>
          JSON.stringify(inputOf<{ readonly numbers: unknown }>('chooseCoupons')(seen)?.numbers) ===
          JSON.stringify(Reflect.get(seen.event, 'numbers')),
      ),
    ),
    'nothing-while-proving': until(['S-22'], {
      from: opened,
      no: either(asks('openPayment'), asks('payByCredit'), asks('masterpass')),
      until: either(heardOf, hears('method.chosen')),
    }),
  },
};
