import type { Page } from 'playwright';

/** Of a heading: whether it has the focus, lies within the window, and under nothing. Runs in the page. */
const sightOfHeading = (sought: string) => {
  const heading = document.querySelector(sought);
  if (heading === null) return null;
  const { top, bottom, left, height } = heading.getBoundingClientRect();
  const met = document.elementFromPoint(left + 4, top + height / 2);
  return {
    focus: document.activeElement === heading ? 'on it' : 'elsewhere',
    place: top >= 0 && bottom <= innerHeight ? 'in the window' : 'outside the window',
    covered: met !== null && (heading.contains(met) || met.contains(heading)) ? 'by nothing' : 'by another',
  };
};

/** What a reader finds after a step at the heading of the page, or at that of a part. */
export const headingSeen = (page: Page, ofPart = 'h1') => page.evaluate(sightOfHeading, ofPart);

export const atHeadingInSight = { focus: 'on it', place: 'in the window', covered: 'by nothing' } as const;
