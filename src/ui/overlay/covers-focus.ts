const isOver = (one: DOMRect, other: DOMRect): boolean =>
  other.bottom > one.top && other.top < one.bottom && other.right > one.left && other.left < one.right;

/** Whether what lies over the page covers what has the focus. */
export const coversFocus = (message: HTMLElement): boolean => {
  const pressed = document.activeElement;
  return (
    pressed !== null &&
    !pressed.contains(message) &&
    isOver(message.getBoundingClientRect(), pressed.getBoundingClientRect())
  );
};
