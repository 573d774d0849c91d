import type { ReactNode } from 'react';
import { floating } from './floating-message.css.ts';

/** Whoever pressed something goes on seeing it: a message that would cover it stands at the other end of the window. */
const standClear = (message: HTMLElement | null) => {
  const pressed = document.activeElement?.getBoundingClientRect();
  if (message === null || pressed === undefined) return;
  const { top, bottom, left, right } = message.getBoundingClientRect();
  const isCovered =
    pressed.bottom > top && pressed.top < bottom && pressed.right > left && pressed.left < right;
  message.dataset.at = isCovered ? 'top' : 'bottom';
};

/** A message over the page, within the window: it moves nothing. It hangs above the bar it is drawn in. */
export const FloatingMessage = ({ children }: { readonly children: ReactNode }) => (
  <div ref={standClear} className={floating}>
    {children}
  </div>
);
