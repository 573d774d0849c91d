import type { ReactNode } from 'react';
import { coversFocus } from './covers-focus.ts';
import { floating } from './floating-message.css.ts';

/** Whoever pressed something goes on seeing it: a message that would cover it stands at the other end of the window. */
const standClear = (message: HTMLElement | null) => {
  if (message !== null) message.dataset.at = coversFocus(message) ? 'top' : 'bottom';
};

/** A message over the page, within the window: it moves nothing. It hangs above the bar it is drawn in. */
export const FloatingMessage = ({ children }: { readonly children: ReactNode }) => (
  <div ref={standClear} className={floating}>
    {children}
  </div>
);
