/** Whoever goes to pay waits no longer for what is written down, in milliseconds. */
const timeout = 2500;

const underway = new Set<Promise<unknown>>();

/** A write that a page should not be left during. */
export const noteUnderway = (write: Promise<unknown>): void => {
  underway.add(write);
  void write.finally(() => underway.delete(write));
};

const after = (wait: number) => new Promise((resolve) => setTimeout(resolve, wait));

/** Where all flows stand is written down, or cannot be in time. */
export const written = async (): Promise<void> => {
  // What a flow tells of a step comes before the step is written down.
  await after(0);
  await Promise.race([Promise.allSettled(underway), after(timeout)]);
};
