import { addresses } from '#domain/shop/addresses.ts';
import { foreignForm } from '#server/counterparts/bank/read-form.ts';
import { cardCookie } from '#server/people/access/card-cookie.ts';
import { cookieHeader } from '#server/platform/http/cookie.ts';
import type { ServerPage } from '#server/platform/http/server-page.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';

const token = /^[\w-]{43}$/;
const life = 30 * 60;

/**
 * Takes the token of a card that was typed on the bank's own page, where no script runs. From any other page it is not
 * taken: whoever paid would pay with somebody else's card.
 */
export const cardCookieServerPage: ServerPage<AppContext> = {
  method: 'post',
  path: '/odeme/kart',
  availability: 'everywhere',
  answer: async (request, { settings }) => {
    const received = (await foreignForm(request)).get('token') ?? '';
    const [payment] = addresses.payment.path.split('/{');
    const headers = new Headers({ location: payment ?? '/' });
    if (request.headers.get('origin') === settings.cardOrigin && token.test(received)) {
      const cookie = { name: cardCookie, value: received, maxAge: life };
      headers.append('set-cookie', cookieHeader(cookie, settings.origin));
    }
    return new Response(null, { status: 303, headers });
  },
};
