import { day, hour } from '#domain/values/durations.ts';
import { mailboxOf } from '#domain/values/email.ts';
import { type Caller, countedFor, narrowNet, type Turns } from '#server/people/access/counted-for.ts';
import type { IssuedSecrets } from '#server/platform/issued-secrets.ts';
import type { Budget, Try } from '#server/platform/tries/budget.ts';

const ofCaller: Turns = { name: 'seat-alarm', most: 20, within: hour, browsers: narrowNet };
const ofMailbox: Budget = { name: 'seat-alarm-email', most: 10, within: day };
/** Nobody has proved that the mailbox is theirs: however many alarms ring, it gets no more than these, and those that tell of an alarm. */
const rungInMailbox: Budget = { name: 'seat-alarm-letters', most: 10, within: day };

/** What asking for an alarm costs. */
export const askingTries = (caller: Caller, email: string, issued: IssuedSecrets): readonly Try[] => [
  ...countedFor(caller, ofCaller, issued),
  { budget: ofMailbox, subject: mailboxOf(email) },
];

/** What a letter that tells of free places costs its mailbox. */
export const ringingTry = (email: string): Try => ({ budget: rungInMailbox, subject: mailboxOf(email) });
