import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { languageCookie } from '#contract/wire/page.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { languages } from '#domain/values/language.ts';
import { themes } from '#domain/values/theme.ts';
import { openAsking } from '../../contract/fuzzing/ask-plainly.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';

const shop = shopOfThisFile();

const pressedAt = async (address: string, cookies: readonly string[] = ['']) => {
  const { ask, end } = openAsking(Number(new URL(shop().origin).port), 8);
  const headers = { accept: 'text/html', 'accept-language': 'tr', 'accept-encoding': 'br' };
  const answers = await Promise.all(
    cookies.map((cookie) => ask({ method: 'GET', address, headers: { ...headers, cookie }, body: null })),
  );
  end();
  return answers.map(({ bytes }) => bytes);
};

const pressedBy = (bytes: Buffer, quality: number) =>
  brotliCompressSync(brotliDecompressSync(bytes), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

test.each(['/', '/bilet-arama', '/turistik-trenler'])(
  '%s is the same for everybody, and pressed as well as can be',
  async (address) => {
    const [bytes] = await pressedAt(address);
    expect(bytes?.equals(pressedBy(bytes, constants.BROTLI_MAX_QUALITY))).toBe(true);
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
    const [bytes] = await pressedAt(address);
    expect(bytes?.equals(pressedBy(bytes, 4))).toBe(true);
  },
);

const openPaths = Object.values(addresses)
  .filter(({ path, access }) => access === 'open' && !path.includes('{'))
  .map(({ path }) => path);

const readers = languages.flatMap((language) =>
  themes.map((theme) => `${languageCookie}=${language}; theme=${theme}`),
);

test('whoever asks for every page as everybody sees it has a hundred pressed well, the others soon', async () => {
  const answers: Buffer[] = [];
  for (const path of openPaths) answers.push(...(await pressedAt(path, readers)));
  const pages = answers.filter(({ length }) => length > 0);
  const soon = pages.filter((bytes) => bytes.equals(pressedBy(bytes, 4)));
  expect(pages.length).toBeGreaterThan(150);
  expect(soon.length).toBeGreaterThan(0);
  expect(pages.length - soon.length).toBeGreaterThanOrEqual(90);
});
