import { assign, emit, setup } from 'xstate';
import type { Answer } from '#domain/values/answer.ts';
import { errorOf } from '#machines/kit/flow/params.ts';
import {
  begun,
  type EidAnswer,
  type EidDepartureAnswer,
  type Login,
  type LoginAnswer,
  type LoginFlow,
  noLogin,
  patience,
} from './login.model.ts';
import { loginPorts } from './login.ports.ts';

type Refusal = NonNullable<LoginFlow['context']['refusal']>;
type AnyAnswer = Answer<unknown, Refusal>;
type Answered<Given = AnyAnswer> = { readonly event: { readonly output: Given } };

const granted = { type: 'isGranted', params: ({ event }: Answered) => event.output } as const;
const refusal = { type: 'keepRefusal', params: ({ event }: Answered) => event.output } as const;
const told = { type: 'report', params: errorOf } as const;
const asked = {
  type: 'noteAsked',
  params: ({ event }: { event: { readonly at: number } }) => ({ at: event.at }),
} as const;
const waiting = {
  id: 'waitingEnd',
  src: 'waitingEnd',
  input: ({ context }: { context: LoginFlow['context'] }) => ({ at: context.askedAt + patience }),
} as const;
const loggedIn = {
  guard: granted,
  target: '#login.loggedIn',
  actions: { type: 'noteMember', params: ({ event }: Answered<LoginAnswer | EidAnswer>) => event.output },
} as const;
const refused = { target: '#login.entering.refused', actions: refusal } as const;
const tooLate = { target: '#login.entering.refused', actions: 'keepNotReached' } as const;
const notReached = { target: '#login.entering.refused', actions: ['keepNotReached', told] } as const;

export const loginMachine = setup({
  types: {} as LoginFlow,
  actors: loginPorts,
  guards: {
    isGranted: (_, answer: AnyAnswer) => answer.ok,
    isBackFromEid: ({ context }) => context.reason === 'eid-return',
    isWarned: ({ context }) => context.reason === 'warned',
    isPrompted: ({ context }) => context.reason === 'prompted',
  },
  actions: {
    noteMember: assign((_, answer: LoginAnswer | EidAnswer) =>
      answer.ok ? { member: answer.value, login: noLogin } : {},
    ),
    noteLogin: assign((_, { login, at }: { login: Login; at: number }) => ({
      login,
      email: login.email,
      remembered: login.remembered,
      askedAt: at,
      refusal: null,
      said: null,
    })),
    noteEmail: assign((_, { email, at }: { email: string; at: number }) => ({
      email,
      askedAt: at,
      refusal: null,
      said: null,
    })),
    keepTyped: assign((_, { email }: { email: string }) => ({ email })),
    noteAsked: assign((_, { at }: { at: number }) => ({ askedAt: at, refusal: null, said: null })),
    keepRefusal: assign((_, answer: AnyAnswer) =>
      answer.ok ? {} : { refusal: answer.refusal, said: answer.said, login: noLogin },
    ),
    keepNotReached: assign({ refusal: 'not-reached', said: null, login: noLogin }),
    forgetRefusal: assign({ refusal: null, said: null }),
    forgetLogin: assign({ login: noLogin }),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
    tellDeparted: emit((_, answer: EidDepartureAnswer) => ({
      type: 'departed' as const,
      url: answer.ok ? answer.value.url : '',
    })),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => begun(input),
  output: ({ context }) => ({
    member: context.member,
    email: context.remembered ? context.email : '',
    at: context.askedAt,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'It is decided what the reader sees first.',
      always: [
        { guard: 'isBackFromEid', target: 'provingEid' },
        { guard: 'isWarned', target: 'entering.warned' },
        { guard: 'isPrompted', target: 'entering.prompted' },
        { target: 'resting' },
      ],
    },
    resting: {
      description: 'The login form is closed.',
      on: { 'login.opened': 'entering' },
    },
    entering: {
      description: 'The login form is open.',
      tags: 'loginShown',
      initial: 'fresh',
      on: {
        'login.closed': { target: 'resting', actions: 'forgetRefusal' },
        'login.submitted': {
          target: 'signingIn',
          actions: { type: 'noteLogin', params: ({ event }) => ({ login: event.login, at: event.at }) },
        },
        'eid.chosen': { target: 'departing', actions: asked },
        'password.forgotten': {
          target: 'forgetting',
          actions: ['forgetRefusal', { type: 'keepTyped', params: ({ event }) => ({ email: event.email }) }],
        },
      },
      states: {
        fresh: { description: 'Nothing was tried yet.' },
        refused: { description: 'The last try did not succeed; the reason is shown.' },
        warned: {
          tags: 'warned',
          description: 'The page that was asked for needs a login; that is said above the form.',
        },
        prompted: { tags: 'prompted', description: 'The session has ended; the reader may log in again.' },
      },
    },
    signingIn: {
      description: 'The server is asked whether e-mail and password belong to a member.',
      tags: ['busy', 'loginShown'],
      invoke: [
        {
          id: 'logIn',
          src: 'logIn',
          input: ({ context }) => context.login,
          onDone: [loggedIn, refused],
          onError: notReached,
        },
        { ...waiting, onDone: tooLate },
      ],
      on: { 'login.abandoned': { target: 'takingBack', actions: asked } },
    },
    departing: {
      description: 'The address of the e-ID page is asked for.',
      tags: ['busy', 'loginShown', 'eidShown'],
      invoke: [
        {
          id: 'beginEid',
          src: 'beginEid',
          input: ({ context }) => ({ goal: context.goal }),
          onDone: [
            {
              guard: granted,
              target: 'away',
              actions: { type: 'tellDeparted', params: ({ event }) => event.output },
            },
            refused,
          ],
          onError: notReached,
        },
        { ...waiting, onDone: tooLate },
      ],
      on: { 'login.abandoned': 'resting' },
    },
    away: {
      description: 'The browser is on its way to the e-ID page.',
      tags: ['busy', 'loginShown', 'eidShown'],
      on: { 'login.abandoned': 'resting' },
    },
    provingEid: {
      description: 'What the e-ID page sent back is shown to the server.',
      tags: ['busy', 'loginShown', 'eidProving'],
      invoke: [
        {
          id: 'logInByEid',
          src: 'logInByEid',
          input: ({ context }) => context.eid,
          onDone: [loggedIn, refused],
          onError: notReached,
        },
        { ...waiting, onDone: tooLate },
      ],
      on: { 'login.abandoned': { target: 'takingBack', actions: asked } },
    },
    takingBack: {
      description:
        'The login was abandoned while the server thought; it is told to forget what it may have granted.',
      tags: ['busy', 'takingBack'],
      entry: 'forgetLogin',
      invoke: [
        {
          id: 'takeBackLogin',
          src: 'takeBackLogin',
          input: null,
          onDone: 'resting',
          onError: { target: 'resting', actions: told },
        },
        { ...waiting, onDone: 'resting' },
      ],
    },
    forgetting: {
      description: 'The form for a forgotten password is open.',
      tags: 'forgottenShown',
      initial: 'asking',
      on: { 'forgotten.closed': { target: 'resting', actions: 'forgetRefusal' } },
      states: {
        asking: {
          description: 'The e-mail is typed to which the link shall go.',
          on: {
            'link.asked': {
              target: 'sending',
              actions: { type: 'noteEmail', params: ({ event }) => ({ email: event.email, at: event.at }) },
            },
          },
        },
        sending: {
          description: 'The server is asked to mail the link.',
          tags: 'busy',
          invoke: [
            {
              id: 'sendPasswordLink',
              src: 'sendPasswordLink',
              input: ({ context }) => ({ email: context.email }),
              onDone: [
                { guard: granted, target: 'sent' },
                { target: 'asking', actions: refusal },
              ],
              onError: { target: 'asking', actions: ['keepNotReached', told] },
            },
            {
              ...waiting,
              onDone: { target: 'asking', actions: 'keepNotReached' },
            },
          ],
        },
        sent: {
          tags: 'linkSent',
          description: 'Whoever owns the e-mail has been sent a link; the answer is the same for everyone.',
        },
      },
    },
    loggedIn: { type: 'final', description: 'The server knows the member.' },
  },
});
