/** Signs that take no room on paper but come along when text is pasted: joiners, direction marks, byte order mark. */
const unseen = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff';
const everyGap = new RegExp(`[\\s${unseen}]+`, 'gu');
const wideGap = /\s+/gu;
const everyUnseen = new RegExp(`[${unseen}]`, 'gu');

/** Codes, numbers and e-mails hold no white space, and nothing unseen, wherever it was pasted from. */
export const withoutWhiteSpace = (input: string): string => input.replaceAll(everyGap, '');

/** In running text one space parts two words, and none stands at either end. */
export const withSingleSpaces = (input: string): string => input.replaceAll(wideGap, ' ').trim();

/** A text as it is read: gaps of any width are one space, what is unseen is not there, and an accent is one with its letter. */
export const asRead = (input: string): string =>
  withSingleSpaces(input.replaceAll(everyUnseen, '')).normalize();
