import { stored } from './stored.ts';

/** It outlives a new version of the shop. */
const logoutDueName = 'logout-due';

/**
 * Somebody has logged out, and the server has not said that it heard. The cookie of their session may stand still:
 * before it is used it is asked once more to end it, by whoever comes to this browser next.
 */
export const logoutDue = {
  isSet: (): boolean => stored.read(logoutDueName) === 'yes',
  set: (): void => stored.write(logoutDueName, 'yes'),
  clear: (): void => {
    if (logoutDue.isSet()) stored.write(logoutDueName, '');
  },
};
