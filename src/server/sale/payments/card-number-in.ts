import { isCardNumber } from '#domain/fare/payment-card.ts';

const cardFields = ['krediKartNO', 'ccv', 'cvv', 'cvc', 'sonKullanmaTarihi', 'cardNumber', 'pan'] as const;
const deepest = 8;
/** Ticket and coupon numbers and telephones have 12 digits, and every tenth of them has a card's check digit. */
const longestOfOurs = 12;
/** An instant in milliseconds has 13 digits and is no card. */
const shortestAsNumber = 10 ** 14;

const isOfCard = (name: string): boolean =>
  cardFields.some((field) => field.toLowerCase() === name.toLowerCase());

const isCardText = (text: string): boolean =>
  text.replaceAll(/\P{Nd}/gu, '').length > longestOfOurs && isCardNumber(text);

/** Whether a card's number or code stands anywhere in a body. Only that is learned of it. */
export const hasCardNumber = (body: unknown, depth = 0): boolean => {
  if (typeof body === 'string') return isCardText(body);
  if (typeof body === 'number') return body >= shortestAsNumber && isCardNumber(String(body));
  if (typeof body !== 'object' || body === null || depth > deepest) return false;
  return Object.entries(body).some(
    ([name, value]) => (isOfCard(name) && value !== null) || hasCardNumber(value, depth + 1),
  );
};
