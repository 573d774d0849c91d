import { withoutWhiteSpace } from './white-space.ts';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const pattern = new RegExp(`^[a-z0-9!#$%&'*+/=?^_\`{|}~.-]{1,64}@${label}(?:\\.${label})+$`, 'i');

export const longestEmail = 254;

/** An e-mail is written without white space: what is typed or pasted around or inside it falls away. */
export const parseEmail = (input: string): string => withoutWhiteSpace(input);

/** An e-mail names a mailbox and a host with at least one dot. */
export const isEmail = (text: string): boolean => text.length <= longestEmail && pattern.test(text);

/** Two spellings of one address differ only in case, and the case is not the Turkish one: INFO is info. */
export const emailKeyOf = (email: string): string => email.toLowerCase();

/** Most hosts put what follows a plus into the same mailbox: whoever counts letters counts them together. */
export const mailboxOf = (email: string): string => emailKeyOf(email).replace(/^([^+@]+)\+[^@]*(?=@)/, '$1');
