import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { ticketFolder } from '#domain/shop/ticket-addresses.ts';
import { pathOf } from './path-of.ts';

type Form = { readonly bytes: Uint8Array<ArrayBuffer>; readonly encoding: 'br' | 'gzip' | null };

type Asset = {
  readonly type: string;
  readonly etag: string;
  readonly caching: string;
  /** What it says beside that. */
  readonly more: Readonly<Record<string, string>>;
  readonly forms: readonly Form[];
};

/** Answers from the files of the build, or null when there is no such file. */
export type Assets = (request: Request) => Response | null;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const pressed = { '.br': 'br', '.gz': 'gzip' } as const;
/** Vite names what it builds after its content; the cut fonts carry eight signs of theirs. */
const named = /^\/assets\/|-[0-9a-f]{8}\.\w+$/;
/** A worker asks the shop for the pages it stands before: those of tickets, and no other. */
const worker = /^\/assets\/worker-[\w-]+\.js$/;
const ofWorker = {
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'service-worker-allowed': ticketFolder,
};
const forever = 'public, max-age=31536000, immutable';
const askEachTime = 'public, max-age=0, must-revalidate';

const filesUnder = async (folder: string): Promise<readonly string[]> => {
  const found = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  const kinds = await Promise.all(found.map((path) => stat(path)));
  return found.filter((_, index) => kinds[index]?.isFile() === true);
};

const formOf = async (file: string, encoding: Form['encoding']): Promise<readonly Form[]> =>
  existsSync(file) ? [{ bytes: new Uint8Array(await readFile(file)), encoding }] : [];

const assetOf = async (file: string, path: string): Promise<Asset> => {
  const plain = new Uint8Array(await readFile(file));
  const mark = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    etag: `"${mark}"`,
    caching: named.test(path) ? forever : askEachTime,
    more: worker.test(path) ? ofWorker : {},
    forms: [
      ...(await formOf(`${file}.br`, 'br')),
      ...(await formOf(`${file}.gz`, 'gzip')),
      { bytes: plain, encoding: null },
    ],
  };
};

const weightOfNone = /^q=0(?:\.0{0,3})?$/i;

/** Whether whoever asks takes an answer in this form. */
export const takes = (accepted: string, encoding: Form['encoding']): boolean =>
  encoding === null ||
  accepted.split(',').some((range) => {
    const [name, weight] = range.trim().split(';');
    return name?.trim() === encoding && !weightOfNone.test(weight?.trim() ?? '');
  });

const answerWith = (asset: Asset, request: Request): Response => {
  const form = asset.forms.find(({ encoding }) =>
    takes(request.headers.get('accept-encoding') ?? '', encoding),
  );
  const headers = new Headers({
    ...asset.more,
    'cache-control': asset.caching,
    'content-type': asset.type,
    etag: form?.encoding ? asset.etag.replace(/"$/, `-${form.encoding}"`) : asset.etag,
    vary: 'Accept-Encoding',
  });
  if (form?.encoding) {
    headers.set('content-encoding', form.encoding);
  }
  const known = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((etag) => etag.trim().replace(/^W\//, ''));
  return known.includes(headers.get('etag') ?? '')
    ? new Response(null, { status: 304, headers })
    : new Response(request.method === 'HEAD' ? null : (form?.bytes ?? null), { headers });
};

/** The files of the build, read once; those whose name carries their hash never change and are kept for good. */
export const openAssets = async (folder: string): Promise<Assets> => {
  const files = existsSync(folder) ? await filesUnder(folder) : [];
  const whole = files.filter(
    (file) => !(extname(file) in pressed) && !relative(folder, file).startsWith('.'),
  );
  const assets = new Map(
    await Promise.all(
      whole.map(async (file) => {
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        return [path, await assetOf(file, path)] as const;
      }),
    ),
  );
  return (request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const asset = isRead ? assets.get(pathOf(request.url)) : undefined;
    return asset === undefined ? null : answerWith(asset, request);
  };
};
