import type { Page } from 'playwright';
import { comeToRest } from './come-to-rest.ts';

/** How many pixels the page is wider than its window, and what sticks out. */
export const sticksOut = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(comeToRest);
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    };
    /** What scrolls within a part of the page is not the page. */
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const names = [...document.querySelectorAll('body *')]
      .filter((element) => beyond(element) && !scrolls(element.parentElement))
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return [`${scrollWidth - clientWidth} px`, ...names];
  });
};
