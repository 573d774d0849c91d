import type { Settings } from '#server/platform/settings.ts';
import { isUpkeep } from './checks.ts';
import type { IncomingRequest } from './incoming-request.ts';
import { isForHost } from './own-host.ts';
import { pathOf } from './path-of.ts';
import { isReadable } from './readable-address.ts';

/** Why a request is turned away before anything in it is looked at. */
export const refusedAtTheEdge = (
  { headers, method, url }: Pick<IncomingRequest, 'headers' | 'method' | 'url'>,
  { origin }: Pick<Settings, 'origin'>,
): 'unreadable' | 'host-unknown' | null => {
  if (!isReadable(url)) return 'unreadable';
  return isForHost(headers, url, origin) || isUpkeep({ method, path: pathOf(url) }) ? null : 'host-unknown';
};
