import { withSingleSpaces } from '#domain/values/white-space.ts';

const longestName = 100;
const pattern = /^(?=.*\p{L})[\p{L}\p{M}\p{Nd} .'\u2019\u200c-]+$/u;

/** Signs without width that come along when a name is pasted; a Persian name keeps its non-joiner. */
const unseen = /\u200d|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** A name is written in upper case by the Turkish rules, whatever the page's language: i becomes İ, ı becomes I. */
export const parsePersonName = (input: string): string =>
  withSingleSpaces(input.replaceAll(unseen, '')).normalize().toLocaleUpperCase('tr');

/** A name holds letters, accented ones too, digits, spaces, dots, hyphens and apostrophes. */
export const isPersonName = (name: string): boolean => name.length <= longestName && pattern.test(name);
