import type { Head } from './incoming-request.ts';

/** Names a page of another site cannot make its own by pointing its name at this machine. */
const loopback = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i;

/** An origin has its host in small letters, after the scheme. */
const hostOf = (origin: string): string => origin.slice(origin.indexOf('//') + 2);

/** Whether a page of this origin asks at this host. At another name of this machine it may be served over TLS or not. */
export const isPageOf = (own: string, page: string, host: string): boolean =>
  host === hostOf(own) ? page === own : URL.canParse(page) && new URL(page).host === host;

/** A page at our own host under another scheme: it is no page of ours, and whoever runs the shop should know. */
export const isElsewise = (own: string, page: string | null): boolean =>
  page !== null && page !== own && hostOf(page) === hostOf(own);

/**
 * Whether a request is meant for this origin, or comes from this machine. Two lines with a host are joined by a comma,
 * and mean nobody; what is asked inside the process has its host in its address alone.
 */
export const isForHost = (headers: Head, url: string, origin: string): boolean => {
  const host = headers.get('host') ?? new URL(url).host;
  return host.toLowerCase() === hostOf(origin) || loopback.test(host);
};
