import { assign, emit, setup } from 'xstate';
import { asking, granted, when, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { noRefusal, notReached } from '#machines/kit/flow/refusal-heard.ts';
import * as flow from './rental-reservation.model.ts';
import { rentalReservationPorts } from './rental-reservation.ports.ts';

const refused = withOutput('keepRefusal');
const notSo = { target: '#rentalReservation.shown.refused', actions: refused } as const;
const outcomes = [
  granted('#rentalReservation.shown.cancelled', 'keepCancelled'),
  when('isAmountDifferent', '#rentalReservation.quoting', refused),
  notSo,
] as const;
const left = { target: '#rentalReservation.rereading', actions: 'forgetRefusal' } as const;

export const rentalReservationMachine = setup({
  types: {} as flow.RentalFlow,
  actors: rentalReservationPorts,
  delays: { answerTime: flow.timeout, recheckTime: flow.recheckAfter },
  guards: {
    isByLink: ({ context }) => context.arrival === 'link',
    isByNumber: ({ context }) => context.arrival === 'number',
    mayWantLink: ({ context }) => flow.mayWantLink(context),
    isUnproved: (_, answer: flow.ViewAnswer) => flow.isUnproved(answer),
    isNotFound: (_, answer: flow.ViewAnswer) => flow.isNotFound(answer),
    isCancelled: (_, answer: flow.ViewAnswer) => flow.isCancelled(answer),
    mayCancel: ({ context }) => flow.mayCancel(context),
    isGranted: (_, answer: flow.RentalAnswer) => answer.ok,
    isAmountDifferent: (_, answer: flow.RentalAnswer) => !answer.ok && answer.refusal === 'amount-differs',
  },
  actions: {
    noteSought: assign(flow.soughtNoted),
    keepRental: assign(flow.rentalKept),
    forgetRental: assign(flow.rentalForgotten),
    keepRefund: assign(flow.refundKept),
    noteConfirmed: assign(flow.confirmed),
    keepCancelled: assign(flow.cancelled),
    keepRefusal: assign(flow.refusedBy),
    keepNotReached: assign(notReached),
    forgetRefusal: assign(noRefusal),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
}).createMachine({
  id: 'rentalReservation',
  context: ({ input }) => flow.begun(input),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'It is decided whether the reader came by the link of a letter, or by a number.',
      always: [
        { guard: 'isByLink', target: 'reading' },
        { guard: 'isByNumber', target: 'recognizing' },
        { target: 'seeking' },
      ],
    },
    recognizing: {
      description: 'The server is asked whether the rental of the address is the reader’s own.',
      ...asking(
        'viewRental',
        flow.wantedIn,
        [
          granted('shown', 'keepRental'),
          when('isNotFound', 'seeking', []),
          { target: 'seeking.refused', actions: refused },
        ],
        'seeking.refused',
      ),
    },
    seeking: {
      description: 'The number of the rental and the driver’s surname are typed.',
      initial: 'fresh',
      on: { 'rental.sought': { target: 'reading', actions: withEvent('noteSought') } },
      states: {
        fresh: { description: 'Nothing was asked yet.' },
        refused: { description: 'No such rental was found; the reason is shown and what was typed stays.' },
        unproved: {
          description: 'Number and surname are not enough just now. A link can be mailed for what was typed.',
          on: { 'link.wanted': { target: 'mailing', actions: 'forgetRefusal' } },
        },
        mailing: {
          description: 'The server is asked to mail a link for what was typed.',
          ...asking(
            'mailLink',
            flow.soughtIn,
            [when('isGranted', 'mailed', []), { target: 'unproved', actions: refused }],
            'unproved',
          ),
        },
        mailed: {
          description: 'If there is such a rental, a link is on its way to the address its driver has given.',
          on: { 'link.wanted': 'mailing' },
        },
      },
    },
    reading: {
      description: 'The server is asked for the rental.',
      ...asking(
        'viewRental',
        flow.wantedIn,
        [
          granted('shown', 'keepRental'),
          when('isUnproved', 'seeking.unproved', refused),
          { target: 'seeking.refused', actions: refused },
        ],
        'seeking.refused',
      ),
    },
    shown: {
      description: 'The rental is read.',
      initial: 'plain',
      on: {
        'cancellation.asked': { guard: 'mayCancel', target: 'quoting', actions: 'forgetRefusal' },
        'link.wanted': { guard: 'mayWantLink', target: 'mailing', actions: 'forgetRefusal' },
        'another.sought': { target: 'seeking', actions: 'forgetRental' },
      },
      states: {
        plain: { description: 'Nothing was done with it here.' },
        refused: { description: 'What was wished for was not done; the reason is shown.' },
        mailed: { description: 'A link is on its way to the address the driver has given.' },
        cancelled: { description: 'It has just been cancelled. What comes back is said.' },
        unknown: {
          description: 'Whether it was cancelled is not known yet. How it stood last is shown.',
          on: { 'outcome.asked': { target: '#rentalReservation.rereading', actions: 'forgetRefusal' } },
        },
      },
    },
    mailing: {
      description: 'The server is asked to mail a link that proves the rental is the reader’s.',
      ...asking('mailLink', flow.soughtIn, [when('isGranted', 'shown.mailed', []), notSo], 'shown.refused'),
    },
    quoting: {
      description: 'What a cancellation would bring back is asked for; nothing is done yet.',
      ...asking('quoteRefund', flow.numberIn, [granted('confirming', 'keepRefund'), notSo], 'shown.refused'),
    },
    confirming: {
      description: 'What comes back is said. The reason is asked, and whether it is meant.',
      on: {
        'cancellation.confirmed': { target: 'cancelling', actions: withEvent('noteConfirmed') },
        'cancellation.declined': { target: 'shown', actions: 'forgetRefusal' },
      },
    },
    cancelling: {
      description: 'The rental is cancelled under one key, until its end is known.',
      initial: 'carryingOut',
      states: {
        carryingOut: {
          description: 'The server is asked to cancel it for what was told.',
          ...asking('cancelRental', flow.meantIn, outcomes, 'unheard'),
        },
        unheard: {
          description: 'No answer came; whether it was done is not known. It is asked again.',
          after: { recheckTime: 'askingAgain' },
          on: { 'outcome.asked': 'askingAgain', 'cancellation.declined': left },
        },
        askingAgain: {
          description:
            'The same cancellation is asked for once more, under its key. It can be left meanwhile.',
          ...asking('cancelRental', flow.meantIn, outcomes, 'unheard'),
          on: { 'cancellation.declined': left },
        },
      },
    },
    rereading: {
      description: 'The question was left before the outcome was known. How the rental stands now is asked.',
      ...asking(
        'viewRental',
        flow.againIn,
        [
          when('isCancelled', 'shown.cancelled', withOutput('keepRental')),
          granted('shown.unknown', 'keepRental'),
          { target: 'shown.unknown', actions: refused },
        ],
        'shown.unknown',
      ),
    },
  },
});
