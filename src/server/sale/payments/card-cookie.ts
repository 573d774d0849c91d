import { addresses } from '#domain/shop/addresses.ts';
import { foreignForm } from '#server/counterparts/bank/read-form.ts';
import { cookieHeader } from '#server/platform/http/cookie.ts';
import type { Site } from '#server/platform/http/site.ts';
import type { House } from '#server/sale/context/house.ts';

export const cardCookie = 'card-token';

const token = /^[\w-]{43}$/;
const life = 30 * 60;

/** Takes the token of a card that was typed on the bank's own page, where no script runs. */
export const cardCookieSite: Site<House> = {
  method: 'post',
  path: '/odeme/kart',
  stands: 'everywhere',
  answer: async (request, { settings }) => {
    const brought = (await foreignForm(request)).get('token') ?? '';
    const [payment] = addresses.payment.path.split('/{');
    const headers = new Headers({ location: payment ?? '/' });
    if (token.test(brought)) {
      const cookie = { name: cardCookie, value: brought, maxAge: life };
      headers.append('set-cookie', cookieHeader(cookie, settings.origin));
    }
    return new Response(null, { status: 303, headers });
  },
};
