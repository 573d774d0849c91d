import type { Page } from 'playwright';

type Words = Readonly<Record<'seat-clock.extend' | 'seat-map.bar.time', string>>;

/** Holds the seats longer. On a narrow page the bar is opened for it. */
export const extendHold = async (page: Page, words: Words): Promise<void> => {
  const named = (id: keyof Words) => page.getByRole('button', { name: words[id], exact: true });
  const opener = named('seat-map.bar.time');
  if ((await opener.isVisible()) && (await opener.getAttribute('aria-expanded')) === 'false')
    await opener.click();
  await named('seat-clock.extend').click();
};
