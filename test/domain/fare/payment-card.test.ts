import { describe, expect, test } from 'vitest';
import { type CardInput, cardNumberOf, isCardNumber, wrongFieldsOf } from '#domain/fare/payment-card.ts';

const now = Date.UTC(2026, 10, 21);
const right: CardInput = {
  number: '5400610000010018',
  holder: 'AYŞE YILMAZ',
  expiry: '11/26',
  securityCode: '123',
};
const wrong = (part: Partial<CardInput>) => wrongFieldsOf({ ...right, ...part }, now);

describe('[V-33] the fields of a card', () => {
  test('a card as it stands on the card is right', () => {
    expect(wrong({})).toEqual([]);
  });

  test.each([
    ['5400 6100 0001 0018'],
    ['5400-6100-0001-0018'],
    ['\u200e5400610000010018\u200f'],
    ['۵۴۰۰۶۱۰۰۰۰۰۱۰۰۱۸'],
    ['٥٤٠٠٦١٠٠٠٠٠١٠٠١٨'],
  ])('the number may be typed as %s', (number) => {
    expect(wrong({ number })).toEqual([]);
    expect(cardNumberOf({ ...right, number })).toBe('5400610000010018');
  });

  test.each([
    [''],
    [' '],
    ['5400610000010019'],
    ['540061000001001'],
    ['0'.repeat(20)],
    ['54006100000100180000000'],
    ['540061000001001O'],
    ['5400610000010018\u0000'],
    ['card'],
    ['💳💳💳💳💳💳💳💳💳💳💳💳'],
    ['9'.repeat(100_000)],
  ])('the number %j is not a card’s', (number) => {
    expect(wrong({ number })).toEqual(['number']);
  });

  test.each([['11/26'], ['12/26'], ['1126'], ['۱۲/۲۶'], [' 01 / 27 ']])(
    'it may be good until %s',
    (expiry) => {
      expect(wrong({ expiry })).toEqual([]);
    },
  );

  test.each([[''], ['10/26'], ['00/27'], ['13/27'], ['1/27'], ['11-26-01'], ['2026-11'], ['aa/bb']])(
    'it is not good until %j',
    (expiry) => {
      expect(wrong({ expiry })).toEqual(['expiry']);
    },
  );

  test('it is good to the last moment of its month', () => {
    const last = Date.UTC(2026, 11, 1);
    expect(wrongFieldsOf(right, last - 1)).toEqual([]);
    expect(wrongFieldsOf(right, last)).toEqual(['expiry']);
  });

  test.each([['123'], ['1234'], ['۱۲۳']])('%s may be a security code', (securityCode) => {
    expect(wrong({ securityCode })).toEqual([]);
  });

  test.each([[''], ['12'], ['12345'], ['12a'], ['١٢']])('%j is no security code', (securityCode) => {
    expect(wrong({ securityCode })).toEqual(['securityCode']);
  });

  test.each([[''], ['   '], ['\u200b'], ['A'.repeat(61)]])('%j is no holder', (holder) => {
    expect(wrong({ holder })).toEqual(['holder']);
  });

  test('all that is wrong is told, in the order it stands in', () => {
    const empty = { number: '', holder: '', expiry: '', securityCode: '' };
    expect(wrongFieldsOf(empty, now)).toEqual(['number', 'holder', 'expiry', 'securityCode']);
  });

  test('numbers of people and tickets are no cards', () => {
    for (const text of ['10000000146', '5320000001', 'AB12CD', '1795251600'])
      expect(isCardNumber(text)).toBe(false);
  });
});
