import type { Page } from 'playwright';

/** Of the first heading: whether it has the focus, lies within the window, and under nothing. Runs in the page. */
const sightOfHeading = () => {
  const heading = document.querySelector('h1');
  if (heading === null) return null;
  const { top, bottom, left, height } = heading.getBoundingClientRect();
  const met = document.elementFromPoint(left + 4, top + height / 2);
  return {
    focus: document.activeElement === heading ? 'on it' : 'elsewhere',
    place: top >= 0 && bottom <= innerHeight ? 'in the window' : 'outside the window',
    covered: met !== null && (heading.contains(met) || met.contains(heading)) ? 'by nothing' : 'by another',
  };
};

/** What a reader finds at the heading of the page after a step. */
export const headingSeen = (page: Page) => page.evaluate(sightOfHeading);

export const atHeadingInSight = { focus: 'on it', place: 'in the window', covered: 'by nothing' } as const;
