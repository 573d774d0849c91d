/** Whoever knows no more than the number of a purchase must not use up the letters of whoever knows its surname too. */
export const letterSubjectOf = (number: string, isKnown: boolean): string =>
  isKnown ? number : `${number} wrong`;
