import { expect, test } from 'vitest';
import { isOneTimeCode, parseOneTimeCode } from '#domain/values/one-time-code.ts';

const code = 'Zm9vYmFyYmF6cXV4cXV1eA';

test.each([
  [code, true],
  [code.repeat(2), true],
  ['_-'.repeat(11), true],
  ['a'.repeat(86), true],
  ['', false],
  ['123456', false],
  [code.slice(1), false],
  ['a'.repeat(87), false],
  [`${code}=`, false],
  [`${code} `, false],
  [`${code}\n`, false],
  [`${code.slice(1)}/`, false],
  [`${code.slice(1)}ı`, false],
  [`${code.slice(1)}\u0000`, false],
  ['a'.repeat(100_000), false],
])('[E-04] %j is a one-time code: %s', (text, is) => {
  expect(isOneTimeCode(text)).toBe(is);
});

test.each([
  [`${code}\r\n`, code],
  [` ${code} `, code],
  [`${code.slice(0, 9)}\n${code.slice(9)}`, code],
])('[E-04] copied as %j it is %j', (copied, input) => {
  expect(parseOneTimeCode(copied)).toBe(input);
});
