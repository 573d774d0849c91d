import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openAssets } from '#server/platform/http/assets.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

const script = 'console.log("ankara");'.repeat(50);

const built = async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets/entry-Ab12Cd34.js'), script);
  await writeFile(join(folder, 'assets/entry-Ab12Cd34.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets/entry-Ab12Cd34.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'apple-touch-icon.png'), 'png');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  const assets = await openAssets(folder);
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    assets(new Request(`http://localhost${path}`, { method, headers }));
};

const entry = '/assets/entry-Ab12Cd34.js';

const headersOf = (answer: Response | null) => {
  const { etag: _etag, ...headers } = Object.fromEntries(answer?.headers ?? []);
  return headers;
};

test('a file whose name carries its hash is kept for good and sent as the browser takes it', async () => {
  const ask = await built();
  const always = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  };
  expect(headersOf(ask(entry, { 'accept-encoding': 'gzip, deflate, br' }))).toEqual({
    ...always,
    'content-encoding': 'br',
  });
  for (const refused of ['br;q=0', 'br; q=0.0', 'br;q=0.000', 'br ; Q=0.']) {
    expect(headersOf(ask(entry, { 'accept-encoding': `gzip, ${refused}` }))).toEqual({
      ...always,
      'content-encoding': 'gzip',
    });
  }
  expect(headersOf(ask(entry, { 'accept-encoding': 'gzip, br;q=0.001' }))).toEqual({
    ...always,
    'content-encoding': 'br',
  });
  expect(headersOf(ask(entry))).toEqual(always);
  expect(await ask(entry)?.text()).toBe(script);
});

test('a file under its plain name is asked for each time', async () => {
  const ask = await built();
  expect(headersOf(ask('/apple-touch-icon.png'))).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'image/png',
    vary: 'Accept-Encoding',
  });
});

test('what the browser already has is not sent again, and each form has a mark of its own', async () => {
  const ask = await built();
  const mark = (encoding: string) => ask(entry, { 'accept-encoding': encoding })?.headers.get('etag') ?? '';
  const again = ask(entry, { 'accept-encoding': 'br', 'if-none-match': mark('br') });
  expect([again?.status, again?.body]).toEqual([304, null]);
  const weak = { 'accept-encoding': 'br', 'if-none-match': `"another", W/${mark('br')}` };
  expect(ask(entry, weak)?.status).toBe(304);
  expect(ask(entry, { 'accept-encoding': 'gzip', 'if-none-match': mark('br') })?.status).toBe(200);
});

test('HEAD gets the headers alone', async () => {
  const ask = await built();
  expect(await ask(entry, {}, 'HEAD')?.text()).toBe('');
});

test.each([
  '/.vite/manifest.json',
  '/assets/entry-Ab12Cd34.js.br',
  '/../package.json',
  '/assets',
  '/none.js',
])('%s is no file of the shop', async (path) => {
  const ask = await built();
  expect(ask(path)).toBe(null);
});
