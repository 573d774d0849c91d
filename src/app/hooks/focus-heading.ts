import { yieldToMain } from '#app/browser/yield-to-main.ts';

/** In it, or at what opened it. */
const isInPanel = (element: Element | null): boolean => {
  const open = document.querySelector('[popover]:popover-open');
  return open !== null && (open.contains(element) || element?.getAttribute('popovertarget') === open.id);
};

/**
 * Brings the keyboard and the ear to what is to be done now, once the browser had leave to lay it out: to a part, or to
 * the page. Whoever has gone on to something else by then stays there, and so does whoever is in a panel over the page.
 */
export const focusHeading = async (ofPart: HTMLElement | null = null): Promise<void> => {
  const before = document.activeElement;
  await yieldToMain();
  const now = document.activeElement;
  if (now !== before && now !== document.body) return;
  if (isInPanel(now)) return;
  const heading = ofPart ?? document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: ofPart === null });
};

/** Another step on the same page begins at its top, however far down the one before it was read. */
export const beginAtHeading = (): Promise<void> => {
  scrollTo({ top: 0 });
  return focusHeading();
};
