import { firstStepDeclines, secondStepDeclines } from '#domain/fare/payment-decline.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { day, minute } from '#domain/values/durations.ts';
import { answers, answersAt, breaks, walk } from '#machines/kit/walk/walk.ts';
import { paymentMachine } from './payment.machine.ts';
import { areFound, doMilesReach, isSomethingLeft, type Payment } from './payment.model.ts';
import type { Cover, PaidAnswer, Price } from './payment.ports.ts';

const startsAt = 1_795_251_600_000;

const price: Price = { code: null, price: 93_000, discount: 0, due: 93_000 };
const promoted: Price = { code: 'BAHAR10', price: 93_000, discount: 9_300, due: 83_700 };
const challenge = { acsUrl: 'http://bank.example/3d', paReq: 'p-1', md: 'm-1', termUrl: '/odeme/3d' };
/** Short, so that the end is near to everything that may happen before it. */
const timeToPay = 5 * minute;
const bankTime = 20_000;
const opened = (asked: typeof challenge | null) => (at: number) =>
  granted({ payment: 'p-1', challenge: asked, payBy: at + bankTime, at });
const outcomeOf = (answer: PaidAnswer) => (at: number) => ({ answer, at });
const cover = (numbers: readonly string[], paid: number, lost: number): Cover => ({
  numbers,
  paid,
  lost,
  due: price.price - paid,
});
const ticket = (number: string, amount: number) => ({
  number,
  amount,
  expiresAt: startsAt + 90 * day,
});

const plain: Payment['input'] = {
  payer: 'guest',
  locator: 'AB12CD',
  bought: 'sale',
  price,
  payBy: startsAt + timeToPay,
  now: startsAt,
};

/** Each decline of the bank is an outcome of its own. */
const opening = Object.fromEntries(
  firstStepDeclines.map((decline) => [decline, answers(refused(decline), 'E-10')]),
);
const ofCarriage: ReadonlySet<string> = new Set(['wagon-closed', 'wagon-shut', 'operation-failed']);
const proof = Object.fromEntries(
  secondStepDeclines.map((decline) => [
    decline,
    answersAt(outcomeOf(refused(decline)), ofCarriage.has(decline) ? 'E-11' : 'E-12'),
  ]),
);
/** An hour long past: no deadline of the flow hangs on it, and whoever reads it may ask at once. */
const tooMany = answers({ ...refused('too-many-tries'), retryAt: minute });
const signedOut = answers(refused('sign-in-needed'), 'S-03');
const soldAlready = answers(refused('not-in-this-status'));

const oneAnswer = 'The answer is one, so only one of the two guards can hold.';
const oneMethod = 'The method is one, so only one of the two guards can hold.';
const oneVerdict = 'The verdict is one, so only one of the two guards can hold.';

export const paymentWalk = walk({
  flow: 'payment',
  machine: paymentMachine,
  startsAt,
  starts: {
    plain,
    'a member': { ...plain, payer: 'member' },
    'for a change': { ...plain, bought: 'change' },
  },
  events: {
    'method.chosen': {
      card: { method: 'card' },
      wallet: { method: 'wallet' },
      'open tickets': { method: 'open-tickets' },
      miles: { method: 'miles' },
    },
    'payer.known': { 'a member': { payer: 'member' }, 'a guest': { payer: 'guest' } },
    'card.given': {
      'a card': { cardToken: 't-1', attempt: 'a-1' },
      'a card, once more': { cardToken: 't-2', attempt: 'a-4' },
    },
    'promotion.tried': { 'a code': { code: 'BAHAR10' } },
    'coupons.sought': { 'by PNR': { by: 'locator', number: 'XY34ZW', surname: 'YILMAZ' } },
    'coupons.chosen': { two: { numbers: ['700000000001', '700000000002'] } },
    'coupons.paid': { 'with a key': { attempt: 'a-2' }, 'with another key': { attempt: 'a-5' } },
    'miles.paid': { 'with a key': { attempt: 'a-3' }, 'with another key': { attempt: 'a-6' } },
    'bank.asked': { now: { at: startsAt } },
  },
  outcomes: {
    openPayment: {
      'a page of the bank': answersAt(opened(challenge), 'S-22'),
      'no page is needed': answersAt(opened(null), 'S-22'),
      ...opening,
      'key used otherwise': answers(refused('key-used-otherwise')),
      'nothing due': answers(refused('nothing-due')),
      'another is underway': answers(refused('payment-underway')),
      'too many tries': tooMany,
      'no answer': breaks('E-10'),
    },
    askPayment: {
      paid: answersAt(outcomeOf(granted({ payment: 'p-1' })), 'S-22'),
      underway: answersAt(outcomeOf(refused('payment-underway'))),
      'too many tries': answersAt(outcomeOf(refused('too-many-tries'))),
      'not known': answersAt(outcomeOf(refused('payment-unknown'))),
      'money went back': answersAt(outcomeOf(refused('payment-returned')), 'E-11'),
      ...proof,
      'no answer': breaks('E-12'),
    },
    lookBack: {
      paid: answers(granted({ payment: 'p-1' }), 'S-22'),
      'not paid': answers(refused('payment-unknown')),
      'no answer': breaks(),
    },
    askPrice: {
      'a discount': answers(granted(promoted), 'P-15'),
      'the price itself': answers(granted(price), 'P-15'),
      'code unknown': answers(refused('promo-unknown')),
      'nothing due': answers(refused('nothing-due')),
      'too many tries': tooMany,
      'no answer': breaks(),
    },
    findCoupons: {
      two: answers(
        granted({
          coupons: [ticket('700000000001', 50_000), ticket('700000000002', 60_000)],
          best: { numbers: ['700000000001', '700000000002'], paid: 93_000, lost: 17_000 },
        }),
        'K-04',
        'P-15',
      ),
      'none of use': answers(granted({ coupons: [], best: null })),
      'not found': answers(refused('open-ticket-not-found')),
      'too many tries': tooMany,
      'no answer': breaks(),
    },
    chooseCoupons: {
      'all is paid': answers(granted(cover(['700000000001', '700000000002'], 93_000, 17_000)), 'K-04'),
      'a part is paid': answers(granted(cover(['700000000001'], 50_000, 0)), 'K-04'),
      'none is chosen': answers(granted(cover([], 0, 0))),
      'sold already': soldAlready,
      expired: answers(refused('open-ticket-expired')),
      'not found': answers(refused('open-ticket-not-found')),
      used: answers(refused('open-ticket-used')),
      'proof needed': answers(refused('proof-needed')),
      'too many tries': tooMany,
      'no answer': breaks(),
    },
    queryMiles: {
      enough: answers(granted({ points: 12_000, worth: 120_000 }), 'P-15'),
      'too few': answers(granted({ points: 100, worth: 1_000 })),
      'no account': answers(refused('miles-unknown')),
      'session ended': signedOut,
      'no answer': breaks(),
    },
    payByCredit: {
      'miles taken': answers(granted({ payment: 'p-2' }), 'P-15'),
      'open tickets taken': answers(granted({ payment: null }), 'P-15'),
      underway: answers(refused('payment-underway')),
      'failed at the end': answers(refused('payment-failed'), 'E-12'),
      'time ended': answers(refused('time-ended'), 'E-12'),
      'money went back': answers(refused('payment-returned')),
      'amount wrong': answers(refused('amount-wrong')),
      'amount differs': answers(refused('amount-differs')),
      'seats gone': answers(refused('selection-time-expired'), 'S-10'),
      'sold already': soldAlready,
      'session ended': signedOut,
      'no answer': breaks(),
    },
    masterpass: {
      paid: answers({ kind: 'paid', payment: 'p-3' }, 'S-21'),
      underway: answers({ kind: 'underway', attempt: 'a-4' }),
      declined: answers({ kind: 'declined', decline: 'daily-limit', message: null }, 'E-12'),
      'seats lost': answers({ kind: 'declined', decline: 'wagon-closed', message: null }, 'E-11'),
      'session ended': answers({ kind: 'signed-out' }),
      'time ended': answers({ kind: 'time-ended' }, 'S-10'),
      left: answers({ kind: 'left' }),
    },
  },
  control: ({ payer, bought, method, terms, verdict, price: asked, miles, coupons }) => ({
    payer,
    bought,
    method,
    terms,
    verdict,
    isSomethingLeft: isSomethingLeft({ price: asked }),
    doMilesReach: doMilesReach({ miles, price: asked }),
    areFound: areFound({ coupons }),
  }),
  proves: {
    'S-10': [
      'payment.choosing|xstate.done.actor.paymentEnd|0',
      'payment.proving|xstate.done.actor.paymentEnd|0',
    ],
    'S-22': [
      'payment.opening|xstate.done.actor.openPayment|0',
      'payment.proving.asking|xstate.done.actor.askPayment|0',
      'payment.proving|bank.returned|0',
    ],
    'K-04': ['payment.covering|xstate.done.actor.chooseCoupons|0'],
    'P-15': ['payment.choosing|terms.accepted|0', 'payment.choosing.enteringCard|card.given|0'],
    'E-09': ['payment.covering|xstate.done.actor.chooseCoupons|2'],
    'S-21': ['payment.usingWallet|xstate.done.actor.masterpass|0'],
    'E-10': ['payment.opening|xstate.done.actor.openPayment|2'],
    'E-11': ['payment.judging|always|2'],
    'E-12': ['payment.judging|always|0', 'payment.judging|always|5'],
  },
  equivalent: {
    'payment.choosing.deciding|always|0: after the next branch': oneMethod,
    'payment.choosing.deciding|always|1: after the next branch': oneMethod,
    'payment.choosing.askingMiles|xstate.done.actor.queryMiles|0: after the next branch': oneAnswer,
    'payment.usingWallet|xstate.done.actor.masterpass|0: after the next branch': oneAnswer,
    'payment.proving.asking|xstate.done.actor.askPayment|0: after the next branch': oneAnswer,
    'payment.askingLast|xstate.done.actor.askPayment|0: after the next branch': oneAnswer,
    'payment.settling.taking|xstate.done.actor.payByCredit|0: after the next branch': oneAnswer,
    'payment.judging|always|0: after the next branch': oneVerdict,
    'payment.judging|always|1: after the next branch': oneVerdict,
    'payment.judging|always|2: after the next branch': oneVerdict,
    'payment.judging|always|3: after the next branch': oneVerdict,
  },
});
