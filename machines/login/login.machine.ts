import { assign, emit, setup } from 'xstate';
import type { Answer } from '#domain/values/answer.ts';
import {
  ask,
  askingUntil,
  granted,
  reported,
  until,
  when,
  withEvent,
  withOutput,
} from '#machines/kit/flow/asking.ts';
import { heardIn, noRefusal, notReached } from '#machines/kit/flow/refusal-heard.ts';
import {
  begun,
  type EidAnswer,
  type EidDepartureAnswer,
  type Login,
  type LoginAnswer,
  type LoginFlow,
  noLogin,
  timeout,
} from './login.model.ts';
import { loginPorts } from './login.ports.ts';

type Refusal = NonNullable<LoginFlow['context']['refusal']>;
type AnyAnswer = Answer<unknown, Refusal>;
type Context = { readonly context: LoginFlow['context'] };

const refusal = withOutput('keepRefusal');
const asked = withEvent('noteAsked');
const waitingIn = ({ context }: Context) => ({ at: context.askedAt + timeout });
const asking = askingUntil(waitingIn);
const loggedIn = granted('#login.loggedIn', 'noteMember');
const again = '#login.entering.refused';
const refused = { target: again, actions: refusal } as const;

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
      ...noRefusal,
    })),
    noteEmail: assign((_, { email, at }: { email: string; at: number }) => ({
      email,
      askedAt: at,
      ...noRefusal,
    })),
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    noteAsked: assign((_, { at }: { at: number }) => ({ askedAt: at, ...noRefusal })),
    keepRefusal: assign((_, answer: AnyAnswer) => (answer.ok ? {} : { ...heardIn(answer), login: noLogin })),
    keepNotReached: assign({ ...notReached, login: noLogin }),
    forgetRefusal: assign(noRefusal),
    forgetLogin: assign({ login: noLogin }),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
    notifyDeparted: emit((_, answer: EidDepartureAnswer) => ({
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
          actions: withEvent('noteLogin'),
        },
        'eid.chosen': { target: 'departing', actions: asked },
        'password.forgotten': {
          target: 'forgetting',
          actions: ['forgetRefusal', withEvent('keepEmail')],
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
      ...asking('logIn', ({ context }: Context) => context.login, [loggedIn, refused], again),
      tags: ['busy', 'loginShown'],
      on: { 'login.abandoned': { target: 'takingBack', actions: asked } },
    },
    departing: {
      description: 'The address of the e-ID page is asked for.',
      ...asking(
        'beginEid',
        ({ context: { goal } }: Context) => ({ goal }),
        [granted('away', 'notifyDeparted'), refused],
        again,
      ),
      tags: ['busy', 'loginShown', 'eidShown'],
      on: { 'login.abandoned': 'resting' },
    },
    away: {
      description: 'The browser is on its way to the e-ID page.',
      tags: ['busy', 'loginShown', 'eidShown'],
      on: { 'login.abandoned': 'resting' },
    },
    provingEid: {
      description: 'What the e-ID page sent back is shown to the server.',
      ...asking('logInByEid', ({ context }: Context) => context.eid, [loggedIn, refused], again),
      tags: ['busy', 'loginShown', 'eidProving'],
      on: { 'login.abandoned': { target: 'takingBack', actions: asked } },
    },
    takingBack: {
      description:
        'The login was abandoned while the server thought; it is told to forget what it may have granted.',
      tags: ['busy', 'takingBack'],
      entry: 'forgetLogin',
      invoke: [
        ask('takeBackLogin', null, 'resting', { target: 'resting', actions: reported }),
        until('waitingEnd', waitingIn, 'resting'),
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
              actions: withEvent('noteEmail'),
            },
          },
        },
        sending: {
          description: 'The server is asked to mail the link.',
          ...asking(
            'sendPasswordLink',
            ({ context: { email } }: Context) => ({ email }),
            [when('isGranted', 'sent', []), { target: 'asking', actions: refusal }],
            'asking',
          ),
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
