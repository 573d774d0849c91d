import { afterEach, expect, test } from 'vitest';
import { moneyText } from '#i18n/money-text.ts';
import { plainInPage } from '../../support/views/plain-in-page.ts';
import { valuesOf } from '../../support/views/shown/values-of.ts';
import { wordsWithIds } from '../../support/views/shown/words-with-ids.ts';
import { wordsOf } from '../drawn.tsx';

const page = (...texts: readonly string[]) => {
  const place = document.createElement('div');
  document.body.append(place);
  place.append(...texts.map((text) => Object.assign(document.createElement('p'), { textContent: text })));
  return place;
};

afterEach(() => document.body.replaceChildren());

const quoted = wordsWithIds(wordsOf('tr'));
const { words } = quoted;
const money = (kurus: number) => moneyText(kurus, words);

/** What is strange where a reservation is read that knows one name. */
const strange = (...texts: readonly string[]) =>
  valuesOf('reservation-option').strangeIn(page(...texts), { owner: { name: 'ELİF' } }, quoted);

test('an amount that is written of no sentence is found, alone and in its sentence', () => {
  const bought = (kurus: number) => words.say('option.buy.yes', { amount: money(kurus) });
  expect(strange(bought(93_000))).toEqual([]);
  expect(strange(bought(186_000))).toEqual(['option.buy.yes ₺1.860,00']);
  expect(strange(money(93_000))).toEqual(['text.money ₺930,00']);
});

test('a text that is no sentence is found, unless the flow knows it', () => {
  expect(strange('ELİF', '·', '12A')).toEqual([]);
  expect(strange('Merhaba', 'ELİF ELİF')).toEqual(['Merhaba', 'ELİF ELİF']);
});

test('a text that was put together is taken apart, and only what is unknown of it is told', () => {
  const sentence = words.say('option.buy.yes', { amount: money(93_000) });
  expect(strange(`12A, ${sentence}, ELİF`)).toEqual([]);
  expect(strange(`12A, ${sentence}, dolu`)).toEqual(['dolu']);
});

test('what is written and was never read is told', () => {
  const values = valuesOf('reservation-option');
  values.strangeIn(page(words.say('option.buy.yes', { amount: money(93_000) })), {}, quoted);
  expect(values.neverShown()).toEqual([
    'Ankara Gar',
    'option.buy.text ₺930,00',
    'option.price ₺1.860,00',
    'İstanbul (Söğütlüçeşme)',
  ]);
});

test.each(['undefined', 'null', 'NaN', 'Bilet: undefined', '[object Object]', 'Invalid Date', '₺NaN'])(
  'a page that says %s is found',
  (text) => {
    expect(plainInPage(page(text))).toEqual([`says nothing: “${text}”`]);
  },
);

test('a word that only begins like nothing is a word', () => {
  expect(plainInPage(page('nullification', 'undefinedly'))).toEqual([]);
});
