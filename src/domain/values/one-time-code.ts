import { minute } from '#domain/values/durations.ts';
import { withoutWhiteSpace } from './white-space.ts';

/** How long a mailed code may be used, in milliseconds. */
export const oneTimeCodeLife = 10 * minute;

/** A mailed code is at least 128 bits, written in letters, digits, - and _. */
export const isOneTimeCode = (text: string): boolean => /^[\w-]{22,86}$/.test(text);

/** A code copied from a letter may bring line ends along. */
export const parseOneTimeCode = (input: string): string => withoutWhiteSpace(input);
