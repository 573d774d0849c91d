import { turnedAwayCookie } from '#app/browser/turned-away-cookie.ts';
import { addresses } from '#domain/shop/addresses.ts';
import type { Elsewhere } from './resolve-route.ts';

/** Leads home; a page of members that was asked for is remembered for a minute, so that home can say why. */
export const sentHome = ({ turnedAway }: Elsewhere): Response =>
  new Response(null, {
    status: 302,
    headers: {
      location: addresses.home.path,
      ...(turnedAway === null
        ? {}
        : {
            'set-cookie': `${turnedAwayCookie}=${encodeURIComponent(turnedAway)}; Path=/; Max-Age=60; SameSite=Lax`,
          }),
    },
  });
