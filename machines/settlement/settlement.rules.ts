import { isGranted } from '#machines/kit/judge/answer.ts';
import { keeps } from '#machines/kit/judge/kept.ts';
import { always, leadsTo, neverAfter, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, either, inputOf, signsOf } from '#machines/kit/judge/sign.ts';
import type { DueAnswer, Settlement } from './settlement.model.ts';

const { answered, asks, ends, sees, stands } = signsOf<Settlement>();

const isFree = (answer: DueAnswer) => answer.ok && answer.value.amount === 0;
const captured = answered('captureMoney', isGranted);
const issued = answered('issueTickets', isGranted);
const keyed = ['openPayment', 'askBank', 'captureMoney', 'returnMoney'].map((port) =>
  inputOf<{ readonly key: string }>(port),
);

export const settlementRules: Rules = {
  flow: 'settlement',
  rules: {
    'ticket-after-money': until(['S-22'], {
      no: asks('issueTickets'),
      until: either(captured, answered('findDue', isFree)),
    }),
    'money-after-proof': until(['S-22'], { no: asks('captureMoney'), until: answered('askBank', isGranted) }),
    'money-is-taken-once': neverAfter(['S-22'], captured, asks('captureMoney')),
    'money-leads-to-ticket-or-back': leadsTo(['S-22', 'E-11'], {
      from: captured,
      to: either(issued, answered('returnMoney')),
    }),
    'ended-without-ticket-paid-back': until(['E-11'], {
      from: captured,
      no: either(stands('refunded', 'declined', 'lapsed')),
      until: either(issued, answered('returnMoney')),
    }),
    'given-back-is-never-issued': neverAfter(['E-11'], asks('returnMoney'), asks('issueTickets')),
    'given-back-is-never-taken': neverAfter(['E-11'], asks('returnMoney'), asks('captureMoney')),
    'one-key-for-all': keeps(['S-22'], {
      of: (seen) => keyed.map((read) => read(seen)?.key).find((key) => key !== undefined),
      until: begins,
    }),
    'passenger-is-notified': always(['S-22'], issued, asks('notifyPassenger')),
    'desk-is-notified': until(['E-11'], {
      from: asks('returnMoney'),
      no: ends(),
      until: answered('tellDesk'),
    }),
    'amount-owed-is-taken': always(
      ['E-10'],
      asks('captureMoney'),
      sees(
        (seen) =>
          inputOf<{ readonly amount: number }>('captureMoney')(seen)?.amount === seen.context.due.amount,
      ),
    ),
  },
};
