import type { IncomingMessage } from 'node:http';
import { isOfSession, languageCookie, leftValue, logoutDueCookie } from '#contract/wire/page.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/values/language.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { Head, IncomingRequest } from './incoming-request.ts';
import { isPageOf } from './own-host.ts';
import { pathOf } from './path-of.ts';
import { plainAddressOf } from './plain-address.ts';

/** What the socket knows of a caller; a call made inside the process has none. */
export type Wire = { readonly incoming?: IncomingMessage };

type Cookies = Readonly<Record<string, string>>;

const none: Cookies = {};

const cookiesIn = (header: string | null): Cookies =>
  header === null
    ? none
    : Object.fromEntries(
        header.split(';').flatMap((pair) => {
          const [name, ...value] = pair.split('=');
          return name === undefined || value.length === 0 ? [] : [[name.trim(), value.join('=').trim()]];
        }),
      );

/** Whether a page of ours asks. A request without Origin comes from an address bar, a link or no browser at all. */
export const isOwnOrigin = (request: IncomingRequest, { origin: own }: Pick<Settings, 'origin'>): boolean => {
  const origin = request.headers.get('origin');
  const fetchSite = request.headers.get('sec-fetch-site');
  const isOwnPage = origin === null || isPageOf(own, origin, new URL(request.url).host);
  return isOwnPage && (fetchSite === null || fetchSite === 'same-origin' || fetchSite === 'none');
};

/** Whether a browser says itself which page asks; a client that is no browser says nothing. */
export const isVouched = (headers: Head): boolean => headers.has('origin') || headers.has('sec-fetch-site');

/** Cookies of a request another site made are left unread; and those of a browser somebody has left, but to end their session or begin another. */
export const cookiesOf = (request: IncomingRequest, settings: Pick<Settings, 'origin'>): Cookies => {
  if (!isOwnOrigin(request, settings)) return none;
  const sent = cookiesIn(request.headers.get('cookie'));
  return sent[logoutDueCookie] === leftValue && !isOfSession(pathOf(request.url)) ? none : sent;
};

const spoken = (header: string): readonly string[] =>
  header.split(',').map((range) => (range.split(';', 1)[0] ?? '').trim().slice(0, 2).toLowerCase());

/** The language the reader chose, or the first of the browser's that the shop speaks, or Turkish. */
export const languageOf = (request: IncomingRequest): Language => {
  const chosen = cookiesIn(request.headers.get('cookie'))[languageCookie];
  const wished = [chosen ?? '', ...spoken(request.headers.get('accept-language') ?? '')];
  return wished.find(isLanguage) ?? defaultLanguage;
};

/** Behind our own proxies the caller is named by the one that met it; further entries are the caller's own invention. */
export const callerAddressOf = (request: IncomingRequest, wire: Wire, proxies: number): string => {
  const met = plainAddressOf(wire.incoming?.socket.remoteAddress ?? 'inside');
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const named = plainAddressOf(forwarded.at(-proxies) ?? '');
  return proxies === 0 || named === '' ? met : named;
};

/** Clients send the member's token bare or after Bearer. */
export const tokenOf = (request: IncomingRequest): string | null => {
  const header = request.headers
    .get('user-authorization')
    ?.trim()
    .replace(/^Bearer\s+/i, '');
  return header === undefined || header === '' ? null : header;
};

/** A mark made by a machine: shorter ones could be somebody's number, and this one stands in the log. */
const mark = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i;

export const requestIdOf = (request: IncomingRequest): string => {
  const received = request.headers.get('x-request-id') ?? '';
  return mark.test(received) ? received : crypto.randomUUID();
};
