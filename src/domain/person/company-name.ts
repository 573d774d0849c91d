import { parsePersonName } from './person-name.ts';

const longestCompanyName = 200;
const pattern = /^(?=.*[\p{L}\p{Nd}])[\p{L}\p{M}\p{Nd} .,:;&+/()'"\u2019\u200c–-]+$/u;

/** A company, like a person, is written in upper case by the Turkish rules. */
export const parseCompanyName = (input: string): string => parsePersonName(input);

/** The name of a company or an office: letters, digits and the signs such names carry. */
export const isCompanyName = (name: string): boolean =>
  name.length <= longestCompanyName && pattern.test(name);
