/** The zeros of the scripts a passenger may type in; nine more digits stand behind each. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10] as const;

const digitOf = (sign: string): string => {
  const point = sign.codePointAt(0) ?? 0;
  const zero = zeros.find((from) => point >= from && point < from + 10);
  return zero === undefined ? sign : String(point - zero);
};

/** Random marks of the shop: a UUID of version 4, and hashes, none of which is of digits alone. */
const mark =
  /(?<![\w-])(?:[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|(?=\d*[a-f])(?:[\da-f]{32}){1,2})(?![\w-])/gi;

const sign = String.raw`[ \u00a0\u2009\u2010-\u2015.,:;/_*|-]`;

/** In one piece, in groups of four, in the groups of American Express and of Diners, digit by digit. */
const writings = [
  String.raw`\d{13,19}`,
  String.raw`\d{4}(${sign})\d{4}\1\d{4}\1\d{1,4}(?:\1\d{1,3})?`,
  String.raw`\d{4}(${sign})\d{6}\1\d{4,5}`,
  String.raw`\d(${sign})\d(?:\1\d){11,17}`,
].map((written) => new RegExp(String.raw`(?<!\d)${written}(?!\d)`, 'g'));

/** Visa, Mastercard, American Express, Diners, JCB, Maestro, Discover, UnionPay, Troy; how many digits each has. */
const issuers: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|2[2-7])/, [16]],
  [/^3[47]/, [15]],
  [/^3[068]/, [14, 16, 19]],
  [/^35/, [16, 19]],
  [/^(?:50|5[6-8]|6)/, [13, 14, 15, 16, 17, 18, 19]],
  [/^9792/, [16]],
];

/** The last digit says whether the others were written rightly: every second from the right counts double. */
const isChecked = (digits: string): boolean => {
  let sum = 0;
  for (let at = digits.length - 1, twice = false; at >= 0; at -= 1, twice = !twice) {
    const counted = Number(digits[at]) * (twice ? 2 : 1);
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
};

const isCard = (digits: string): boolean =>
  issuers.some(([begun, lengths]) => begun.test(digits) && lengths.includes(digits.length)) &&
  isChecked(digits);

/** What passes as a card number, judged by nothing the shop itself judges by: a check is not its own judge. */
export const cardNumbersSeenIn = (text: string): readonly string[] => {
  const plain = Array.from(text.replaceAll(/\p{Cf}/gu, ''), digitOf)
    .join('')
    .replaceAll(mark, 'x');
  return writings.flatMap((written) =>
    Array.from(plain.matchAll(written), ([found]) => found.replaceAll(/\D/g, '')).filter(isCard),
  );
};
