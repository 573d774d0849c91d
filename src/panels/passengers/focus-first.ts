/** Gives the focus to the first control of what has just come into the page. */
export const focusFirst = (element: HTMLElement | null): void => {
  element?.querySelector<HTMLElement>('input, select, button')?.focus();
};
