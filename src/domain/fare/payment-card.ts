import { foldDigits } from '#domain/values/fold-digits.ts';
import { withoutWhiteSpace, withSingleSpaces } from '#domain/values/white-space.ts';

/** A card as it is typed. It is only ever read on the bank's own origin. */
export type CardInput = {
  readonly number: string;
  readonly holder: string;
  /** Month and year, MM/YY. */
  readonly expiry: string;
  readonly securityCode: string;
};

export type CardField = keyof CardInput;

const shape = /^\d{12,19}$/;
const expiryShape = /^(0[1-9]|1[0-2])\/?(\d{2})$/;
const codeShape = /^\d{3,4}$/;
const century = 2000;
const longestHolder = 60;
/** Letters, digits and punctuation of any script; what is not seen may stand between. */
const holderShape = /^[\p{L}\p{M}\p{N}\p{P}\p{Cf} ]+$/u;

const digitsOf = (input: string): string => withoutWhiteSpace(foldDigits(input)).replaceAll('-', '');

/** The last digit of a card number follows from the others. */
const hasRightCheckDigit = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const twice = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
};

export const isCardNumber = (input: string): boolean => {
  const digits = digitsOf(input);
  return shape.test(digits) && hasRightCheckDigit(digits);
};

/** The first moment at which a card is no longer good: it is to the last day of its month. */
export const goodUntilOf = (input: string): number => {
  const [, month = '', year = ''] = expiryShape.exec(digitsOf(input)) ?? [];
  return month === '' ? 0 : Date.UTC(century + Number(year), Number(month), 1);
};

const isHolder = (input: string): boolean => {
  const holder = withSingleSpaces(input);
  return withoutWhiteSpace(input) !== '' && holder.length <= longestHolder && holderShape.test(holder);
};

/** V-33: the fields that are not right, in the order they stand in. */
export const wrongFieldsOf = (card: CardInput, now: number): readonly CardField[] => {
  const right: Readonly<Record<CardField, boolean>> = {
    number: isCardNumber(card.number),
    holder: isHolder(card.holder),
    expiry: goodUntilOf(card.expiry) > now,
    securityCode: codeShape.test(digitsOf(card.securityCode)),
  };
  const order = ['number', 'holder', 'expiry', 'securityCode'] as const;
  return order.filter((field) => !right[field]);
};

export const cardNumberOf = (card: CardInput): string => digitsOf(card.number);
