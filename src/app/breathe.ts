/** Lets the browser paint and answer the reader between two pieces of work. */
export const breathe = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
