import type { Page } from 'playwright';

/** What can have the focus in the middle of the page, and then lies under something else. */
export const coveredInFocus = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const stops =
      'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [data-seat]';
    return [...document.querySelectorAll<HTMLElement>(`#content :is(${stops})`)].flatMap((stop) => {
      if (!stop.checkVisibility()) return [];
      stop.focus();
      if (document.activeElement !== stop) return [];
      const { left, top, width, height } = stop.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met !== null && (stop.contains(met) || met.contains(stop))
        ? []
        : [`${stop.outerHTML.slice(0, 120)} under ${met?.outerHTML.slice(0, 80)}`];
    });
  });
