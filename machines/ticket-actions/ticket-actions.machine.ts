import { assign, emit, setup } from 'xstate';
import { againstChoice } from '#domain/booking/ticket-choice.ts';
import type { DealtAction } from '#domain/booking/ticket-deal.ts';
import { asking, granted, until, when, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { outputOf } from '#machines/kit/flow/params.ts';
import { notReached } from '#machines/kit/flow/refusal-heard.ts';
import * as flow from './ticket-actions.model.ts';
import { ticketActionsPorts } from './ticket-actions.ports.ts';

type Asked = { readonly action: DealtAction };
type Toggled = { readonly number: string };

const refused = withOutput('keepRefusal');
const notDone = { target: '#ticketActions.judging', actions: refused } as const;
const read = granted('judging', 'keepBooking');
const leave = { guard: { type: 'isGranted', params: outputOf }, target: 'changing' } as const;
const unread = { target: 'unread', actions: refused } as const;
const reopened = when('isGranted', '#ticketActions.judging', [withOutput('keepBooking'), 'forgetDeal']);
const differs = when('isAmountDifferent', '#ticketActions.simulating', refused);

export const ticketActionsMachine = setup({
  types: {} as flow.TicketActions,
  actors: ticketActionsPorts,
  delays: { answerTime: flow.timeout, recheckTime: flow.recheckAfter },
  guards: {
    isToBeChosen: ({ context }, { number }: Toggled) => flow.isToBeChosen(context, number),
    areSomeLeft: ({ context }) => flow.areSomeLeft(context),
    mayDeal: ({ context: { tickets, chosen } }, { action }: Asked) =>
      againstChoice(action, tickets, chosen) === null,
    mayChange: ({ context }) => flow.mayChange(context),
    isAnythingLeft: ({ context }) => flow.isAnythingLeft(context),
    isGranted: (_, answer: flow.ActionAnswer) => answer.ok,
    isAmountDifferent: (_, answer: flow.ActionAnswer) => !answer.ok && answer.refusal === 'amount-differs',
  },
  actions: {
    toggle: assign(flow.toggled),
    chooseAll: assign(flow.allChosen),
    noteAction: assign(flow.actionAsked),
    noteKey: assign(flow.keyed),
    keepDeal: assign(flow.dealKept),
    keepReceipt: assign(flow.receiptKept),
    keepBooking: assign(flow.bookingRead),
    judgeAnew: assign(flow.judgedAnew),
    keepOutcome: assign(flow.outcomeRead),
    forgetDeal: assign(flow.dealForgotten),
    keepRefusal: assign(flow.refusedBy),
    keepNotReached: assign(notReached),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
}).createMachine({
  id: 'ticketActions',
  context: ({ input }) => flow.begun(input),
  initial: 'judging',
  states: {
    judging: {
      description: 'Whether anything can still be done with a ticket is judged by its status and the hour.',
      always: [{ guard: 'isAnythingLeft', target: 'choosing' }, { target: 'closed' }],
    },
    closed: {
      description: 'With none of the tickets anything can be done any more.',
      on: { 'booking.asked': 'renewing' },
    },
    choosing: {
      description: 'Tickets of the booking are chosen, and what shall be done with them.',
      invoke: until('deductionEnd', flow.deductionEndIn, { target: 'judging', actions: 'judgeAnew' }),
      on: {
        'ticket.toggled': { guard: withEvent('isToBeChosen'), actions: withEvent('toggle') },
        'all.chosen': { guard: 'areSomeLeft', actions: 'chooseAll' },
        'deal.asked': {
          guard: withEvent('mayDeal'),
          target: 'simulating',
          actions: withEvent('noteAction'),
        },
        'change.asked': { guard: 'mayChange', target: 'validating', actions: 'forgetDeal' },
        'booking.asked': 'renewing',
      },
    },
    renewing: {
      description: 'The booking is read anew, with what has become of its tickets meanwhile.',
      ...asking('loadBooking', flow.locatorIn, [read, notDone], 'judging'),
    },
    validating: {
      description: 'Whether the chosen tickets may still be exchanged is asked for.',
      ...asking('mayChange', flow.chosenIn, [leave, notDone], 'judging'),
    },
    simulating: {
      description: 'What the chosen tickets would bring is asked for; nothing is done yet.',
      ...asking('simulateDeal', flow.choiceIn, [granted('reviewing', 'keepDeal'), notDone], 'judging'),
    },
    reviewing: {
      description: 'What is given, what is lost and what comes back is said. Whether it is meant is asked.',
      on: {
        'deal.confirmed': { target: 'performing', actions: withEvent('noteKey') },
        'deal.declined': { target: 'judging', actions: 'forgetDeal' },
      },
    },
    performing: {
      description: 'The deed is asked for under one key until its end is known.',
      initial: 'carryingOut',
      states: {
        carryingOut: {
          description: 'The server is asked to do what was told, and nothing else.',
          ...asking(
            'performDeal',
            flow.dealIn,
            [granted('#ticketActions.done', 'keepReceipt'), differs, notDone],
            'unheard',
          ),
        },
        unheard: {
          description: 'No answer came; whether it was done is not known. It is asked again.',
          after: { recheckTime: 'askingAgain' },
          on: { 'outcome.asked': 'askingAgain' },
        },
        askingAgain: {
          description:
            'The same deed is asked for once more, under its key. A refusal says nothing of the first try.',
          ...asking(
            'performDeal',
            flow.dealIn,
            [
              granted('#ticketActions.done', 'keepReceipt'),
              differs,
              { target: 'lookingUp', actions: refused },
            ],
            'unheard',
          ),
        },
        lookingUp: {
          description: 'The booking is read: it tells whether the first try was done.',
          ...asking(
            'loadBooking',
            flow.locatorIn,
            [granted('#ticketActions.choosing', 'keepOutcome'), { target: 'unknown', actions: refused }],
            'unknown',
          ),
        },
        unknown: {
          description:
            'Whether it was done is not known, and the booking cannot be read. The reason is shown.',
          on: { 'outcome.asked': 'askingAgain' },
        },
      },
    },
    changing: { type: 'final', description: 'The reader looks for other trains.' },
    done: {
      description: 'It is done; what was given lies before the reader.',
      initial: 'reading',
      states: {
        reading: {
          description: 'The booking is read anew.',
          ...asking('loadBooking', flow.locatorIn, [granted('read', 'keepBooking'), unread], 'unread'),
          on: { 'receipt.closed': 'closing' },
        },
        read: {
          description: 'The booking stands as it is now.',
          on: {
            'booking.asked': 'reading',
            'receipt.closed': { target: '#ticketActions.judging', actions: 'forgetDeal' },
          },
        },
        unread: {
          description: 'It is done, but the booking could not be read anew.',
          on: { 'booking.asked': 'reading', 'receipt.closed': 'closing' },
        },
        closing: {
          description:
            'The reader goes back to the tickets. What has become of them is read before they are shown.',
          ...asking('loadBooking', flow.locatorIn, [reopened, unread], 'unread'),
        },
      },
    },
  },
});
