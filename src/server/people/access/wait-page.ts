import { refusals } from '#contract/wire/refusals.ts';
import { secondsUntil } from '#contract/wire/seconds-until.ts';
import type { Language } from '#domain/values/language.ts';
import { cookieHeader } from '#server/platform/http/cookie.ts';
import { sentenceOf } from '#server/platform/http/wire-answer.ts';
import type { Overdone } from './with-name.ts';

type Waiting = { readonly language: Language; readonly now: number; readonly origin: string };

/** Where a file or a picture was asked for too often: the sentence, how long to wait, and the name that was given. */
export const waitPage = (
  { refusal, retryAt, cookies }: Overdone,
  { language, now, origin }: Waiting,
): Response => {
  const answer = new Response(sentenceOf(refusal, language), {
    status: refusals[refusal].status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': secondsUntil(retryAt, now),
    },
  });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookieHeader(cookie, origin));
  return answer;
};
