import { answerOf, isGranted } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven } from '#machines/kit/judge/kept.ts';
import type { Observation } from '#machines/kit/judge/observation.ts';
import { always, leadsTo, neverAfter, type Rules, until } from '#machines/kit/judge/rule.ts';
import { both, either, inputOf, not, signsOf } from '#machines/kit/judge/sign.ts';
import type { settlementMachine } from './settlement.machine.ts';
import type { DueAnswer, RefundAnswer, Settlement } from './settlement.model.ts';

const { answered, asks, begunWith, ends, noAnswer, reports, stands } = signsOf<
  Settlement,
  typeof settlementMachine
>();

const isFree = (answer: DueAnswer) => answer.ok && answer.value.amount === 0;
const captured = answered('captureMoney', isGranted);
/** It may have been taken: until the bank says otherwise nobody knows. */
const perhapsCaptured = noAnswer('captureMoney');
const issued = answered('issueTickets', isGranted);
const wentBack = answered('returnMoney', isGranted);
/** The bank’s own word, which a refund that nobody answered is not. */
const nothingTaken = answered(
  'returnMoney',
  (answer: RefundAnswer) => !answer.ok && answer.refusal === 'nothing-taken',
);
type Amount = { readonly amount: number };
const openedIn = inputOf<Amount>('openPayment');
const takenIn = inputOf<Amount>('captureMoney');
const dueIn = answerOf<DueAnswer>('findDue');
const owedIn = (seen: Observation) => {
  const due = dueIn(seen);
  return due?.ok === true ? due.value.amount : undefined;
};
const endsWithoutTicket = stands('refunded', 'declined', 'lapsed');
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
    'money-leads-to-ticket-or-back': eachOf(
      leadsTo(['S-22', 'E-11'], { from: captured, to: either(issued, wentBack) }),
      leadsTo(['S-22', 'E-11'], { from: perhapsCaptured, to: either(wentBack, nothingTaken) }),
    ),
    'ended-without-ticket-paid-back': eachOf(
      until(['E-11'], { from: captured, no: endsWithoutTicket, until: either(issued, wentBack) }),
      until(['E-11'], {
        from: perhapsCaptured,
        no: endsWithoutTicket,
        until: either(wentBack, nothingTaken),
      }),
    ),
    'denied-money-is-reported': until(['E-11'], {
      from: captured,
      no: both(nothingTaken, not(reports('failed'))),
      until: issued,
    }),
    'given-back-is-never-issued': neverAfter(['E-11'], asks('returnMoney'), asks('issueTickets')),
    'given-back-is-never-taken': neverAfter(['E-11'], asks('returnMoney'), asks('captureMoney')),
    'one-key-for-all': asGiven(['S-22'], {
      given: (seen) => begunWith(seen)?.key,
      of: (seen) => keyed.map((read) => read(seen)?.key).find((key) => key !== undefined),
    }),
    'passenger-is-notified': always(['S-22'], issued, asks('notifyPassenger')),
    'desk-is-notified': until(['E-11'], {
      from: asks('returnMoney'),
      no: ends(),
      until: answered('tellDesk'),
    }),
    'amount-owed-is-taken': eachOf(
      asGiven(['E-10'], { given: owedIn, of: (seen) => openedIn(seen)?.amount }),
      asGiven(['E-10'], { given: owedIn, of: (seen) => takenIn(seen)?.amount }),
    ),
  },
};
