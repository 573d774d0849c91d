import { granted, refused } from '#domain/values/answer.ts';
import { answers, breaks, walk } from '#machines/kit/walk/walk.ts';
import { loginMachine } from './login.machine.ts';
import { type LoginFlow, noEid } from './login.model.ts';

const startsAt = 1_795_251_600_000;

const member = { id: 7, firstName: 'AYŞE', lastName: 'YILMAZ', email: 'ayse@example.com', companyName: null };
const goal = { name: 'train-card-search', access: 'open', path: '/tren-kart-arama' } as const;
const rightLogin = { email: 'ayse@example.com', password: 'Bozkir1923', remembered: true };
const wrongLogin = { email: 'ayse@example.com', password: 'Bozkir1924', remembered: false };

const plain: LoginFlow['input'] = { reason: 'none', eid: noEid, goal: null, email: '', now: startsAt };

export const loginWalk = walk({
  flow: 'login',
  machine: loginMachine,
  startsAt,
  starts: {
    plain,
    'warned on the way to a page': { ...plain, reason: 'warned', goal },
    'prompted after the session ended': { ...plain, reason: 'prompted', email: 'ayse@example.com' },
    'back from the e-ID page': { ...plain, reason: 'eid-return', eid: { code: 'c-1', state: 's-1' } },
  },
  events: {
    'login.submitted': {
      'right details': { login: rightLogin, at: startsAt },
      'wrong details': { login: wrongLogin, at: startsAt },
    },
    'login.abandoned': { now: { at: startsAt } },
    'eid.chosen': { now: { at: startsAt } },
    'password.forgotten': { 'with an e-mail typed': { email: 'zeynep@example.com' } },
    'link.asked': { 'a known e-mail': { email: 'ayse@example.com', at: startsAt } },
  },
  outcomes: {
    logIn: {
      'a member': answers(granted(member), 'S-01', 'S-05'),
      'wrong details': answers(refused('wrong-details'), 'E-02'),
      'not activated': answers(refused('not-activated'), 'S-07'),
      'too many tries': answers({ ...refused('too-many-tries'), retryAt: startsAt }),
      'a sentence of the server': answers(refused('server-sentence', 'Üyeliğiniz askıya alınmış.'), 'E-02'),
      'no answer': breaks(),
    },
    beginEid: {
      'an address': answers(granted({ url: '/e-kimlik?state=s-1' }), 'S-06'),
      closed: answers(refused('eid-closed')),
      'no answer': breaks(),
    },
    logInByEid: {
      'a member': answers(granted(member), 'S-06'),
      refused: answers(refused('eid-refused'), 'E-02'),
      'no answer': breaks(),
    },
    sendPasswordLink: {
      sent: answers(granted(null), 'E-04'),
      'incorrect request': answers(refused('incorrect-request'), 'E-04'),
      'too many tries': answers({ ...refused('too-many-tries'), retryAt: startsAt }),
      'no answer': breaks('E-04'),
    },
    takeBackLogin: { done: answers(null), 'no answer': breaks() },
  },
  control: ({ reason }) => ({ reason }),
  proves: {
    'S-04': ['login.beginning|always|1'],
    'S-05': ['login.signingIn|xstate.done.actor.logIn|0'],
    'S-06': [
      'login.departing|xstate.done.actor.beginEid|0',
      'login.provingEid|xstate.done.actor.logInByEid|0',
    ],
    'E-02': ['login.signingIn|xstate.done.actor.logIn|1', 'login.provingEid|xstate.done.actor.logInByEid|1'],
    'E-04': [
      'login.forgetting.sending|xstate.done.actor.sendPasswordLink|0',
      'login.forgetting.sending|xstate.done.actor.sendPasswordLink|1',
      'login.forgetting.sending|xstate.error.actor.sendPasswordLink|0',
    ],
  },
  equivalent: {
    'login.beginning|always|0: after the next branch':
      'The login has one reason, so only one of the two guards can hold.',
    'login.beginning|always|1: after the next branch':
      'The login has one reason, so only one of the two guards can hold.',
  },
});
