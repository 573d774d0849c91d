import { assign, emit, setup } from 'xstate';
import { asking, granted, when, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { notReached } from '#machines/kit/flow/refusal-heard.ts';
import * as flow from './ticket-change.model.ts';
import { ticketChangePorts } from './ticket-change.ports.ts';

const refused = withOutput('keepRefusal');
const done = granted('#ticketChange.ended', 'keepEnd');
const differs = when('isAmountDifferent', '#ticketChange.simulating', refused);
const gone = when('isPlaceGone', '#ticketChange.ended', 'keepGone');
const otherwise = { target: '#ticketChange.refused', actions: refused } as const;

export const ticketChangeMachine = setup({
  types: {} as flow.TicketChange,
  actors: ticketChangePorts,
  delays: { answerTime: flow.timeout, recheckTime: flow.recheckAfter },
  guards: {
    isGranted: (_, answer: flow.ChangeAnswer) => answer.ok,
    isAmountDifferent: (_, answer: flow.ChangeAnswer) => !answer.ok && answer.refusal === 'amount-differs',
    isUnproved: (_, answer: flow.ChangeAnswer) => flow.isUnproved(answer),
    isPlaceGone: (_, answer: flow.ChangeAnswer) => !answer.ok && answer.refusal === 'place-not-held',
  },
  actions: {
    keepQuote: assign(flow.quoteKept),
    noteKey: assign(flow.keyed),
    keepEnd: assign(flow.endKept),
    keepGone: assign(flow.goneKept),
    keepRefusal: assign(flow.refusedBy),
    keepNotReached: assign(notReached),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
}).createMachine({
  id: 'ticketChange',
  context: ({ input }) => flow.begun(input),
  output: ({ context }) => context.end,
  initial: 'simulating',
  states: {
    simulating: {
      description: 'What the change would cost and bring is asked for; nothing is done yet.',
      ...asking(
        'simulateChange',
        flow.wantedIn,
        [granted('reviewing', 'keepQuote'), gone, otherwise],
        'refused',
      ),
    },
    reviewing: {
      description: 'What is given, taken and paid is said. Whether it is meant is asked.',
      on: {
        'change.confirmed': { target: 'performing', actions: withEvent('noteKey') },
        'change.declined': 'ended',
      },
    },
    performing: {
      description: 'The change is asked for under one key until its end is known.',
      initial: 'carryingOut',
      states: {
        carryingOut: {
          description: 'The server is asked to do what was told, and nothing else.',
          ...asking('performChange', flow.meantIn, [done, differs, gone, otherwise], 'unheard'),
        },
        unheard: {
          description: 'No answer came; whether it was done is not known. It is asked again.',
          on: { 'outcome.asked': 'askingAgain' },
          after: { recheckTime: 'askingAgain' },
        },
        askingAgain: {
          description:
            'The same change is asked for once more, under its key. Without a proof nothing is told of the first try.',
          ...asking(
            'performChange',
            flow.meantIn,
            [done, differs, gone, when('isUnproved', 'unknown', refused), otherwise],
            'unheard',
          ),
        },
        unknown: {
          description:
            'Whether it was done is not known, and it is not told to this reader. The reason is shown.',
          on: { 'outcome.asked': 'askingAgain' },
        },
      },
    },
    refused: {
      description: 'The tickets are not changed so. The seats are still held.',
      on: { 'change.asked': 'simulating', 'change.declined': 'ended' },
    },
    ended: {
      type: 'final',
      description: 'It is done, laid down to be paid for, or left.',
    },
  },
});
