import type { Page } from 'playwright';
import { expect } from 'vitest';
import { flowState } from './flow-state.ts';
import { soon } from './soon.ts';

/** Waits until the page says that a flow stands in a state of this name. */
export const stands = (page: Page, flow: string, state: RegExp): Promise<void> =>
  expect.poll(async () => (await flowState(page, flow)) ?? '', soon).toMatch(state);
