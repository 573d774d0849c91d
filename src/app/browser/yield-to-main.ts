/** Lets the browser paint and answer the reader between two pieces of work. */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in globalThis.scheduler
    ? globalThis.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
