import { assign, emit, setup } from 'xstate';
import { asking, granted, until, when, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { heardIn, notReached } from '#machines/kit/flow/refusal-heard.ts';
import {
  begun,
  type CardsAnswer,
  cardIn,
  codeEndIn,
  endedBy,
  enteredCodeIn,
  fresh,
  type Masterpass,
  type NewCard,
  newCardIn,
  newCardOf,
  nextCheckIn,
  paymentEndIn,
  purchaseIn,
  recheckAfter,
  resendTimeIn,
  type SentAnswer,
  sentCodeIn,
  timeout,
  type WalletAction,
  type WalletAnswer,
  type WalletOutcome,
} from './masterpass.model.ts';
import { masterpassPorts } from './masterpass.ports.ts';

const refused = withOutput('keepRefusal');
const proven = granted('#masterpass.open.proving', 'keepVerification');
const doneAs = <const Action extends WalletAction>(action: Action) =>
  when('isGranted', '#masterpass.open.loading', { type: 'noteAction', params: { action } });
const loaded = granted('browsing', 'keepCards');
const notDone = { target: 'loading', actions: refused } as const;
const codeOld = when('isCodeOld', 'lapsed', refused);
const mistyped = { target: 'entering', actions: refused } as const;
const settled = [
  when('isPaid', '#masterpass.paid', withOutput('conclude')),
  when('isUndecided', 'awaiting', withOutput('noteHeard')),
  when('isMistyped', '#masterpass.open.proving.entering', withOutput('keepPaidRefusal')),
  when('isOutdated', '#masterpass.open.proving.lapsed', withOutput('keepPaidRefusal')),
  when('isElsewhere', '#masterpass.underway', []),
  { target: '#masterpass.declined', actions: withOutput('conclude') },
] as const;
const ofCard = withEvent('noteCard');
const payment = withEvent('notePayment');
const newCard = withEvent('noteNewCard');
const code = withEvent('noteCode');
const resent = <const Target extends string>(target: Target) =>
  ({ target, actions: 'forgetRefusal' }) as const;
const left = { 'wallet.left': '#masterpass.left' } as const;
const codeLeft = { 'code.left': { target: '#masterpass.open.loading', actions: 'forgetRefusal' } } as const;
const asked = { 'cards.asked': { target: '#masterpass.open.loading', actions: 'forgetRefusal' } } as const;

export const masterpassMachine = setup({
  types: {} as Masterpass,
  actors: masterpassPorts,
  delays: { answerTime: timeout, recheckTime: recheckAfter },
  guards: {
    isGranted: (_, answer: WalletAnswer) => answer.ok,
    isCodeOld: (_, answer: WalletAnswer) => !answer.ok && answer.refusal === 'sms-code-old',
    isPaid: (_, { answer }: WalletOutcome) => answer.ok,
    isUndecided: (_, { answer }: WalletOutcome) => !answer.ok && answer.refusal === 'payment-underway',
    isMistyped: (_, { answer }: WalletOutcome) => !answer.ok && answer.refusal === 'sms-code-wrong',
    isOutdated: (_, { answer }: WalletOutcome) => !answer.ok && answer.refusal === 'sms-code-old',
    isElsewhere: (_, { answer }: WalletOutcome) => !answer.ok && answer.refusal === 'nothing-due',
    isForPayment: ({ context }) => context.purpose === 'payment',
    isSignedOut: ({ context }) => context.refusal === 'sign-in-needed',
  },
  actions: {
    keepCards: assign((_, answer: CardsAnswer) => (answer.ok ? { cards: answer.value } : {})),
    keepVerification: assign((_, answer: SentAnswer) =>
      answer.ok ? { verification: answer.value, code: '' } : {},
    ),
    noteCard: assign((_, { cardId }: { readonly cardId: string }) => ({ cardId, ...fresh })),
    notePayment: assign((_, { attempt }: { readonly attempt: string }) => ({
      attempt,
      purpose: 'payment' as const,
    })),
    noteNewCard: assign((_, card: NewCard) => ({
      ...newCardOf(card),
      ...fresh,
      purpose: 'new-card' as const,
    })),
    noteCode: assign((_, { code: enteredCode }: { readonly code: string }) => ({
      code: enteredCode,
      ...fresh,
    })),
    noteAction: assign((_, { action }: { readonly action: WalletAction }) => ({ action })),
    noteHeard: assign((_, { at }: WalletOutcome) => ({ heardAt: at })),
    keepRefusal: assign((_, answer: WalletAnswer) => (answer.ok ? {} : heardIn(answer))),
    keepPaidRefusal: assign((_, { answer }: WalletOutcome) => (answer.ok ? {} : heardIn(answer))),
    keepNotReached: assign(notReached),
    forgetRefusal: assign(fresh),
    conclude: assign((_, { answer }: WalletOutcome) => ({ outcome: endedBy(answer) })),
    noteUnderway: assign(({ context: { attempt } }) => ({ outcome: { kind: 'underway' as const, attempt } })),
    noteSignedOut: assign({ outcome: { kind: 'signed-out' } }),
    noteTimeEnded: assign({ outcome: { kind: 'time-ended' } }),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
}).createMachine({
  id: 'masterpass',
  context: ({ input }) => begun(input),
  output: ({ context }) => context.outcome,
  initial: 'open',
  states: {
    open: {
      description: 'The wallet lies before the reader.',
      initial: 'loading',
      invoke: until('paymentEnd', paymentEndIn, 'timeEnded'),
      always: { guard: 'isSignedOut', target: 'signedOut' },
      states: {
        loading: {
          description: 'The cards of the wallet are asked for.',
          ...asking('loadCards', null, [loaded, { actions: refused }], 'unreached'),
          on: left,
        },
        unreached: {
          description: 'The cards could not be had; the reader may ask again.',
          on: { ...asked, ...left },
        },
        browsing: {
          description: 'The cards are looked at; one is chosen, added, removed or made the first.',
          on: {
            ...asked,
            ...left,
            'card.chosen': { target: 'askingCode', actions: [ofCard, payment] },
            'adding.begun': { target: 'adding', actions: 'forgetRefusal' },
            'default.chosen': { target: 'makingDefault', actions: ofCard },
            'removal.asked': { target: 'confirming', actions: ofCard },
          },
        },
        askingCode: {
          description: 'A code is asked for, with which the chosen card may pay.',
          ...asking('askCode', cardIn, [proven, { target: 'browsing', actions: refused }], 'browsing'),
        },
        adding: {
          description: 'A new card is typed into the fields of the bank and given a name.',
          on: {
            'adding.left': { target: 'browsing', actions: 'forgetRefusal' },
            'card.added': { target: 'sendingCard', actions: newCard },
          },
        },
        sendingCard: {
          description: 'The new card is handed to the wallet, which sends a code to its holder.',
          ...asking('addCard', newCardIn, [proven, { target: 'adding', actions: refused }], 'adding'),
        },
        proving: {
          description: 'A code was sent by SMS; the holder of the card types it.',
          initial: 'entering',
          states: {
            entering: {
              description: 'The code is typed while it lives.',
              initial: 'fresh',
              invoke: until('codeEnd', codeEndIn, { target: 'lapsed', actions: 'forgetRefusal' }),
              on: {
                ...codeLeft,
                'code.entered': [
                  { guard: 'isForPayment', target: '#masterpass.settling', actions: code },
                  { target: 'verifying', actions: code },
                ],
              },
              states: {
                fresh: {
                  description: 'The code was just sent; it is too soon for another.',
                  invoke: until('resendTime', resendTimeIn, 'waited'),
                },
                waited: {
                  description: 'Another code may be asked for.',
                  on: { 'code.resent': resent('#masterpass.open.proving.resending') },
                },
              },
            },
            verifying: {
              description: 'The wallet is asked whether the code of the new card is right.',
              ...asking('verifyCard', enteredCodeIn, [doneAs('added'), codeOld, mistyped], 'entering'),
            },
            resending: {
              description: 'Another code is asked for in place of the one before.',
              ...asking('resendCode', sentCodeIn, [proven, codeOld, mistyped], 'entering'),
            },
            lapsed: {
              description: 'The code is no longer good; a new one can be asked for.',
              on: {
                ...codeLeft,
                'code.resent': [
                  { guard: 'isForPayment', ...resent('#masterpass.open.askingCode') },
                  resent('#masterpass.open.sendingCard'),
                ],
              },
            },
          },
        },
        confirming: {
          description: 'Whether the card shall really be removed is asked.',
          on: { 'removal.confirmed': 'deleting', 'removal.declined': 'browsing' },
        },
        deleting: {
          description: 'The wallet is asked to remove the card.',
          ...asking('deleteCard', cardIn, [doneAs('removed'), notDone], 'browsing'),
        },
        makingDefault: {
          description: 'The wallet is asked to make the card the first.',
          ...asking('makeDefault', cardIn, [doneAs('made-default'), notDone], 'browsing'),
        },
      },
    },
    settling: {
      description: 'Money may move: the same try is asked for until its end is known.',
      initial: 'paying',
      invoke: until('paymentEnd', paymentEndIn, 'underway'),
      states: {
        paying: {
          description: 'The wallet is asked to pay.',
          ...asking('payByWallet', purchaseIn, settled, 'unheard'),
        },
        awaiting: {
          description: 'The bank is at it; in a moment its word is asked for again.',
          invoke: until('nextLook', nextCheckIn, 'paying'),
        },
        unheard: {
          description: 'No answer came; whether money was taken is not known. It is asked again.',
          after: { recheckTime: 'paying' },
          on: { 'outcome.asked': 'paying' },
        },
      },
    },
    paid: { type: 'final', description: 'The wallet has paid.' },
    underway: { type: 'final', entry: 'noteUnderway', description: 'Its end is not known here.' },
    declined: { type: 'final', description: 'The bank said no; nothing was taken, or it went back.' },
    signedOut: { type: 'final', entry: 'noteSignedOut', description: 'The session has ended.' },
    timeEnded: { type: 'final', entry: 'noteTimeEnded', description: 'The time for paying is over.' },
    left: { type: 'final', description: 'The reader closed the wallet.' },
  },
});
