import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { showsFocus } from './shows-focus.ts';

const most = 120;

/** Whether the focus stands on it, also inside a frame. */
const isFocused = (target: Locator) =>
  target.evaluate((element) => element === element.ownerDocument.activeElement && document.hasFocus());

/** Goes on with Tab alone until the focus stands there, where it must be seen. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  let presses = 0;
  while (!(await isFocused(target)) && presses < most) {
    await page.keyboard.press('Tab');
    presses += 1;
  }
  expect(await isFocused(target), 'is reached by Tab').toBe(true);
  expect(await target.evaluate(showsFocus), 'shows the focus').toBe(true);
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
