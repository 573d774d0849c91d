import { logoutDueCookie } from '#contract/wire/page.ts';
import { cookies } from './cookies.ts';

const aYear = 31_536_000;

/** Outside a browser nobody has logged out of one. */
const isBrowser = (): boolean => 'document' in globalThis;

/**
 * Somebody has logged out, and the server has not said that it heard. The cookie of their session may stand still:
 * until it was asked once more to end it, the server takes this browser for a stranger's.
 */
export const logoutDue = {
  isSet: (): boolean => isBrowser() && cookies.read(logoutDueCookie) !== null,
  set: (): void => {
    if (isBrowser()) cookies.write(logoutDueCookie, 'yes', aYear);
  },
  clear: (): void => {
    if (logoutDue.isSet()) cookies.write(logoutDueCookie, '', 0);
  },
};
