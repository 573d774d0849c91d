/** Where the browser is sent to prove a card. Nobody answers there. */
export const bankPage = '/bank-of-the-path';
