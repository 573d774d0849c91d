import { yieldToMain } from '#app/browser/yield-to-main.ts';

/** Brings the keyboard and the ear to what is to be done now, once the browser had leave to lay it out: to a part, or to the page. */
export const focusHeading = async (ofPart: HTMLElement | null = null): Promise<void> => {
  await yieldToMain();
  const heading = ofPart ?? document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: ofPart === null });
};
