import type { Page } from 'playwright';
import type { MessageId } from '#i18n/message-id.ts';

/** Holds the seats longer. On a narrow page the bar is opened for it. */
export const extendHold = async (page: Page, words: Readonly<Record<MessageId, string>>): Promise<void> => {
  const named = (id: MessageId) => page.getByRole('button', { name: words[id], exact: true });
  const opener = named('seat-map.bar.time');
  if ((await opener.isVisible()) && (await opener.getAttribute('aria-expanded')) === 'false')
    await opener.click();
  await named('seat-clock.extend').click();
};
