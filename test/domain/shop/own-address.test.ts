import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownAddressOf } from '#domain/shop/own-address.ts';

const foreign = [
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://evil.example/',
  '//evil.example',
  '//evil.example/sefer-listesi',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '\\/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /',
  '/ /evil.example',
  '\u0000/iletisim',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./evil.example',
  '/%2f%2fevil.example',
  '/%2F/evil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '%2f%2fevil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'about:blank',
  'mailto:a@evil.example',
  'evil.example',
  'evil.example/iletisim',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://shop.example@evil.example',
  '@evil.example',
  '/@evil.example',
  ':evil.example',
  ':80/iletisim',
  'https://evil.example/iletisim',
  'https://evil.example?/iletisim',
  'https://evil.example#/iletisim',
  '?//evil.example',
  '#//evil.example',
  '?redirect=/iletisim',
  '',
  '/iletisim/../../evil.example',
  '/iletisim/../..//evil.example',
  '/iletisim//evil.example',
  '/iletisim\\..\\evil.example',
  '/iletisim%0d%0aLocation:%20https://evil.example\r\n',
  '/iletisim\r\nLocation: https://evil.example',
  '/iletisim\nSet-Cookie: a=b',
  '/iletisim\u2028',
  '/iletişim',
  '/\u2044/evil.example',
  '/\uff0f/evil.example',
  '\uff0f\uff0fevil.example',
  '/\u3002/evil.example',
  '/\u202e/evil.example',
  '/İLETİSİM',
  '/ILETISIM',
  '/bilet/a/b',
  '/bilet/',
  '/bilet//evil.example',
  '/bilet/a:b@evil.example',
  '/baska-tur/PK1',
  '/abonmanlik/',
  '/sefer-listesi.evil.example',
  '/sefer-listesievil',
  '/odeme/<script>',
  '/odeme/a%2f..//evil',
  '/odeme/a;b',
  `/iletisim?${'a'.repeat(2_000)}`,
  '/iletisim?a=\\\\evil.example',
  '/mc/user/login',
  '/metrics',
  '/404/..//evil.example',
];

test.each(foreign)('[S-04] %j is no address of the shop', (asked) => {
  expect(ownAddressOf(asked)).toBeNull();
});

test('[S-04] more than sixty ways out of the shop are closed', () => {
  expect(new Set(foreign).size).toBeGreaterThanOrEqual(60);
});

test.each([
  ['/', 'home', 'open'],
  ['/?code=a&state=b', 'home', 'open'],
  ['/iletisim', 'contact', 'open'],
  ['/iletisim/', 'contact', 'open'],
  ['/iletisim?url=//evil.example', 'contact', 'open'],
  ['/iletisim#//evil.example', 'contact', 'open'],
  ['/biletlerim-rezervasyonlarim', 'my-tickets', 'member'],
  ['/odeme', 'payment', 'open'],
  ['/odeme/cmVhc29u', 'payment', 'open'],
  ['/bilet/Zm9v_-.~', 'boarding-pass', 'open'],
  ['/abonmanlik/PK1', 'package', 'open'],
  ['/indirim-paketi/PK1', 'package', 'open'],
  ['/sefer-listesi?gidis=93&donus=1325', 'journey-list', 'open'],
])('[S-04] %s is the address named %s, %s', (path, name, access) => {
  expect(ownAddressOf(path)).toEqual({ name, access, path });
});

test('[S-04] whatever is found in the table stays with the shop when a browser follows it', () => {
  const signs = [
    ...'/\\.:@?#%&=;~-_ ',
    '%2f',
    '%5c',
    '%09',
    '..',
    '//',
    'odeme',
    'bilet',
    'abonmanlik',
    'evil.example',
    '\t',
    '\n',
    'a',
  ];
  const paths = fc.array(fc.constantFrom(...signs), { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(paths, (path) => {
      const found = ownAddressOf(path);
      expect(
        found === null || new URL(found.path, 'https://shop.example').origin === 'https://shop.example',
      ).toBe(true);
    }),
    { numRuns: 20_000 },
  );
});
