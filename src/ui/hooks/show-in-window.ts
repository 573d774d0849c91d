const isInWindow = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < innerHeight;

/** A part comes into the window for whoever is still where they pressed; the focus stays there. */
export const showInWindow = (part: Element): void => {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && isInWindow(activeElement.getBoundingClientRect()))
    part.scrollIntoView({ block: 'nearest' });
};
