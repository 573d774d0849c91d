/** Of a row longer than its room, what is chosen when it is first drawn stands in the middle; the page itself stays. */
export const seenInRow = (choice: HTMLElement | null): void => {
  const row = choice?.parentElement;
  if (!choice?.querySelector(':checked') || !row) return;
  const [own, whole] = [choice.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - whole.left - whole.width / 2;
};
