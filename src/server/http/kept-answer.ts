import { createHash } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import { textAnswer } from './wire-answer.ts';

const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

/** JSON a reader may keep for a while, and need not be sent again when it has not changed. */
export const keptAnswer = (
  { text, keepFor }: { readonly text: string; readonly keepFor: number },
  request: Request,
  language: Language,
): Response => {
  const etag = etagOf(text);
  const isKnown = request.headers.get('if-none-match')?.includes(etag) === true;
  const answer = isKnown ? new Response(null, { status: 304 }) : textAnswer(text, 200, language);
  answer.headers.set('etag', etag);
  answer.headers.set('cache-control', `public, max-age=${keepFor}`);
  answer.headers.set('vary', 'accept-language, cookie');
  return answer;
};
