import { assign, setup } from 'xstate';
import { type Alert, alertEndOf } from '#domain/shop/alert.ts';
import { until } from '#machines/kit/flow/asking.ts';
import { type AlertFlow, noAlert } from './alert.model.ts';
import { alertPorts } from './alert.ports.ts';

type Raised = { readonly event: { readonly alert: Alert; readonly at: number } };
type At = { readonly at: number };

const note = {
  type: 'noteAlert',
  params: ({ event }: Raised) => ({ alert: event.alert, at: event.at }),
} as const;
const again = { type: 'countAgain', params: ({ event }: { event: At }) => ({ at: event.at }) } as const;

const endIn = ({ context }: { readonly context: AlertFlow['context'] }) => ({ at: context.endsAt });

export const alertMachine = setup({
  types: {} as AlertFlow,
  actors: alertPorts,
  guards: { stays: ({ context }) => context.stays },
  actions: {
    noteAlert: assign((_, { alert, at }: { alert: Alert; at: number }) => {
      const endsAt = alertEndOf(alert, at);
      return { alert, stays: endsAt === null, endsAt: endsAt ?? at };
    }),
    countAgain: assign(({ context }, { at }: At) => ({
      endsAt: context.alert === null ? at : (alertEndOf(context.alert, at) ?? at),
    })),
    forget: assign(noAlert),
  },
}).createMachine({
  id: 'alert',
  context: noAlert,
  initial: 'quiet',
  on: {
    'alert.raised': { target: '.shown', actions: note },
    'alert.sent': { target: '.travelling', actions: note },
  },
  states: {
    quiet: { description: 'There is nothing to say.', entry: 'forget' },
    travelling: {
      description: 'The alert was raised on the way to another page and is shown when that page is there.',
      tags: 'shown',
      on: {
        'address.changed': { target: 'shown', actions: again },
        'alert.dismissed': 'quiet',
      },
    },
    shown: {
      description: 'The alert is shown.',
      tags: 'shown',
      initial: 'deciding',
      on: { 'address.changed': 'quiet', 'alert.dismissed': 'quiet' },
      states: {
        deciding: {
          description: 'It is decided whether the alert goes by itself.',
          always: [{ guard: 'stays', target: 'staying' }, { target: 'passing' }],
        },
        staying: { description: 'The alert waits to be dismissed.' },
        passing: {
          description: 'The alert goes by itself after its time.',
          invoke: until('alertEnd', endIn, '#alert.quiet'),
          on: { 'alert.attended': 'attended' },
        },
        attended: {
          description: 'The reader points at the alert or stands in it; its time does not run.',
          on: { 'alert.left': { target: 'passing', actions: again } },
        },
      },
    },
  },
});
