import { expect, test } from 'vitest';
import { asRead, withoutWhiteSpace, withSingleSpaces } from '#domain/values/white-space.ts';

test.each([
  [' a ', 'a'],
  ['a b', 'ab'],
  ['a\tb\r\nc', 'abc'],
  ['\u00a0a\u2003b\u3000', 'ab'],
  ['\u200ea\u200f', 'a'],
  ['\u202aa\u202cb\u202e', 'ab'],
  ['\u2066a\u2069', 'a'],
  ['\ufeffa', 'a'],
  ['a\u200bb\u200cc\u200dd', 'abcd'],
  ['so\u00adft', 'soft'],
  ['', ''],
  [' \n\t', ''],
  ['ışık', 'ışık'],
  ['a\u0000b', 'a\u0000b'],
])('[V-01] %j holds no white space as %j', (input, kept) => {
  expect(withoutWhiteSpace(input)).toBe(kept);
});

test.each([
  ['  ali   veli ', 'ali veli'],
  ['ali\t\nveli', 'ali veli'],
  ['ali\u00a0veli', 'ali veli'],
  ['ali', 'ali'],
  ['', ''],
  ['   ', ''],
  ['a  b  c', 'a b c'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['\u3000ali', 'ali'],
  ['ali\r\n', 'ali'],
  ['a - b', 'a - b'],
  ['\u2028ali', 'ali'],
])('[V-02] %j has single spaces as %j', (input, kept) => {
  expect(withSingleSpaces(input)).toBe(kept);
});

test.each([
  ['Aylık  Ankara', 'Aylık Ankara'],
  ['\u00a0Aylık\t\nAnkara ', 'Aylık Ankara'],
  ['Ay\u00adlık\u200b \u200e', 'Aylık'],
  ['می\u200cشود', 'میشود'],
  ['Gu\u0308nlu\u0308k', 'Günlük'],
  [' \u200b ', ''],
])('[S-23] %j is read as %j', (input, read) => {
  expect(asRead(input)).toBe(read);
});
