import type { Page } from 'playwright';

/** Where the page says a flow stands; null where the page does not show the flow. */
export const flowState = (page: Page, flow: string): Promise<string | null> =>
  page.evaluate(
    (name) => document.querySelector(`[data-flow="${name}"]`)?.getAttribute('data-state') ?? null,
    flow,
  );
