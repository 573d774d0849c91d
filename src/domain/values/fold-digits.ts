const foreign = /[\u06f0-\u06f9\u0660-\u0669]/g;

/** Persian and Arabic digits become those of a computer; everything else stays. Done at the edge, before any rule. */
export const foldDigits = (text: string): string =>
  text.replaceAll(foreign, (digit) => String(digit.charCodeAt(0) & 15));
