import * as fc from 'fast-check';

/** Strings that have hurt somebody: markup, queries, templates, headers, paths, formulas, text that is not what it seems. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u00a0\u2003',
  "' OR '1'='1",
  "'; drop table user_account; --",
  '1; select pg_sleep(5)',
  '" or ""="',
  "\\'; --",
  '$1',
  '%',
  '_',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '<svg/onload=alert(1)>',
  '{{7*7}}',
  '$'.concat('{7*7}'),
  '#{7*7}',
  '<%= 7*7 %>',
  'a\r\nSet-Cookie: session=stolen',
  'a\nb',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2f',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example',
  'https://evil.example/',
  '=cmd|/c calc!A1',
  '+1+1',
  '@SUM(1)',
  '`id`',
  '$(id)',
  '| id',
  '*)(uid=*))(|(uid=*',
  '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e999',
  '9007199254740993',
  '\u202eevil',
  '\u200f\u200ea',
  'ayse@example.com\u0000',
  '\ud800',
  '\udfff\ud800',
  '👩‍👩‍👧‍👦',
  'İıĞğŞşÇç',
  '۱۲۳۴۵۶۷۸۹۰',
  'ｆｕｌｌｗｉｄｔｈ',
  'а\u0301yse@еxample.com',
  'a'.repeat(10_000),
  '\u0301'.repeat(5000),
  `${'a.'.repeat(3000)}@example.com`,
  `${'('.repeat(2000)}${')'.repeat(2000)}`,
];

const poisoned: readonly unknown[] = [
  JSON.parse('{"__proto__":{"role":"staff","polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse('[{"__proto__":{"polluted":true}}]'),
  { length: 1e9 },
  { toString: 1, valueOf: 1 },
  JSON.parse('{"then":1}'),
  [[[[[[[[[[]]]]]]]]]],
  1e308,
  -0,
];

type Place = readonly (string | number)[];

/** Every place inside a body where something stands. */
const placesIn = (body: unknown, at: Place = []): readonly Place[] => {
  if (typeof body !== 'object' || body === null) {
    return [at];
  }
  return [at, ...Object.entries(body).flatMap(([name, inner]) => placesIn(inner, [...at, name]))];
};

const withAt = (body: unknown, [name, ...rest]: Place, put: unknown): unknown => {
  if (name === undefined) {
    return put;
  }
  if (Array.isArray(body)) {
    return body.map((inner, index) => (String(index) === String(name) ? withAt(inner, rest, put) : inner));
  }
  return typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).map(([own, inner]) => [own, own === name ? withAt(inner, rest, put) : inner]),
      )
    : put;
};

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.constantFrom(...poisoned) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

/** A body with one thing in it replaced by something hostile, or taken out. */
export const spoilt = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  good.chain((body) =>
    fc
      .record({ place: fc.constantFrom(...placesIn(body)), put: hostileValue })
      .map(({ place, put }) => withAt(body, place, put)),
  );
