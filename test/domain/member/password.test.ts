import { expect, test } from 'vitest';
import { isPassword, isRepeated, metConditionsOf } from '#domain/member/password.ts';
import { passwordStrengthOf } from '#domain/member/password-strength.ts';

const long = (length: number) => `Aa1${'x'.repeat(length - 3)}`;

test.each([
  ['Bozkir19', 'exactly eight'],
  ['Şeker123', 'a Turkish upper case letter'],
  ['İstanbul1', 'İ is upper case'],
  ['ÇÖĞÜİı1ş', 'only Turkish letters'],
  ['Aa1     ', 'spaces count'],
  ['Pass word 1', 'a space inside'],
  ['Aa1!@#$%', 'signs'],
  ['Aa۱xxxxx', 'a Persian digit is a digit'],
  ['Ab1😀😀😀😀😀', 'an emoji is one sign'],
  ['رمزعبورAa1', 'Persian letters beside'],
  [long(64), '64 characters'],
  [long(128), '128 characters'],
])('[V-11] %j is a password: %s', (password) => {
  expect(isPassword(password)).toBe(true);
});

test.each([
  ['', 'empty'],
  ['Bozkir1', 'seven'],
  ['bozkir19', 'no upper case'],
  ['BOZKIR19', 'no lower case'],
  ['Bozkiray', 'no digit'],
  ['12345678', 'digits only'],
  ['        ', 'spaces only'],
  ['Aa1\u0000xxxx', 'the null sign, which nobody types'],
  ['!!!!!!!!', 'signs only'],
  ['Ab1😀😀😀😀', 'an emoji is not two signs'],
  ['şeker123', 'a Turkish lower case letter is not upper case'],
  ['ŞEKER123', 'a Turkish upper case letter is not lower case'],
  ['Şekerrrr½', 'a half is no digit'],
  ['رمزعبور۱۲۳', 'letters without case'],
  [long(129), '129 characters'],
  [long(100_000), 'a hundred thousand characters'],
])('[V-11] %j is no password: %s', (password) => {
  expect(isPassword(password)).toBe(false);
});

test.each([
  ['', []],
  ['a', ['lower']],
  ['A', ['upper']],
  ['1', ['digit']],
  ['Ş', ['upper']],
  ['ı', ['lower']],
  ['........', ['length']],
  ['Aa1', ['upper', 'lower', 'digit']],
  ['Aa1.....', ['length', 'upper', 'lower', 'digit']],
])('[V-11] %j meets %j', (password, met) => {
  expect(metConditionsOf(password)).toEqual(met);
});

test.each([
  ['Bozkir19', 'Bozkir19', true],
  ['Bozkir19', 'bozkir19', false],
  ['Bozkir19', 'Bozkir19 ', false],
  ['Bozkir19', '', false],
  ['S\u0327eker12', 'Şeker12', true],
])('[V-11] %j repeated as %j is the same: %s', (password, repeat, same) => {
  expect(isRepeated(password, repeat)).toBe(same);
});

test.each([
  ['', 0, 'weak'],
  ['a', 1, 'weak'],
  ['aA', 2, 'weak'],
  ['aA1', 2, 'weak'],
  ['aA1!', 2, 'weak'],
  ['aaaaaaa', 1, 'weak'],
  ['aaaaaaaa', 2, 'weak'],
  ['aaaaaaa1', 3, 'medium'],
  ['aaaaaaaA', 3, 'medium'],
  ['aaaaaaa!', 3, 'medium'],
  ['aaaaaaaaaaaa', 3, 'medium'],
  ['Bozkir19', 4, 'strong'],
  ['bozkir1!', 4, 'strong'],
  ['Şeker123', 4, 'strong'],
  ['Bozkir19!', 5, 'strong'],
  ['Bozkir19!uzun', 6, 'strong'],
])('[S-26] %j scores %i: %s', (password, score, word) => {
  expect(passwordStrengthOf(password)).toEqual({ score, word, met: metConditionsOf(password) });
});
