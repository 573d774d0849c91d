import { minute } from '#domain/values/durations.ts';
import { type Caller, countedFor, narrowNet, type Turns } from '#server/people/access/counted-for.ts';
import { type Asker, askerAt } from '#server/people/accounts/hashing-queue.ts';
import type { IssuedSecrets } from '#server/platform/issued-secrets.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Budget, Try } from '#server/platform/tries/budget.ts';

const quarter = 15 * minute;
const most = 9;

const byCaller: Turns = { name: 'login-address', most, within: quarter, browsers: narrowNet };
const byAccount: Budget = { name: 'login-account', most, within: quarter };
const byBrowser: Budget = { name: 'login-browser', most, within: quarter };

type Asking = {
  readonly emailKey: string;
  readonly caller: Caller;
  /** The cookie of a browser this account knows, or null. */
  readonly knownBrowser: string | null;
};

/** A browser the account knows has a budget of its own: strangers cannot use it up. */
export const loginTries = (
  { emailKey, caller, knownBrowser }: Asking,
  issued: IssuedSecrets,
): readonly Try[] =>
  knownBrowser === null
    ? [...countedFor(caller, byCaller, issued), { budget: byAccount, subject: emailKey }]
    : [{ budget: byBrowser, subject: `${emailKey} ${hashOf(knownBrowser)}` }];

/** Nor do strangers take the places in which such a browser waits for its password to be looked at. */
export const loginAskerOf = ({ emailKey, caller, knownBrowser }: Asking): Asker =>
  askerAt(caller.callerAddress, `${knownBrowser === null ? 'login' : 'known'} ${emailKey}`);
