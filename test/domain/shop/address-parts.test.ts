import { expect, test } from 'vitest';
import { addressParts } from '#domain/shop/address-parts.ts';

test.each([
  ['/odeme', {}],
  ['/odeme/', {}],
  ['/odeme/ret%20edildi?dil=fa', { encodedReason: 'ret edildi' }],
  ['/odeme/%E0%A4%A', { encodedReason: '\uFFFD%A' }],
  ['/odeme-sonuc/AB12CD', {}],
])('the parts of %s as an address of the payment are %j', (path, parts) => {
  expect(addressParts('payment', path)).toEqual(parts);
});
