import { isCardNumber } from '#domain/fare/payment-card.ts';

const fieldsOfCards: ReadonlySet<string> = new Set([
  'kredikartno',
  'ccv',
  'cvv',
  'cvc',
  'sonkullanmatarihi',
  'cardnumber',
  'pan',
]);
/** Nothing of ours is as deep, and no call understands what is. */
const deepest = 64;
/** An instant in milliseconds has 13 digits and is no card. */
const shortestAsNumber = 10 ** 13;
const longestAsNumber = 10 ** 19;
/** Ticket and coupon numbers and telephones have 12 digits, and every tenth of them has a card's check digit. */
const shortest = 13;
const longest = 19;

/** Numbers cards begin with, by how many digits those have. No instant, day or telephone written with + or 00 is among them. */
const issued =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|3(?:0[0-5]|[68]\d)\d{11}|3[47]\d{13}|(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720|35|9792)\d{11,14}|(?:5[06-8]|6)\d{11,18})$/;
const lengthOfTwos = 16;

/** Marks of ours in which any digits may follow one another. */
const marks =
  /(?<![\w-])(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}|[0-9a-f]{32})(?![\w-])/gi;
/** As many digits as the longest telephone of the world has. */
const telephone = /(?:\+|(?<!\d)00)(?:[ ()-]{0,3}\d){8,15}(?![ ()-]{0,3}\d)/g;
/** Digits, in groups with up to three other signs between them. */
const run = /\p{Nd}+(?:[^\p{L}\p{N}]{1,3}\p{Nd}+)*/gu;
const decimal = /\p{Nd}/u;

const isDecimal = (point: number): boolean => decimal.test(String.fromCodePoint(point));

/** What a digit of any script counts: in every script ten of them stand in a row. */
const asPlain = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && isDecimal(zero - 1)) zero -= 1;
  return String(point - zero);
};

/** Each sign is looked at once. */
const once = (asOther: (sign: string) => string): ((sign: string) => string) => {
  const known = new Map<string, string>();
  return (sign) => {
    const other = known.get(sign) ?? asOther(sign);
    known.set(sign, other);
    return other;
  };
};

const foreign = /[^\d\P{Nd}]/gu;

const beyondAscii = /\P{ASCII}/gu;
const inPlainForm = (sign: string) => sign.normalize('NFKC');

/** Sign by sign: of a whole text, thousands of marks that stand upon one letter would be put in order for minutes. */
const plainDigits = (text: string): string =>
  text.search(foreign) < 0
    ? text
    : text.replaceAll(beyondAscii, once(inPlainForm)).replaceAll(foreign, once(asPlain));

const isOfCard = (digits: string): boolean =>
  digits.length >= shortest &&
  digits.length <= longest &&
  issued.test(digits) &&
  (!digits.startsWith('2') || digits.length === lengthOfTwos) &&
  isCardNumber(digits);

/** As a card is written: the same sign between all groups, or groups of four. */
const isOneNumber = (groups: readonly string[], between: readonly string[]): boolean =>
  new Set(between).size <= 1 || groups.every((group, at) => group.length === 4 || at === groups.length - 1);

const hasCardInRun = (text: string): boolean => {
  const groups = text.match(/\d+/g) ?? [];
  const between = text.match(/\D+/g) ?? [];
  return groups.some((_, from) => {
    let digits = '';
    for (let to = from; to < groups.length && digits.length <= longest; to += 1) {
      digits += groups[to] ?? '';
      if (isOfCard(digits) && isOneNumber(groups.slice(from, to + 1), between.slice(from, to))) return true;
    }
    return false;
  });
};

/** Whoever sends more digits than that sends no form of ours, and would be looked through for too long. */
const mostGroups = 5000;

const hasCardIn = (text: string): boolean => {
  const plain = plainDigits(text).replaceAll(marks, 'x').replaceAll(telephone, 'x');
  const runs = (plain.match(run) ?? []).filter((digits) => digits.length >= shortest);
  const groups = runs.reduce((sum, digits) => sum + (digits.match(/\d+/g)?.length ?? 0), 0);
  return groups > mostGroups || runs.some(hasCardInRun);
};

/** Longer than what may stand between the digits of one number. */
const apart = '\n\n\n\n';
const manyDigits = /(?:\p{Nd}[^\p{L}\p{N}]{0,3}){13}/u;

/** Whether a field of a card was found; what may hold a number is put into `texts`. */
const lookThrough = (sent: unknown, texts: string[], depth: number): boolean => {
  if (depth > deepest) return false;
  if (typeof sent === 'string') {
    if (sent.length >= shortest && manyDigits.test(sent)) texts.push(sent);
  } else if (typeof sent === 'number') {
    if (Number.isInteger(sent) && sent >= shortestAsNumber && sent < longestAsNumber)
      texts.push(String(sent));
  } else if (Array.isArray(sent)) {
    return sent.some((item) => lookThrough(item, texts, depth + 1));
  } else if (typeof sent === 'object' && sent !== null) {
    for (const [name, value] of Object.entries(sent)) {
      if (value !== null && fieldsOfCards.has(name.toLowerCase())) return true;
      if (lookThrough(name, texts, depth) || lookThrough(value, texts, depth + 1)) return true;
    }
  }
  return false;
};

/** Whether a card's number or code stands anywhere in what was sent. Only that is learned of it. */
export const hasCardNumber = (sent: unknown): boolean => {
  const texts: string[] = [];
  return lookThrough(sent, texts, 0) || (texts.length > 0 && hasCardIn(texts.join(apart)));
};
