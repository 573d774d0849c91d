const pattern = /^\d{11}$/;
const firstTen = 10;

/** Eleven digits; the last is the last digit of the sum of the ten before it. */
export const isCitizenshipNumber = (text: string): boolean =>
  pattern.test(text) &&
  [...text].slice(0, firstTen).reduce((sum, digit) => sum + Number(digit), 0) % 10 === Number(text[firstTen]);
