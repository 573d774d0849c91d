import { createHash } from 'node:crypto';
import type { Language } from '#domain/values/language.ts';
import type { IncomingRequest } from './incoming-request.ts';
import type { Outcome } from './operation.ts';
import type { Reply } from './reply.ts';
import { textReply } from './wire-answer.ts';

const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

const unchanged: Reply = { status: 304, headers: {}, cookies: [], body: null };

/** JSON a reader may keep for a while, and need not be sent again when it has not changed. */
export const keptAnswer = (
  { text: written, keepFor }: Extract<Outcome, { kind: 'written' }>,
  request: IncomingRequest,
  language: Language,
): Reply => {
  const text = typeof written === 'string' ? written : written.join('');
  const etag = etagOf(text);
  const isKnown = request.headers.get('if-none-match')?.includes(etag) === true;
  const reply = isKnown ? unchanged : textReply(text, 200, language);
  return {
    ...reply,
    headers: {
      ...reply.headers,
      etag,
      'cache-control': `public, max-age=${keepFor}`,
      vary: 'accept-language, cookie',
    },
  };
};
