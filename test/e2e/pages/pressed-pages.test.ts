import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { openAsking } from '../../contract/fuzzing/ask-plainly.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';

const shop = shopOfThisFile();

const pressedAt = async (address: string) => {
  const { ask, end } = openAsking(Number(new URL(shop().origin).port), 1);
  const headers = { accept: 'text/html', 'accept-language': 'tr', 'accept-encoding': 'br' };
  const { bytes } = await ask({ method: 'GET', address, headers, body: null });
  end();
  return bytes;
};

const pressedBy = (bytes: Buffer, quality: number) =>
  brotliCompressSync(brotliDecompressSync(bytes), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

test.each(['/', '/bilet-arama', '/turistik-trenler'])(
  '%s is the same for everybody, and pressed as well as can be',
  async (address) => {
    const bytes = await pressedAt(address);
    expect(bytes.equals(pressedBy(bytes, constants.BROTLI_MAX_QUALITY))).toBe(true);
  },
);

test.each([
  ['at an address that may go on in any way', '/odeme/whatever'],
  ['at one of a booking', '/odeme-sonuc/ABCDEF'],
  ['of a flow nobody drew', '/akislar/whatever'],
  ['that tells why a login was refused', '/?giris=wrong-details'],
])(
  'a page %s is pressed as soon as can be: whoever asks for many keeps no processor',
  async (_what, address) => {
    const bytes = await pressedAt(address);
    expect(bytes.equals(pressedBy(bytes, 4))).toBe(true);
  },
);
