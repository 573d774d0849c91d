import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { answers, answersAt, breaks, walk } from '#machines/kit/walk/walk.ts';
import { settlementMachine } from './settlement.machine.ts';

const startsAt = 1_795_251_600_000;

const challenge = { acsUrl: 'http://bank.example/3d', paReq: 'p-1', md: 'm-1', termUrl: '/odeme/3d' };

export const settlementWalk = walk({
  flow: 'settlement',
  machine: settlementMachine,
  startsAt,
  starts: { plain: { key: 'AB12CD:1' }, 'of another booking': { key: 'EF34GH:1' } },
  events: {},
  outcomes: {
    findDue: {
      'money is owed': answersAt((now) =>
        granted({ amount: 93_000, deadline: now + 10 * minute, locator: 'AB12CD' }),
      ),
      'less is owed': answersAt((now) =>
        granted({ amount: 41_000, deadline: now + 10 * minute, locator: 'AB12CD' }),
      ),
      'nothing is to be paid': answersAt((now) =>
        granted({ amount: 0, deadline: now + 10 * minute, locator: 'AB12CD' }),
      ),
      'nothing is held': answers(refused('nothing-due'), 'E-10'),
      'no answer': breaks(),
    },
    openPayment: {
      'a page of the bank': answers(granted(challenge), 'S-22'),
      'card invalid': answers(refused('card-invalid'), 'E-10'),
      'no answer': breaks('E-10'),
    },
    askBank: {
      authorised: answers(granted({ reference: 'V-1' }), 'S-22'),
      'still before the page': answers(refused('still-open')),
      'never heard of it': answers(refused('not-known')),
      'daily limit': answers(refused('daily-limit'), 'E-12'),
      'no answer': breaks(),
    },
    captureMoney: {
      captured: answers(granted(null)),
      'wagon closed': answers(refused('wagon-closed'), 'E-11'),
      'no answer': breaks('E-11'),
    },
    issueTickets: {
      issued: answers(granted(null), 'S-22'),
      'no longer held': answers(refused('no-longer-held'), 'S-10'),
      'wagon closed': answers(refused('wagon-closed'), 'E-11'),
      'no answer': breaks(),
    },
    notifyPassenger: { notified: answers(null), 'no answer': breaks() },
    returnMoney: {
      'went back': answers(granted(null)),
      'nothing was taken': answers(refused('nothing-taken')),
      'no answer': breaks(),
    },
    tellDesk: { notified: answers(null), 'no answer': breaks() },
  },
  control: ({ end, isCaptured }) => ({ end, isCaptured }),
  proves: {
    'S-10': ['settlement.proving|xstate.done.actor.payEnd|0'],
    'S-22': [
      'settlement.asking|xstate.done.actor.askBank|0',
      'settlement.asking|xstate.done.actor.askBank|3',
    ],
    'E-10': ['settlement.intending|xstate.done.actor.openPayment|1'],
    'E-11': [
      'settlement.capturing|xstate.done.actor.captureMoney|1',
      'settlement.ticketing|xstate.done.actor.issueTickets|1',
    ],
    'E-12': ['settlement.asking|xstate.done.actor.askBank|3'],
  },
  equivalent: {
    'settlement.asking|xstate.done.actor.askBank|0: after the next branch':
      'The bank gives one answer, so only one of the two guards can hold.',
    'settlement.asking|xstate.done.actor.askBank|1: after the next branch':
      'The bank gives one answer, so only one of the two guards can hold.',
    'settlement.askingLast|xstate.done.actor.askBank|0: after the next branch':
      'The bank gives one answer, so only one of the two guards can hold.',
    'settlement.closing|xstate.done.actor.tellDesk|0: after the next branch':
      'A payment ends in one way, so only one of the two guards can hold.',
  },
});
