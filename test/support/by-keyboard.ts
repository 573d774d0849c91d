import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const most = 120;

/** Whether the focus stands on it, also inside a frame. */
const isFocused = (target: Locator) =>
  target.evaluate((element) => element === element.ownerDocument.activeElement && document.hasFocus());

/** Runs in the page: whether what has the focus shows it. */
const isMarked = (element: Element): boolean => {
  const near = [element, element.parentElement, element.nextElementSibling, element.closest('label')];
  return (
    element.matches(':focus-visible') &&
    near.some((each) => {
      if (each === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    })
  );
};

/** Goes on with Tab alone until the focus stands there, where it must be seen. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  let presses = 0;
  while (!(await isFocused(target)) && presses < most) {
    await page.keyboard.press('Tab');
    presses += 1;
  }
  expect(await isFocused(target), 'is reached by Tab').toBe(true);
  expect(await target.evaluate(isMarked), 'shows the focus').toBe(true);
};

export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
};

export const pressOn = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
