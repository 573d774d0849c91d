import { describe, expect, test } from 'vitest';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const tried = async (attempt: string) => {
  const { page, complaints } = await visitor();
  await page.goto('/');
  await waitForHydration(page);
  const before = complaints().length;
  await page.evaluate(attempt).catch(() => undefined);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return { ran: await page.evaluate(() => 'ran' in window), complaints: complaints().length - before };
};

describe('the policy holds', () => {
  test.each([
    [
      'a script written into the page',
      "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"ran=1\">')",
    ],
    [
      'a script element with text',
      "{ const s = document.createElement('script'); s.text = 'window.ran=1'; document.head.append(s); }",
    ],
    [
      'a script of another origin',
      "{ const s = document.createElement('script'); s.src = 'https://example.com/x.js'; document.head.append(s); }",
    ],
    ['text run as a script', "setTimeout('window.ran=1')"],
    ['eval', "setTimeout(() => eval('window.ran=1'))"],
  ])('%s does not run', async (_, attempt) => {
    const { ran, complaints } = await tried(attempt);
    expect({ ran, isReported: complaints > 0 }).toEqual({ ran: false, isReported: true });
  });
});
