import { fold } from './fold.ts';

export const partsOf = (asked: string): readonly string[] => fold(asked).split(/\s+/).filter(Boolean);

const isNumber = /^\d+$/;

/** A word may stand anywhere in a folded text; a number is read from its first digit, so that 604 is not 9604. */
export const fits = (text: string, part: string): boolean =>
  isNumber.test(part) ? ` ${text}`.includes(` ${part}`) : text.includes(part);
