import { withSingleSpaces } from './white-space.ts';

const longestName = 100;
const pattern = /^(?=.*\p{L})[\p{L}\p{M}\p{Nd} .'\u2019\u200c-]+$/u;

/** A name is written in upper case by the Turkish rules, whatever the page's language: i becomes İ, ı becomes I. */
export const personNameTyped = (typed: string): string =>
  withSingleSpaces(typed).normalize().toLocaleUpperCase('tr');

/** A name holds letters, accented ones too, digits, spaces, dots, hyphens and apostrophes. */
export const isPersonName = (name: string): boolean => name.length <= longestName && pattern.test(name);
