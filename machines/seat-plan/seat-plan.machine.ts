import { assign, emit, setup } from 'xstate';
import { ask, granted, reported, until, withEvent } from '#machines/kit/flow/asking.ts';
import {
  begun,
  type CoachHoldsAnswer,
  lookedAgain,
  type PlanAnswer,
  recheckAfter,
  type SeatPlan,
  shownBy,
  timeout,
} from './seat-plan.model.ts';
import { seatPlanPorts } from './seat-plan.ports.ts';

type At = { readonly at: number };
type Context = { readonly context: SeatPlan['context'] };

const asked = withEvent('noteAsked');
const waitingIn = ({ context }: Context) => ({ at: context.askedAt + timeout });
const lookedAt = ({ context: { trains, train } }: Context) => trains[train] ?? null;
const askedAgain = { 'plan.asked': { target: '#seatPlan.reading', actions: asked } } as const;
const again = { recheckTime: 'lookingAgain' } as const;

export const seatPlanMachine = setup({
  types: {} as SeatPlan,
  actors: seatPlanPorts,
  guards: { isGranted: (_, answer: CoachHoldsAnswer | PlanAnswer) => answer.ok },
  delays: { recheckTime: recheckAfter },
  actions: {
    noteTrain: assign((_, { train }: { train: number }) => ({ train, coach: null, maps: [] })),
    noteCoach: assign((_, { coach }: { coach: number }) => ({ coach })),
    noteAsked: assign((_, { at }: At) => ({ askedAt: at })),
    keepMaps: assign(({ context }, answer: PlanAnswer) => (answer.ok ? shownBy(context, answer.value) : {})),
    keepTaken: assign(({ context }, answer: CoachHoldsAnswer) =>
      answer.ok ? lookedAgain(context, answer.value) : {},
    ),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
}).createMachine({
  id: 'seatPlan',
  context: ({ input }) => begun(input),
  initial: 'reading',
  on: {
    'train.chosen': {
      target: '.reading',
      actions: [withEvent('noteTrain'), asked],
    },
  },
  states: {
    reading: {
      description: 'The coaches of the train are asked for.',
      tags: 'busy',
      invoke: [
        ask('loadSeatMaps', lookedAt, [granted('shown', 'keepMaps'), { target: 'unknown' }], {
          target: 'unreached',
          actions: reported,
        }),
        until('waitingEnd', waitingIn, 'unreached'),
      ],
    },
    shown: {
      description: 'The coaches are looked at.',
      tags: 'shown',
      initial: 'fresh',
      on: {
        'coach.chosen': {
          actions: withEvent('noteCoach'),
        },
        'plan.asked': '.lookingAgain',
      },
      states: {
        fresh: { description: 'The places were just read; in a while they are read again.', after: again },
        lookingAgain: {
          description: 'It is asked who sits where by now; what was read before is still shown.',
          invoke: ask(
            'findTaken',
            lookedAt,
            [granted('fresh', 'keepTaken'), { target: '#seatPlan.unknown' }],
            { target: 'stale', actions: reported },
          ),
        },
        stale: {
          description: 'The last look brought nothing: places may be taken by now that are shown as free.',
          after: again,
        },
      },
    },
    unreached: { description: 'The coaches could not be had; the reader may ask again.', on: askedAgain },
    unknown: { description: 'The railway does not run this train on this way.', on: askedAgain },
  },
});
