import type { Page } from 'playwright';
import { beginWith } from './begin-with.ts';

declare global {
  interface Window {
    /** Runs every held timer of the page that was to wait no longer than this. */
    runTimers?: (upTo: number) => void;
  }
}

/** From the next page on no timer of a second or more runs by itself: how fast the machine is decides nothing. */
export const holdTimersIn = (page: Page): Promise<void> =>
  beginWith(page, () => {
    const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    const held = new Map<number, { readonly after: number; readonly run: () => void }>();
    let last = 1_000_000_000;
    Object.assign(window, {
      setTimeout: (task: () => void, after = 0, ...more: readonly unknown[]) => {
        const run = () => {
          Reflect.apply(task, undefined, more);
        };
        if (after < 1_000) return set(run, after);
        last += 1;
        held.set(last, { after, run });
        return last;
      },
      clearTimeout: (timer: number) => {
        if (!held.delete(timer)) clear(timer);
      },
      runTimers: (upTo: number) => {
        for (const [timer, { after, run }] of Array.from(held))
          if (after <= upTo && held.delete(timer)) run();
      },
    });
  });

/** So long a wait of the page, which is not by the server's hour, is over. */
export const endWait = (page: Page, length: number): Promise<void> =>
  page.evaluate((milliseconds) => window.runTimers?.(milliseconds), length);
