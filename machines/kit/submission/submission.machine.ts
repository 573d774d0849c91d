import { assign, emit, setup } from 'xstate';
import { heardIn, noRefusal, notReached } from '#machines/kit/flow/refusal-heard.ts';
import { keyFor, type Sent, type Submission, type SubmissionAnswer, timeout } from './submission.model.ts';
import { submissionPorts } from './submission.ports.ts';

/** Draws the flow of one form; the types say what is typed, what is granted and why it may be refused. */
export const submissionOf = <Fields, Granted, Refusal extends string>() =>
  setup({
    types: {} as Submission<Fields, Granted, Refusal>,
    actors: submissionPorts<Fields, Granted, Refusal>(),
    guards: { isGranted: (_, answer: SubmissionAnswer<Granted, Refusal>) => answer.ok },
    actions: {
      noteForm: assign(({ context }, sent: Sent<Fields> & { at: number }) => ({
        fields: sent.fields,
        key: keyFor(context, sent),
        askedAt: sent.at,
        ...noRefusal,
      })),
      begin: assign((_, { fields }: { fields: Fields }) => ({
        fields,
        ...noRefusal,
        granted: null,
      })),
      keepGranted: assign((_, answer: SubmissionAnswer<Granted, Refusal>) =>
        answer.ok ? { granted: answer.value, key: '' } : {},
      ),
      keepRefusal: assign((_, answer: SubmissionAnswer<Granted, Refusal>) =>
        answer.ok ? {} : heardIn(answer),
      ),
      keepNotReached: assign(notReached),
      report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
      notifyGranted: emit({ type: 'granted' }),
    },
  }).createMachine({
    id: 'submission',
    context: ({ input }) => ({
      fields: input.fields,
      ...noRefusal,
      granted: null,
      key: '',
      askedAt: 0,
    }),
    initial: 'editing',
    states: {
      editing: {
        description: 'The form is open.',
        initial: 'fresh',
        on: {
          'form.submitted': {
            target: 'sending',
            actions: {
              type: 'noteForm',
              params: ({ event }) => ({ fields: event.fields, key: event.key, at: event.at }),
            },
          },
        },
        states: {
          fresh: { description: 'Nothing was sent yet.' },
          refused: {
            description: 'The last try did not succeed; the reason is shown and what was typed stays.',
          },
        },
      },
      sending: {
        description: 'The server is asked.',
        tags: 'busy',
        on: { 'form.abandoned': 'editing' },
        invoke: [
          {
            id: 'sendForm',
            src: 'sendForm',
            input: ({ context }) => ({ fields: context.fields, key: context.key }),
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => event.output },
                target: 'done',
                actions: [{ type: 'keepGranted', params: ({ event }) => event.output }, 'notifyGranted'],
              },
              {
                target: 'editing.refused',
                actions: { type: 'keepRefusal', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'editing.refused',
              actions: [
                'keepNotReached',
                { type: 'report', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
          {
            id: 'waitingEnd',
            src: 'waitingEnd',
            input: ({ context }) => ({ at: context.askedAt + timeout }),
            onDone: { target: 'editing.refused', actions: 'keepNotReached' },
          },
        ],
      },
      done: {
        description: 'The server has granted what was asked.',
        tags: 'done',
        on: {
          'form.begun': {
            target: 'editing',
            actions: { type: 'begin', params: ({ event }) => ({ fields: event.fields }) },
          },
        },
      },
    },
  });
