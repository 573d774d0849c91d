/** Kept together from left to right, whatever stands around it. */
export const asOne = (text: string): string => `\u2066${text}\u2069`;
