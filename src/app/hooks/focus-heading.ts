import { yieldToMain } from '#app/browser/yield-to-main.ts';

/**
 * Brings the keyboard and the ear to what is to be done now, once the browser had leave to lay it out: to a part, or to
 * the page. Whoever has gone on to something else by then stays there.
 */
export const focusHeading = async (ofPart: HTMLElement | null = null): Promise<void> => {
  const before = document.activeElement;
  await yieldToMain();
  const now = document.activeElement;
  if (now !== before && now !== document.body) return;
  const heading = ofPart ?? document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: ofPart === null });
};

/** Another step on the same page begins at its top, however far down the one before it was read. */
export const beginAtHeading = (): Promise<void> => {
  scrollTo({ top: 0 });
  return focusHeading();
};
