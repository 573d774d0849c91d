import { assign, emit, setup } from 'xstate';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import { ask, reported, until, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginFlow } from '#machines/login/login.model.ts';
import {
  begun,
  idleEndAfter,
  idleWarningAfter,
  type LastAction,
  memberNoted,
  type Session,
  type SessionAnswer,
  timeout,
} from './session.model.ts';
import { sessionPorts } from './session.ports.ts';

type At = { readonly at: number };
type Context = { readonly context: Session['context'] };

const granted = withOutput('isGranted');
const member = withOutput('noteMember');
const seen = withEvent('noteSeen');
const asked = withEvent('noteAsked');
const addressIn = ({ event }: { readonly event: { readonly address: OwnAddress } }) => event.address;
const isMemberAddress = { type: 'isMemberAddress', params: addressIn } as const;
const isElsewhere = { type: 'isElsewhere', params: addressIn } as const;
const goneTo = { type: 'noteGoal', params: addressIn } as const;
const waitingIn = ({ context }: Context) => ({ at: context.askedAt + timeout });
const warningIn = ({ context }: Context) => ({ at: context.seenAt + idleWarningAfter });
const idleEndIn = ({ context }: Context) => ({ at: context.seenAt + idleEndAfter });
const lastSeenIn = ({ context }: Context) => ({
  after: context.seenAt + idleEndAfter - idleWarningAfter,
});
const signedOut = '#session.signedOut';
const lost = { target: signedOut, actions: ['forgetMember', 'promptLogin', 'notifyLost'] } as const;
const ended = { target: signedOut, actions: ['forgetMember', 'promptLogin', 'notifyEnded'] } as const;
const endedBroken = { target: signedOut, actions: [reported, ...ended.actions] } as const;
const gone = { target: signedOut, actions: ['forgetMember', 'notifyLeft'] } as const;
const goneBroken = { target: gone.target, actions: [...gone.actions, reported] } as const;

export const sessionMachine = setup({
  types: {} as Session,
  actors: { ...sessionPorts, login: loginMachine },
  guards: {
    isGranted: (_, answer: LastAction | SessionAnswer) => answer.ok,
    isGrantedOnTheWay: ({ context }, answer: SessionAnswer) => answer.ok && context.arrival === 'redirect',
    isBackFromEid: ({ context }) => context.arrival === 'eid-return',
    isOnTheWay: ({ context }) => context.arrival === 'redirect',
    wantsMemberPage: ({ context }) => context.arrival === 'member-page',
    isMemberAddress: (_, address: OwnAddress) => address.access === 'member',
    isElsewhere: (_, address: OwnAddress) => address.name !== 'home',
  },
  actions: {
    noteMember: assign(memberNoted),
    noteLogin: assign((_, { member: known, email, at }: LoginFlow['output']) => ({
      member: known,
      email,
      seenAt: at,
      askedAt: at,
    })),
    noteAsked: assign((_, { at }: At) => ({ askedAt: at })),
    noteElsewhere: assign((_, answer: LastAction) => (answer.ok ? { seenAt: answer.value } : {})),
    noteSeen: assign((_, { at }: At) => ({ seenAt: at })),
    noteMemberPage: assign({ arrival: 'member-page' }),
    noteGoal: assign((_, goal: OwnAddress) => ({ goal })),
    forgetGoal: assign({ goal: null }),
    warnLogin: assign({ reason: 'warned' }),
    promptLogin: assign({ reason: 'prompted' }),
    forgetMember: assign({ member: null, goal: null, reason: 'none' }),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
    notifyArrived: emit(({ context }) => ({ type: 'arrived', goal: context.goal }) as const),
    notifyTurnedAway: emit({ type: 'turned-away' }),
    notifyEnded: emit({ type: 'ended' }),
    notifyLost: emit({ type: 'lost' }),
    notifyLeft: emit({ type: 'left' }),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => begun(input),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'It is decided whether the reader comes back from the e-ID page or opens the shop.',
      always: [{ guard: 'isBackFromEid', target: 'signedOut' }, { target: 'resuming' }],
    },
    resuming: {
      description: 'The server is asked whether this browser still has a session.',
      tags: 'busy',
      invoke: [
        ask(
          'resumeSession',
          null,
          [
            {
              guard: withOutput('isGrantedOnTheWay'),
              target: 'signedIn',
              actions: [member, 'notifyArrived'],
            },
            { guard: granted, target: 'signedIn', actions: member },
            { guard: 'wantsMemberPage', target: 'signedOut.turnedAway' },
            { guard: 'isOnTheWay', target: 'signedOut', actions: 'warnLogin' },
            { target: 'signedOut' },
          ],
          [
            { guard: 'wantsMemberPage', target: 'signedOut.turnedAway', actions: reported },
            { target: 'signedOut', actions: reported },
          ],
        ),
        until('waitingEnd', waitingIn, [
          { guard: 'wantsMemberPage', target: 'signedOut.turnedAway' },
          { target: 'signedOut' },
        ]),
      ],
      on: { 'address.asked': { guard: isMemberAddress, actions: ['noteMemberPage', goneTo] } },
    },
    signedOut: {
      description: 'Nobody is logged in; the login waits beside the page.',
      initial: 'visiting',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({
          reason: context.reason,
          eid: context.eid,
          goal: context.goal,
          email: context.email,
          now: context.askedAt,
        }),
        onDone: {
          target: 'welcoming',
          actions: { type: 'noteLogin', params: ({ event }) => event.output },
        },
      },
      on: { 'address.asked': { guard: isMemberAddress, target: '.turnedAway', actions: goneTo } },
      states: {
        visiting: { description: 'The shop is open to a guest.' },
        turnedAway: {
          description:
            'A page of members was asked for. The reader is told to log in and sees the home page; the login leads to what was asked for.',
          meta: { screen: 'home' },
          entry: 'notifyTurnedAway',
          on: {
            'address.asked': [
              { guard: isMemberAddress, target: 'turnedAway', reenter: true, actions: goneTo },
              { guard: isElsewhere, target: 'visiting', actions: 'forgetGoal' },
            ],
          },
        },
      },
    },
    welcoming: {
      description: 'The member is known; what the shop keeps of them is loaded.',
      tags: ['busy', 'member'],
      invoke: [
        ask(
          'loadMember',
          null,
          [{ guard: granted, target: 'signedIn', actions: [member, 'notifyArrived'] }, lost],
          { target: 'signedIn', actions: ['notifyArrived', reported] },
        ),
        until('waitingEnd', waitingIn, { target: 'signedIn', actions: 'notifyArrived' }),
      ],
      on: { 'logout.chosen': { target: 'signingOut', actions: asked } },
    },
    signedIn: {
      description: 'A member is logged in.',
      tags: 'member',
      initial: 'watching',
      on: { 'logout.chosen': { target: 'signingOut', actions: asked } },
      states: {
        watching: {
          description: 'The member is at work. Every action moves the end of the session.',
          initial: 'calm',
          invoke: until('idleWarning', warningIn, 'warned'),
          on: { 'action.seen': { target: '.touching', reenter: true, actions: seen } },
          states: {
            calm: { description: 'The server knows of the last action.' },
            touching: {
              description: 'The server is told that the member is still here.',
              invoke: ask('touchSession', null, [{ guard: granted, target: 'calm' }, lost], {
                target: 'calm',
                actions: reported,
              }),
            },
          },
        },
        warned: {
          description: 'Two minutes are left. One key keeps the session.',
          tags: 'warning',
          initial: 'counting',
          on: { 'stay.chosen': { target: 'watching.touching', actions: seen } },
          states: {
            counting: {
              description: 'The end is waited for.',
              invoke: until('idleEnd', idleEndIn, 'asking'),
            },
            asking: {
              description: 'The server is asked whether the member was at work in another tab meanwhile.',
              invoke: ask(
                'findLastAction',
                lastSeenIn,
                [
                  {
                    guard: granted,
                    target: '#session.signedIn.watching',
                    actions: withOutput('noteElsewhere'),
                  },
                  ended,
                ],
                endedBroken,
              ),
            },
          },
        },
      },
    },
    signingOut: {
      description: 'The server is told to forget the session.',
      tags: ['busy', 'leaving'],
      invoke: [ask('logOut', null, gone, goneBroken), until('waitingEnd', waitingIn, gone)],
    },
  },
});
