import { granted, refused } from '#domain/values/answer.ts';
import { answers, answersAt, breaks, walk } from '#machines/kit/walk/walk.ts';
import { sessionMachine } from './session.machine.ts';
import type { Session } from './session.model.ts';

const startsAt = 1_795_251_600_000;

const member = { id: 7, firstName: 'AYŞE', lastName: 'YILMAZ', email: 'ayse@example.com', companyName: null };
const memberPage = { name: 'my-tickets', access: 'member', path: '/biletlerim-rezervasyonlarim' } as const;
const openPage = { name: 'contact', access: 'open', path: '/iletisim' } as const;
const homePage = { name: 'home', access: 'open', path: '/' } as const;
const goal = { name: 'train-card-search', access: 'open', path: '/tren-kart-arama' } as const;

const plain: Session['input'] = { now: startsAt, asked: null, redirect: null, eid: null, email: '' };

export const sessionWalk = walk({
  flow: 'session',
  machine: sessionMachine,
  startsAt,
  starts: {
    plain,
    'at a page of members': { ...plain, asked: memberPage },
    'with a page to go to': { ...plain, redirect: goal },
    'back from the e-ID page': { ...plain, eid: { code: 'c-1', state: 's-1' } },
  },
  events: {
    'address.asked': {
      'a page of members': { address: memberPage },
      'an open page': { address: openPage },
      home: { address: homePage },
    },
    'action.seen': { now: { at: startsAt } },
    'stay.chosen': { now: { at: startsAt } },
    'logout.chosen': { now: { at: startsAt } },
  },
  outcomes: {
    resumeSession: {
      'a member': answers(granted(member), 'S-01'),
      'no session': answers(refused('no-session'), 'S-03'),
      'no answer': breaks(),
    },
    login: {
      'a member': answersAt((at) => ({ member, email: 'ayse@example.com', at }), 'S-01'),
    },
    loadMember: {
      'a member': answers(granted({ ...member, companyName: 'BOZKIR TURİZM' }), 'S-01', 'S-05'),
      'no session': answers(refused('no-session')),
      'no answer': breaks(),
    },
    touchSession: {
      'a member': answers(granted(member)),
      'no session': answers(refused('no-session'), 'S-02'),
      'no answer': breaks(),
    },
    findLastAction: {
      'a later one': answersAt((at) => granted(at), 'S-02'),
      'no later one': answers(refused('no-session'), 'S-02'),
      'no answer': breaks(),
    },
    logOut: { done: answers(null, 'S-27'), 'no answer': breaks() },
  },
  control: ({ arrival }) => ({ arrival }),
  proves: {
    'S-01': ['session.welcoming|xstate.done.actor.loadMember|0', 'session.signedIn|logout.chosen|0'],
    'S-02': [
      'session.signedIn.watching|xstate.done.actor.idleWarning|0',
      'session.signedIn.warned.asking|xstate.done.actor.findLastAction|1',
      'session.signedIn.warned|stay.chosen|0',
    ],
    'S-03': ['session.resuming|xstate.done.actor.resumeSession|2', 'session.signedOut|address.asked|0'],
    'S-04': [
      'session.resuming|xstate.done.actor.resumeSession|0',
      'session.resuming|xstate.done.actor.resumeSession|3',
    ],
    'S-06': ['session.arriving|always|0'],
    'S-27': ['session.signingOut|xstate.done.actor.logOut|0'],
  },
  equivalent: {
    'session.resuming|xstate.done.actor.resumeSession|2: after the next branch':
      'A reader comes either for a page of members or with a page to go to, so only one of the two guards can hold.',
  },
});
