import type { Cookie } from '#server/platform/http/cookie.ts';

/** The token of a card that was typed where no script runs. */
export const cardCookie = 'card-token';

/** Nobody pays with the card of whoever sat here before. */
export const dropCard: Cookie = { name: cardCookie, value: '', maxAge: 0 };
