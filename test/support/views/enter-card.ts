import { expect } from 'vitest';
import { page } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };

/** Where the card fields are said to stand; nothing answers there. */
export const cardOrigin = 'http://127.0.0.1:9';

/** Says what the bank’s frame says once a card is typed in it. */
export const typeCard = async (token: string, lastFour: string): Promise<void> => {
  const frame = document.querySelector('iframe');
  if (frame === null) throw new Error('There are no card fields.');
  const message = { type: 'card.ready', token, lastFour };
  dispatchEvent(
    new MessageEvent('message', { origin: cardOrigin, source: frame.contentWindow, data: message }),
  );
  await expect
    .element(page.getByText(tr['payment.card.ready'].replace('{lastFour}', lastFour)))
    .toBeVisible();
};
