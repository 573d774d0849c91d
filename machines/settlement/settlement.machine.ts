import { assign, emit, setup } from 'xstate';
import { isDecline } from '#domain/fare/payment-decline.ts';
import type { Answer } from '#domain/values/answer.ts';
import { errorOf } from '#machines/kit/flow/params.ts';
import {
  type BankAnswer,
  begun,
  type CaptureAnswer,
  type DueAnswer,
  type OpenAnswer,
  type RefundAnswer,
  type Settlement,
} from './settlement.model.ts';
import { settlementPorts } from './settlement.ports.ts';

type AnyAnswer = Answer<unknown, string>;
type Answered<Given = AnyAnswer> = { readonly event: { readonly output: Given } };
type Asking = { readonly context: Settlement['context'] };

const granted = { type: 'isGranted', params: ({ event }: Answered) => event.output } as const;
const reported = { type: 'report', params: errorOf } as const;
const keyed = ({ context }: Asking) => ({ key: context.key });
const reason = { type: 'keepDecline', params: ({ event }: Answered) => event.output } as const;
const declined = [reason, 'noteDeclined'] as const;
const givenUp = { target: 'refunding', actions: 'noteLapsed' } as const;
const unsure = { target: 'refunding', actions: ['noteLapsed', reported] } as const;
const heard = ({ event }: Answered<BankAnswer>) => event.output;
const bankAsked = { id: 'askBank', src: 'askBank', input: keyed, onError: unsure } as const;
const authorised = {
  guard: granted,
  target: 'capturing',
  actions: { type: 'keepReference', params: heard },
} as const;
const wentBack = {
  guard: { type: 'isGranted', params: ({ event }: Answered<RefundAnswer>) => event.output },
  target: 'closing',
  actions: 'noteRefunded',
} as const;
const moneyDenied = Object.assign(
  new Error('The bank has captured the money of a payment and now says that it took none.'),
  { name: 'MoneyDenied' },
);
const refusedByBank = { target: 'closing', actions: declined } as const;

export const settlementMachine = setup({
  types: {} as Settlement,
  actors: settlementPorts,
  guards: {
    isGranted: (_, answer: AnyAnswer) => answer.ok,
    isFree: (_, answer: DueAnswer) => answer.ok && answer.value.amount === 0,
    isStillOpen: (_, answer: BankAnswer) => !answer.ok && answer.refusal === 'still-open',
    isUndecided: (_, answer: BankAnswer) =>
      !answer.ok && (answer.refusal === 'still-open' || answer.refusal === 'not-known'),
    isNotKnown: (_, answer: BankAnswer) => !answer.ok && answer.refusal === 'not-known',
    isDeclined: ({ context }) => context.end === 'declined',
    isRefunded: ({ context }) => context.end === 'refunded',
    isCaptured: ({ context }) => context.isCaptured,
  },
  actions: {
    keepDue: assign((_, answer: DueAnswer) => (answer.ok ? { due: answer.value } : {})),
    keepChallenge: assign((_, answer: OpenAnswer) => (answer.ok ? { challenge: answer.value } : {})),
    keepReference: assign((_, answer: BankAnswer) =>
      answer.ok ? { reference: answer.value.reference } : {},
    ),
    keepDecline: assign((_, answer: AnyAnswer) =>
      answer.ok || !isDecline(answer.refusal) ? {} : { decline: answer.refusal },
    ),
    noteDeclined: assign({ end: 'declined' }),
    noteLapsed: assign({ end: 'lapsed' }),
    noteRefunded: assign({ end: 'refunded' }),
    noteCaptured: assign({ isCaptured: true }),
    reportDenied: emit(() => ({ type: 'failed', error: moneyDenied }) as const),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
}).createMachine({
  id: 'settlement',
  context: ({ input }) => begun(input),
  initial: 'holding',
  states: {
    holding: {
      description: 'What is to be bought is held. Its desk is asked what is owed for it, and until when.',
      invoke: {
        id: 'findDue',
        src: 'findDue',
        input: null,
        onDone: [
          {
            guard: { type: 'isFree', params: ({ event }) => event.output },
            target: 'ticketing',
            actions: { type: 'keepDue', params: ({ event }) => event.output },
          },
          {
            guard: granted,
            target: 'intending',
            actions: { type: 'keepDue', params: ({ event }) => event.output },
          },
          { target: 'lapsed' },
        ],
        onError: { target: 'lapsed', actions: reported },
      },
    },
    intending: {
      description: 'The passenger means to pay. The payment is opened at the bank under its key.',
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context }) => ({
          key: context.key,
          amount: context.due.amount,
          payBy: context.due.deadline,
        }),
        onDone: [
          {
            guard: granted,
            target: 'proving',
            actions: { type: 'keepChallenge', params: ({ event }) => event.output },
          },
          refusedByBank,
        ],
        onError: unsure,
      },
    },
    proving: {
      tags: 'paying',
      description: 'The passenger proves to the card’s bank that the card is theirs.',
      invoke: {
        id: 'payEnd',
        src: 'payEnd',
        input: ({ context }) => ({ at: context.due.deadline }),
        onDone: 'askingLast',
      },
      on: {
        'return.came': 'asking',
        'payment.abandoned': givenUp,
      },
    },
    asking: {
      description:
        'The browser came back. What it brings is a hint: the bank itself is asked what became of it.',
      invoke: {
        ...bankAsked,
        onDone: [
          authorised,
          { guard: { type: 'isStillOpen', params: heard }, target: 'proving' },
          { guard: { type: 'isNotKnown', params: heard }, ...givenUp },
          refusedByBank,
        ],
      },
    },
    askingLast: {
      description: 'The time to pay is over. The bank is asked once more before the payment is closed.',
      invoke: {
        ...bankAsked,
        onDone: [authorised, { guard: { type: 'isUndecided', params: heard }, ...givenUp }, refusedByBank],
      },
    },
    capturing: {
      description: 'The bank has set the money aside. It is asked to hand it over.',
      invoke: {
        id: 'captureMoney',
        src: 'captureMoney',
        input: ({ context }) => ({ key: context.key, amount: context.due.amount }),
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }: Answered<CaptureAnswer>) => event.output },
            target: 'ticketing',
            actions: 'noteCaptured',
          },
          { target: 'refunding', actions: declined },
        ],
        onError: unsure,
      },
    },
    ticketing: {
      description: 'The money is with the shop. What was held becomes tickets, or the money goes back.',
      invoke: {
        id: 'issueTickets',
        src: 'issueTickets',
        input: null,
        onDone: [
          { guard: granted, target: 'notifying' },
          { target: 'refunding', actions: [reason, 'noteLapsed'] },
        ],
        onError: unsure,
      },
    },
    notifying: {
      tags: 'ticketed',
      description: 'The tickets are there. The passenger is told.',
      invoke: {
        id: 'notifyPassenger',
        src: 'notifyPassenger',
        input: null,
        onDone: 'notified',
        onError: { target: 'notified', actions: reported },
      },
    },
    refunding: {
      description:
        'The payment is closed at the bank under its key: what was taken goes back, and nothing more is taken.',
      invoke: {
        id: 'returnMoney',
        src: 'returnMoney',
        input: keyed,
        onDone: [
          wentBack,
          { guard: 'isCaptured', target: 'disputed', actions: 'reportDenied' },
          { target: 'closing' },
        ],
        onError: { target: 'refunding', reenter: true, actions: reported },
      },
    },
    disputed: {
      description:
        'The bank has handed the money over, and now says that it took none. Someone has to look at it; the bank is asked again.',
      invoke: {
        id: 'returnMoney',
        src: 'returnMoney',
        input: keyed,
        onDone: [wentBack, { target: 'disputed', reenter: true, actions: 'reportDenied' }],
        onError: { target: 'disputed', reenter: true, actions: reported },
      },
    },
    closing: {
      description: 'The desk is told that there is no ticket for this payment.',
      invoke: {
        id: 'tellDesk',
        src: 'tellDesk',
        input: null,
        onDone: [
          { guard: 'isRefunded', target: 'refunded' },
          { guard: 'isDeclined', target: 'declined' },
          { target: 'lapsed' },
        ],
        onError: { target: 'closing', reenter: true, actions: reported },
      },
    },
    notified: { type: 'final', tags: 'ticketed', description: 'There are tickets, and the passenger knows.' },
    refunded: { type: 'final', description: 'There is no ticket; what was taken went back.' },
    declined: { type: 'final', description: 'The bank said no; nothing was taken.' },
    lapsed: { type: 'final', description: 'Nothing was paid in time; nothing was taken.' },
  },
});
