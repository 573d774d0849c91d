import { describe, expect, test } from 'vitest';
import { isCardNumber } from '#domain/fare/payment-card.ts';
import { hasCardNumber } from '#server/platform/http/card-number-in.ts';

/** Of 12 digits, and its last one is what a card's would be: every tenth of our own numbers is such a one. */
const ticketNumber = '100000000107';
const visa = '4508034508034509';

const secondsFor = (part: string): number => {
  const sent = part.repeat(1_000_000 / part.length);
  const before = process.cpuUsage();
  hasCardNumber({ sent, list: sent.split(' ') });
  return process.cpuUsage(before).user / 1_000_000;
};

describe('[C-08] a card number in a body is found', () => {
  test('a ticket number or a telephone that has the check digit of a card is none', () => {
    expect(isCardNumber(ticketNumber)).toBe(true);
    expect(hasCardNumber({ kuponNo: ticketNumber, ticketNumbers: [ticketNumber] })).toBe(false);
  });

  test.each([
    ['as it is', visa],
    ['in groups', '4508 0345 0803 4509'],
    ['with dashes', '4508-0345-0803-4509'],
    ['in Persian digits', '۴۵۰۸۰۳۴۵۰۸۰۳۴۵۰۹'],
    ['as a number', Number(visa)],
    ['deep inside', [{ more: { still: [visa] } }]],
    ['as a name', { [visa]: 'x' }],
    ['in a letter', 'Kartım 4508 0345 0803 4509, son kullanma 12/29, kod 000.'],
    ['on both sides of words', `a${visa}b`],
    ['digit by digit', [...visa].join('-')],
    ['with what cannot be seen between', [...visa].join('\u200b')],
    ['with mixed signs between groups of four', '4508-0345 0803.4509'],
    ['in wide digits', '４５０８０３４５０８０３４５０９'],
    ['in digits of India', '४५०८०३४५०८०३४५०९'],
    ['after a plus', `+${visa}`],
    ['of American Express in its own groups', '3782 822463 10005'],
    ['of American Express as a number', Number('378282246310005')],
    ['of 19 digits', '6304000000000000000'],
    ['of 13 digits', '4222222222222'],
    ['of 14 digits', '30569309025904'],
    ['of 14 digits as a number', 30_569_309_025_904],
    ['in digits that mathematicians write', '𝟒𝟓𝟎𝟖𝟎𝟑𝟒𝟓𝟎𝟖𝟎𝟑𝟒𝟓𝟎𝟗'],
    ['with marks upon its digits', [...visa].join('\u0300')],
    ['in wide digits with marks upon them', '４５０８０３４５０８０３４５０９'.split('').join('\u0316')],
    ['among other numbers', `1234 4508034508034509 12 29`],
  ])('a card number %s', (_how, value) => {
    expect(hasCardNumber({ note: value })).toBe(true);
  });

  test('a card number is found sixty-three names or lists deep', () => {
    let sent: unknown = visa;
    for (let deep = 0; deep < 63; deep += 1) sent = deep % 2 === 0 ? [sent] : { more: sent };
    expect(hasCardNumber(sent)).toBe(true);
  });

  test.each([
    ['an instant', 1_795_292_941_687],
    ['a number no card could be, however it is written', 4.775565721684048e205],
    ['an hour and a day in digits', '2026-11-28 08:30:00.187'],
    ['a telephone of another country', '+49 1512 3456780'],
    ['the same behind two zeros', '0049 1512 3456780'],
    ['two telephones', '0532 123 45 67, 0533 765 43 21'],
    ['a mark of a request', '4508034-5080-4509-8034-450803450984'.padStart(36, '4')],
    ['a hash', '4508034508034509'.repeat(4)],
    ['sixteen digits without the check digit', '4508034508034508'],
    ['sixteen digits no card begins with', '1000000000000008'],
    ['nothing', null],
  ])('%s is none', (_what, value) => {
    expect(hasCardNumber({ note: value })).toBe(false);
  });

  test.each(['4 ', '4508 ', '+4 ', '00 ', 'a4', '۴', '4'])(
    'a million signs of %j are looked through in less than the time in which something else would have to wait',
    (part) => {
      const most = 2;
      expect(secondsFor(part)).toBeLessThan(most);
    },
  );

  test('a million signs that stand upon one digit are looked through as quickly', () => {
    const upon = 499_000;
    const marks = '\u0300'.repeat(upon) + '\u0316'.repeat(upon);
    const before = process.cpuUsage();
    expect(hasCardNumber({ note: `٣${'1'.repeat(15)}${marks}` })).toBe(false);
    const most = 2_000_000;
    expect(process.cpuUsage(before).user).toBeLessThan(most);
  });
});
