import type { Settings } from '#server/platform/settings.ts';
import type { IncomingRequest } from './incoming-request.ts';
import { isForHost } from './own-host.ts';
import { pathOf } from './path-of.ts';
import { isReadable } from './readable-address.ts';

/** What machines that look after the server ask, by whatever name they reach it. */
const upkeepPaths: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);

/** Why a request is turned away before anything in it is looked at. */
export const refusedAtTheEdge = (
  { headers, url }: Pick<IncomingRequest, 'headers' | 'url'>,
  { origin }: Pick<Settings, 'origin'>,
): 'unreadable' | 'host-unknown' | null => {
  if (!isReadable(url)) return 'unreadable';
  return isForHost(headers, url, origin) || upkeepPaths.has(pathOf(url)) ? null : 'host-unknown';
};
