import { expect, test } from 'vitest';
import { returnAddressesOf } from '#domain/shop/return-addresses.ts';

const origin = 'https://sefer.example';

test.each([
  ['ticket', '/odeme-sonuc', '/odeme'],
  ['rail-pass', '/interrail-eurail-odeme-sonuc', '/interrail-eurail-odeme'],
  ['train-card', '/tren-kart-odeme-sonuc', '/tren-kart-odeme'],
] as const)('[P-12] a bank sends whoever pays for a %s back to %s or %s', (purchase, success, failure) =>
  expect(returnAddressesOf(purchase, origin)).toEqual({
    success: `${origin}${success}`,
    failure: `${origin}${failure}`,
  }),
);
