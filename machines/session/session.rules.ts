import { isGranted } from '#machines/kit/judge/answer.ts';
import { keeps } from '#machines/kit/judge/kept.ts';
import type { Observation } from '#machines/kit/judge/observation.ts';
import { always, leadsTo, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, both, either, not, signsOf } from '#machines/kit/judge/sign.ts';
import type { sessionMachine } from './session.machine.ts';
import type { Session } from './session.model.ts';

const { answered, asks, contextIn, eventIn, factIn, hears, noAnswer, passes, reports, shows, tagged } =
  signsOf<Session, typeof sessionMachine>();

const gone = either(reports('ended'), reports('lost'), reports('left'));

/** Where the reader wanted to go by what they did, and where they are led in the end; empty where it was not noted. */
const goalIn = (seen: Observation) => {
  const arrived = factIn('arrived')(seen);
  if (arrived !== undefined) return arrived.goal;
  if (seen.cause === null) return contextIn(seen).goal;
  const asked = eventIn('address.asked')(seen);
  if (asked !== undefined) {
    const wanted = asked.address.access === 'member' ? asked.address : null;
    return JSON.stringify(wanted) === JSON.stringify(contextIn(seen).goal) ? wanted : '';
  }
  return gone.holds(seen) ? null : undefined;
};

export const sessionRules: Rules = {
  flow: 'session',
  rules: {
    'nothing-of-a-member-stays': always(
      ['S-01', 'S-02', 'S-27'],
      gone,
      shows(({ member, goal }) => member === null && goal === null),
    ),
    'logout-leaves': leadsTo(['S-01', 'S-27'], { from: hears('logout.chosen'), to: reports('left') }),
    'logout-reaches-the-server': always(['S-01'], hears('logout.chosen'), asks('logOut')),
    'warned-before-the-end': until(['S-02'], {
      from: either(begins, hears('action.seen'), hears('stay.chosen')),
      no: reports('ended'),
      until: passes('idleWarning'),
    }),
    'idle-time-leads-to-the-end': leadsTo(['S-02'], {
      from: passes('idleEnd'),
      to: either(reports('ended'), answered('findLastAction', isGranted)),
      unless: either(hears('stay.chosen'), hears('logout.chosen')),
    }),
    'staying-reaches-the-server': always(
      ['S-02'],
      either(hears('stay.chosen'), hears('action.seen')),
      asks('touchSession'),
    ),
    'member-page-for-members': always(
      ['S-03'],
      both(
        hears('address.asked', ({ address }) => address.access === 'member'),
        not(tagged('member')),
        not(asks('resumeSession')),
        not(tagged('busy')),
      ),
      reports('turned-away'),
    ),
    'who-logged-in-arrives': always(
      ['S-04', 'S-05'],
      either(
        answered('loadMember', isGranted),
        both(
          answered('resumeSession', isGranted),
          shows(({ arrival }) => arrival === 'redirect'),
        ),
        both(either(noAnswer('loadMember'), passes('waitingEnd')), tagged('member')),
      ),
      reports('arrived'),
    ),
    'arrives-where-they-wanted': keeps(['S-04'], {
      of: goalIn,
      until: either(hears('address.asked'), gone),
    }),
    'member-is-known': always(
      ['S-01', 'S-05'],
      tagged('member'),
      shows(({ member }) => member !== null),
    ),
  },
};
