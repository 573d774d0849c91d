import { languageCookie, type Page } from '#contract/wire/page.ts';
import { secondsUntil } from '#contract/wire/seconds-until.ts';
import type { AddressName } from '#domain/shop/addresses.ts';
import { goneName } from '../offline/copies-name.ts';
import type { Choice } from './choice.ts';
import type { Rendered } from './rendered.ts';
import { themeCookie } from './theme-cookie.ts';

const fiveMinutes = 300_000;

/** Where readers come in from elsewhere, and nothing on the page is theirs yet: see docs/decisions/opener-of-the-first-page.md. */
const isEntryPage = (place: AddressName) => place === 'home';

const aYear = 31_536_000;

/** What the address itself chose is kept from now on. */
export const keepChoice = (headers: Headers, { language, theme }: Choice, origin: string): void => {
  if (language) keep(headers, languageCookie, language, origin);
  if (theme) keep(headers, themeCookie, theme === 'system' ? '' : theme, origin);
};

const keep = (headers: Headers, name: string, value: string, origin: string) =>
  headers.append(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : aYear}; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`,
  );

const takesBrotli = (request: Request) => /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');

type Answered = Rendered & { readonly status: number; readonly retryAt: number | null };

/** The answer that carries a page: its policy, the server's hour beside it, and nothing of the reader. */
export const answerOf = (
  { html, brotli, etag, policy, place, language, lasts, status, retryAt }: Answered,
  request: Request,
  { now, origin }: Page,
  choice: Choice,
): Response => {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'content-language': language,
    'cache-control': lasts === 'long' ? 'no-cache' : 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
    etag,
    'server-timing': `now;desc="${now}"`,
  });
  if (isEntryPage(place)) headers.set('cross-origin-opener-policy', 'unsafe-none');
  keepChoice(headers, choice, origin);
  if (place === 'boarding-pass' && status === 404) headers.set(goneName, '1');
  if (status === 429 || status === 503) {
    headers.set('retry-after', secondsUntil(retryAt ?? now + fiveMinutes, now));
  }
  if (status === 200 && request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  if (!takesBrotli(request)) return new Response(html, { status, headers });
  headers.set('content-encoding', 'br');
  return new Response(brotli, { status, headers });
};
