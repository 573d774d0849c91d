import { minute } from '#domain/values/durations.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Budget, Try } from '#server/platform/tries/budget.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';

const quarter = 15 * minute;
const most = 9;

const byAddress: Budget = { name: 'login-address', most, within: quarter };
const byAccount: Budget = { name: 'login-account', most, within: quarter };
const byBrowser: Budget = { name: 'login-browser', most, within: quarter };

type Asking = {
  readonly emailKey: string;
  readonly callerAddress: string;
  /** The cookie of a browser this account knows, or null. */
  readonly knownBrowser: string | null;
};

/** A browser the account knows has a budget of its own: strangers cannot use it up. */
export const loginTries = ({ emailKey, callerAddress, knownBrowser }: Asking): readonly Try[] =>
  knownBrowser === null
    ? [
        { budget: byAddress, subject: callerSubjectOf(callerAddress) },
        { budget: byAccount, subject: emailKey },
      ]
    : [{ budget: byBrowser, subject: `${emailKey} ${hashOf(knownBrowser)}` }];
