const shownEnd = 4;

/** A number that others may look at over the reader's shoulder: its end is enough to know it by. */
export const hiddenNumber = (number: string): string =>
  `${'•'.repeat(Math.max(0, number.length - shownEnd))}${number.slice(-shownEnd)}`;
