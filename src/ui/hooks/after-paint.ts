import type { FormEvent } from 'react';

/** Does what takes long only once the press itself was answered on the screen. */
export const afterPaint = (pressed: Element | null, task: () => void): void => {
  const go = () => {
    pressed?.removeAttribute('aria-busy');
    task();
  };
  if (document.hidden) {
    go();
    return;
  }
  pressed?.setAttribute('aria-busy', 'true');
  // A frame is surely on the screen when the next one begins.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go)));
};

/** The button a form was sent with. */
export const submitterOf = ({ nativeEvent }: FormEvent): Element | null =>
  nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
