import { assign, emit, setup } from 'xstate';
import type { HeldSeat, WantedSeat } from '#domain/seat/held-seat.ts';
import {
  ask,
  askingUntil,
  granted,
  reported,
  until,
  withEvent,
  withOutput,
} from '#machines/kit/flow/asking.ts';
import { heardIn, noRefusal, notReached } from '#machines/kit/flow/refusal-heard.ts';
import {
  begun,
  type ExtensionAnswer,
  givenBack,
  givingBack,
  type HoldAnswer,
  holding,
  lengthened,
  type SeatHold,
  timeout,
} from './seat-hold.model.ts';
import { seatHoldPorts } from './seat-hold.ports.ts';

type At = { readonly at: number };
type Context = { readonly context: SeatHold['context'] };
type Wanted = { readonly seats: readonly WantedSeat[] };
type Returned = { readonly seats: readonly HeldSeat[] };

const asked = withEvent('noteAsked');
const wanted = withEvent('noteWanted');
const returned = withEvent('noteReturned');
const waitingIn = ({ context }: Context) => ({ at: context.askedAt + timeout });
const heldIn = ({ context: { seats } }: Context) => ({ seats });
const asking = askingUntil(waitingIn);
const wishIn = ({ context: { wanted: seats, seats: held, party } }: Context) => ({
  wanted: seats,
  held,
  party,
});
const given = granted('#seatHold.weighing', 'keepHeld');
const refused = [withOutput('keepRefusal'), withOutput('notifyRefused')] as const;
const over = { target: '#seatHold.expired', actions: 'noteExpired' } as const;
const choosing = {
  'seats.chosen': { target: '#seatHold.asking', actions: [wanted, asked] },
  'wheelchair.wanted': { target: 'confirming', actions: wanted },
} as const;
const underWay = 'The answer is on its way.';
const unanswered = {
  description: 'No answer came. What the server did is not known; the same is asked again.',
  on: { 'answer.asked': { target: 'waiting', actions: asked } },
} as const;
const holdingElse = <const Target extends string>(target: Target) =>
  ({
    waiting: {
      description: underWay,
      ...asking('holdSeats', wishIn, [given, { target, actions: refused }], 'unanswered'),
    },
    unanswered,
  }) as const;

const confirmingOn = <const Onward extends string, const Back extends string>(onward: Onward, back: Back) =>
  ({
    description: 'A wheelchair place was chosen. Whether somebody needs it is asked.',
    on: {
      'wheelchair.confirmed': { target: onward, actions: asked },
      'wheelchair.declined': { target: back, actions: 'forgetWanted' },
    },
  }) as const;

export const seatHoldMachine = setup({
  types: {} as SeatHold,
  actors: seatHoldPorts,
  guards: {
    hasNoSeats: ({ context }) => context.status === 'empty',
    isWhole: ({ context }) => context.status === 'whole',
    mayExtend: ({ context }) => context.extension === 'open',
    isGranted: (_, answer: HoldAnswer | ExtensionAnswer) => answer.ok,
    isOver: (_, answer: ExtensionAnswer) => !answer.ok && answer.refusal === 'selection-time-expired',
  },
  actions: {
    noteWanted: assign((_, { seats }: Wanted) => ({ wanted: seats, ...noRefusal })),
    noteReturned: assign(({ context }, { seats }: Returned) => givingBack(context, seats)),
    noteAsked: assign((_, { at }: At) => ({ askedAt: at, ...noRefusal })),
    keepHeld: assign(({ context }, answer: HoldAnswer) => (answer.ok ? holding(context, answer.value) : {})),
    letGo: assign(({ context }) => givenBack(context)),
    lengthen: assign(({ context }, answer: ExtensionAnswer) =>
      answer.ok ? lengthened(context, answer.value) : {},
    ),
    spendExtension: assign({ extension: 'spent' }),
    keepRefusal: assign((_, answer: HoldAnswer | ExtensionAnswer) => (answer.ok ? {} : heardIn(answer))),
    keepNotReached: assign(notReached),
    forgetWanted: assign({ wanted: [] }),
    noteConfirmed: assign(({ context: { seats, deadline } }) => ({
      outcome: { kind: 'confirmed' as const, seats, deadline },
    })),
    noteExpired: assign({ outcome: { kind: 'expired' } }),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
    notifyRefused: emit((_, answer: HoldAnswer) => ({
      type: 'refused' as const,
      refusal: answer.ok ? 'seat-taken' : answer.refusal,
    })),
  },
}).createMachine({
  id: 'seatHold',
  context: ({ input }) => begun(input),
  output: ({ context }) => context.outcome,
  initial: 'weighing',
  states: {
    weighing: {
      description: 'It is decided whether anything is held.',
      always: [{ guard: 'hasNoSeats', target: 'empty' }, { target: 'counting' }],
    },
    empty: {
      description: 'No seat is held, and no time runs.',
      initial: 'fresh',
      on: { 'seats.left': 'left' },
      states: {
        fresh: { description: 'The seats are still to be chosen.', on: choosing },
        refused: { description: 'The last choice was not given; the reason is shown.', on: choosing },
        confirming: confirmingOn('#seatHold.asking', 'fresh'),
      },
    },
    asking: {
      description: 'The server is asked for the first seats.',
      initial: 'waiting',
      on: { 'seats.left': 'left' },
      states: holdingElse('#seatHold.empty.refused'),
    },
    counting: {
      description: 'Seats are held until their deadline.',
      tags: 'countingDown',
      initial: 'held',
      invoke: until('holdEnd', ({ context: { deadline } }: Context) => ({ at: deadline }), over),
      on: { 'seats.left': { target: 'leaving', actions: asked } },
      states: {
        held: {
          description: 'The party has seats and may choose others, give some back or go on.',
          initial: 'calm',
          on: {
            'seats.chosen': { target: 'holding', actions: [wanted, asked] },
            'wheelchair.wanted': { target: 'confirming', actions: wanted },
            'seats.returned': { target: 'returning', actions: [returned, asked] },
            'extension.asked': { guard: 'mayExtend', target: 'extending', actions: ['forgetWanted', asked] },
            'seats.confirmed': { guard: 'isWhole', target: '#seatHold.confirmed', actions: 'noteConfirmed' },
          },
          states: {
            calm: { description: 'Everything asked for was given.' },
            refused: { description: 'The last wish was not granted; the reason is shown. What was held is.' },
          },
        },
        confirming: confirmingOn('holding', 'held'),
        holding: {
          description: 'The server is asked for more seats, or for others.',
          initial: 'waiting',
          states: holdingElse('#seatHold.counting.held.refused'),
        },
        returning: {
          description: 'Seats are given back.',
          initial: 'waiting',
          states: {
            waiting: {
              description: underWay,
              ...asking(
                'returnSeats',
                ({ context: { returning } }: Context) => ({ seats: returning }),
                { target: '#seatHold.weighing', actions: 'letGo' },
                'unanswered',
              ),
            },
            unanswered,
          },
        },
        extending: {
          description: 'The server is asked to hold the seats longer.',
          ...asking(
            'extendHold',
            heldIn,
            [
              granted('#seatHold.weighing', 'lengthen'),
              { ...over, guard: withOutput('isOver') },
              { target: 'held.refused', actions: [withOutput('keepRefusal'), 'spendExtension'] },
            ],
            'held.refused',
          ),
        },
      },
    },
    leaving: {
      description: 'The party turns back: everything is given back.',
      tags: 'busy',
      invoke: [
        ask('returnSeats', heldIn, 'left', { target: 'left', actions: reported }),
        until('waitingEnd', waitingIn, 'left'),
      ],
    },
    confirmed: { type: 'final', description: 'The party goes on with its seats.' },
    expired: { type: 'final', description: 'The time is over; the seats are free again.' },
    left: { type: 'final', description: 'The party has turned back and holds nothing.' },
  },
});
