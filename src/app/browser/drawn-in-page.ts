/** Where a page carries what the server drew it with. */
export const drawnId = 'drawn';

/** Hands out once what the page was drawn with: the next place is drawn with something else. */
export const drawnInPage = (): (() => string | null) => {
  let left = document.getElementById(drawnId)?.textContent ?? null;
  return () => {
    const drawn = left;
    left = null;
    return drawn;
  };
};
