import { breathe } from './breathe.ts';

/** Brings the keyboard and the ear to what is to be done now, once the browser had leave to lay it out. */
export const focusHeading = async (): Promise<void> => {
  await breathe();
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};
