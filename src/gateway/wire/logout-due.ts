import { leftValue, logoutDueCookie } from '#contract/wire/page.ts';
import { cookies } from './cookies.ts';

const aYear = 31_536_000;

const written = (): string | null => ('document' in globalThis ? cookies.read(logoutDueCookie) : null);

const write = (value: string, seconds: number): void => {
  if ('document' in globalThis) cookies.write(logoutDueCookie, value, seconds);
};

/**
 * A session is to end, and the server has not said that it heard. Its cookie may stand still: before it is used, the server
 * is asked once more to end it. Of whom has logged out nothing is read until then.
 */
export const logoutDue = {
  isSet: (): boolean => written() !== null,
  hasLeft: (): boolean => written() === leftValue,
  leave: (): void => write(leftValue, aYear),
  takeBack: (): void => {
    if (!logoutDue.hasLeft()) write('taken-back', aYear);
  },
  clear: (): void => {
    if (logoutDue.isSet()) write('', 0);
  },
};
