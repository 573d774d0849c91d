import type { Page } from 'playwright';

/** Waits until React holds what the server had drawn. A key that types nothing is the sign it waits for. */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const content = document.getElementById('content');
    return content !== null && Object.keys(content).some((key) => key.startsWith('__reactFiber'));
  });
};
