import type { PaymentVerdict } from '#domain/fare/payment-verdict.ts';
import { asking, granted, until, when, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { eventOf } from '#machines/kit/flow/params.ts';
import { asked, begun } from './payment.model.ts';
import { paymentSetup } from './payment.setup.part.ts';

const onRefusal = { target: '#payment.judging', actions: withOutput('keepRefusal') } as const;
const onOutcomeRefusal = { target: '#payment.judging', actions: withOutput('keepPaymentRefusal') } as const;
const refusedAnd = <const Action extends string>(keepWait: Action) =>
  ({ target: '#payment.judging', actions: [withOutput('keepRefusal'), withOutput(keepWait)] }) as const;
const onLookupRefusal = {
  target: 'choosing',
  actions: [withOutput('keepRefusal'), withOutput('keepCouponsWait'), 'clearVerdict'],
} as const;
const whenPaid = when('isPaid', '#payment.paid', []);
const whenUndecided = when('isUndecided', 'awaiting', withOutput('noteHeard'));
const whenLapsed = when('isUndecided', 'underway', []);
const whenUnderway = when('isUnderway', 'unheard', []);
const whenChallenged = when('isChallenged', 'proving', withOutput('keepOpened'));
const covered = [
  when('isFullyCovered', 'choosing', withOutput('keepCover')),
  when('isGranted', 'pricing', [withOutput('keepCover'), 'restoreCode']),
  refusedAnd('keepCouponsWait'),
] as const;
const counted = [
  granted('countingMiles', 'keepMiles'),
  when('isSignedOut', '#payment.judging', withOutput('keepRefusal')),
  { target: 'countingMiles', actions: withOutput('keepRefusal') },
] as const;
const tried = withEvent('noteAttempt');
const method = {
  guard: { type: 'mayUse', params: eventOf },
  target: '#payment.choosing',
  actions: withEvent('noteMethod'),
} as const;
const verdictIs = <const Asked extends PaymentVerdict>(verdict: Asked) =>
  ({ type: 'hasVerdict', params: { verdict } }) as const;

export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => begun(input),
  output: ({ context }) => context.outcome,
  initial: 'choosing',
  states: {
    choosing: {
      description: 'How to pay is chosen, and what is needed for it is given.',
      tags: 'countingDown',
      initial: 'deciding',
      invoke: until('paymentEnd', asked.paymentEnd, 'timeEnded'),
      on: {
        'payer.known': [
          {
            guard: { type: 'isMemberMethodLost', params: eventOf },
            target: '.enteringCard',
            actions: 'becomeGuest',
          },
          { actions: withEvent('knowPayer') },
        ],
        'method.chosen': method,
        'terms.accepted': { guard: 'areTermsOpen', actions: 'acceptTerms' },
        'terms.withdrawn': { guard: 'areTermsAccepted', actions: 'withdrawTerms' },
        'promotion.tried': { guard: 'isSomethingLeft', target: 'pricing', actions: withEvent('noteCode') },
        'promotion.removed': { guard: 'isSomethingLeft', target: 'pricing', actions: 'removeCode' },
        'coupons.paid': { guard: 'mayPayByTickets', target: 'settling', actions: tried },
        'bank.returned': 'lookingBack',
        'payment.left': 'left',
      },
      states: {
        deciding: {
          description: 'It is decided which method lies open.',
          always: [
            { guard: 'isByWallet', target: 'awaitingTerms' },
            { guard: 'isByTickets', target: 'gathering' },
            { guard: 'isByMiles', target: 'askingMiles' },
            { target: 'enteringCard' },
          ],
        },
        enteringCard: {
          description: 'A card is typed into the fields of the bank.',
          on: { 'card.given': { guard: 'mayPay', target: '#payment.opening', actions: tried } },
        },
        awaitingTerms: {
          description: 'The wallet opens once the terms are accepted.',
          always: { guard: 'mayPay', target: '#payment.usingWallet' },
        },
        gathering: {
          description: 'Open tickets are looked up and chosen. What of them would be lost is said.',
          on: {
            'coupons.sought': { target: '#payment.finding', actions: withEvent('noteSought') },
            'coupons.chosen': {
              guard: 'areFound',
              target: '#payment.covering',
              actions: withEvent('noteNumbers'),
            },
          },
        },
        askingMiles: {
          description: 'The member’s miles are asked for.',
          ...asking('queryMiles', null, counted, 'countingMiles'),
        },
        countingMiles: {
          description: 'The member sees their miles and what they are worth.',
          exit: 'forgetMiles',
          on: { 'miles.paid': { guard: 'mayPayByMiles', target: '#payment.settling', actions: tried } },
        },
      },
    },
    lookingBack: {
      description:
        'The browser came back while something else was chosen: an earlier try may have been paid.',
      ...asking(
        'lookBack',
        asked.askPayment,
        [granted('paid', 'keepPayment'), { target: 'choosing' }],
        'choosing',
      ),
    },
    pricing: {
      description: 'What is to pay is asked anew, with a promotion code or without.',
      ...asking(
        'askPrice',
        asked.askPrice,
        [granted('choosing', 'keepPrice'), refusedAnd('keepPriceWait')],
        'choosing',
      ),
    },
    finding: {
      description: 'Open tickets are looked up by PNR or number and surname.',
      ...asking(
        'findCoupons',
        asked.findCoupons,
        [granted('choosing', 'keepCoupons'), onLookupRefusal],
        'choosing',
      ),
    },
    covering: {
      description: 'The chosen open tickets are put on what is bought; none is used before it is paid.',
      ...asking('chooseCoupons', asked.chooseCoupons, covered, 'choosing'),
    },
    usingWallet: {
      description: 'The member’s wallet is open.',
      tags: 'countingDown',
      invoke: {
        id: 'masterpass',
        src: 'masterpass',
        input: asked.masterpass,
        onDone: [
          when('isPaidByWallet', 'paid', withOutput('keepWalletEnd')),
          when('isPendingAtWallet', 'underway', withOutput('keepWalletEnd')),
          { target: 'judging', actions: withOutput('keepWalletEnd') },
        ],
      },
    },
    opening: {
      description: 'The payment is opened at the bank under the key of this try.',
      ...asking(
        'openPayment',
        asked.openPayment,
        [whenChallenged, granted('proving.asking', 'keepOpened'), refusedAnd('keepPaymentWait')],
        'choosing',
      ),
    },
    proving: {
      description:
        'The holder proves the card at the bank. The server’s word alone decides what became of it.',
      tags: ['atBank', 'countingDown'],
      initial: 'departing',
      invoke: until('paymentEnd', asked.bankEnd, 'askingLast'),
      on: {
        'bank.asked': { target: '.departing', actions: withEvent('noteHeard') },
        'bank.returned': '.asking',
        'outcome.asked': '.asking',
        'method.chosen': method,
      },
      states: {
        departing: {
          description: 'The browser goes to the bank. Where to, and how long the seats are held, is said.',
          entry: 'notifyChallenged',
          invoke: until('nextLook', asked.departure, 'asking'),
        },
        asking: {
          description: 'The server is asked what became of the payment.',
          ...asking('askPayment', asked.askPayment, [whenPaid, whenUndecided, onOutcomeRefusal], 'unheard'),
        },
        awaiting: {
          description: 'The bank has not decided; in a moment it is asked again.',
          invoke: until('nextLook', asked.nextLook, 'asking'),
        },
        unheard: {
          description: 'No answer came; in a moment it is asked again.',
          after: { recheckTime: 'asking' },
        },
      },
    },
    askingLast: {
      description: 'The time for the bank’s page is over. What became of the payment is asked once more.',
      ...asking('askPayment', asked.askPayment, [whenPaid, whenLapsed, onOutcomeRefusal], 'underway'),
    },
    settling: {
      description: 'Miles or open tickets are asked for, the same try again until its end is known.',
      initial: 'taking',
      invoke: until('paymentEnd', asked.paymentEnd, 'underway'),
      states: {
        taking: {
          description: 'The server is asked to take them.',
          ...asking(
            'payByCredit',
            asked.payByCredit,
            [granted('#payment.paid', 'keepPayment'), whenUnderway, onRefusal],
            'unheard',
          ),
        },
        unheard: {
          description: 'Whether they were taken is not known yet; it is asked again.',
          after: { recheckTime: 'taking' },
          on: { 'outcome.asked': 'taking', 'bank.returned': 'taking' },
        },
      },
    },
    judging: {
      description: 'It is decided what a refusal asks for.',
      exit: 'clearVerdict',
      always: [
        { guard: verdictIs('over'), target: 'timeEnded' },
        { guard: verdictIs('elsewhere'), target: 'underway' },
        { guard: verdictIs('lost'), target: 'stopped' },
        { guard: verdictIs('price'), target: 'pricing', actions: 'restoreCode' },
        { guard: verdictIs('signed-out'), target: 'choosing', actions: 'becomeGuest' },
        { target: 'choosing' },
      ],
    },
    stopped: {
      description: 'This can no longer be paid; why is said. Other seats can be chosen.',
      on: { 'payment.left': 'left' },
    },
    paid: { type: 'final', entry: 'notePaid', description: 'It is paid.' },
    underway: { type: 'final', entry: 'noteUnderway', description: 'Its end is not known here.' },
    timeEnded: { type: 'final', entry: 'noteTimeEnded', description: 'The time for paying is over.' },
    left: { type: 'final', description: 'The reader left the payment.' },
  },
});
