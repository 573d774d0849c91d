import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { Language } from '#domain/values/language.ts';
import { keptByKey } from '#server/platform/kept.ts';
import { takes } from './assets.ts';
import type { IncomingRequest } from './incoming-request.ts';
import type { Outcome } from './operation.ts';
import type { Reply } from './reply.ts';
import { textReply } from './wire-answer.ts';

type Form = { readonly etag: string; readonly bytes: Uint8Array<ArrayBuffer> };

const mostTexts = 64;
/** What is shorter fits into one packet as it is. */
const worthPressing = 1024;
const quality = { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } };
const level = { level: 4 };

const press = {
  br: (text: string) => brotliCompressSync(text, quality),
  gzip: (text: string) => gzipSync(text, level),
};

const etagOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const etags = keptByKey<string>(mostTexts);

/** Pressed once for as long as the same is answered. Whoever keeps it may be anybody: no secret stands in it. */
const forms = { br: keptByKey<Form>(mostTexts), gzip: keptByKey<Form>(mostTexts) };

const formOf = (text: string, etag: string, encoding: keyof typeof press): Form =>
  forms[encoding](text, () => ({
    etag: `"${etag}-${encoding}"`,
    bytes: new Uint8Array(press[encoding](text)),
  }));

const encodingFor = (text: string, { headers }: IncomingRequest): keyof typeof press | null => {
  const accepted = headers.get('accept-encoding') ?? '';
  if (text.length < worthPressing) return null;
  return (['br', 'gzip'] as const).find((encoding) => takes(accepted, encoding)) ?? null;
};

const unchanged: Reply = { status: 304, headers: {}, cookies: [], body: null };

/** JSON a reader may keep for a while, and need not be sent again when it has not changed. */
export const keptAnswer = (
  { text: written, keepFor }: Extract<Outcome, { kind: 'written' }>,
  request: IncomingRequest,
  language: Language,
): Reply => {
  const text = typeof written === 'string' ? written : written.join('');
  const mark = etags(text, () => etagOf(text));
  const encoding = encodingFor(text, request);
  const form = encoding === null ? null : formOf(text, mark, encoding);
  const etag = form?.etag ?? `"${mark}"`;
  const isKnown = request.headers.get('if-none-match')?.includes(etag) === true;
  const whole = textReply(text, 200, language);
  const reply = isKnown ? unchanged : { ...whole, body: form?.bytes ?? whole.body };
  return {
    ...reply,
    headers: {
      ...reply.headers,
      ...(encoding === null || isKnown ? {} : { 'content-encoding': encoding }),
      etag,
      'cache-control': `public, max-age=${keepFor}`,
      vary: 'accept-encoding, accept-language, cookie',
    },
  };
};
