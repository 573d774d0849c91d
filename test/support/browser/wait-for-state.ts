import type { Page } from 'playwright';
import { expect } from 'vitest';
import { soon } from '../soon.ts';
import { flowState } from './flow-state.ts';

/** Waits until the page says that a flow stands in this state, or in one whose name is like this. */
export const waitForState = async (page: Page, flow: string, state: RegExp | string): Promise<void> => {
  const seen = expect.poll(async () => (await flowState(page, flow)) ?? '', soon);
  await (typeof state === 'string' ? seen.toBe(state) : seen.toMatch(state));
};
