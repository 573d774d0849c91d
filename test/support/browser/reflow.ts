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
    const names = [...document.querySelectorAll('body *')]
      .filter(beyond)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return [`${scrollWidth - clientWidth} px`, ...names];
  });
};
