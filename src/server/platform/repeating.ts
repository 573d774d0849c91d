/** Work that is done again and again, one time after the other. */
export type Repeating = { readonly stop: () => Promise<void> };

/** A round that fails is told, and the next one comes all the same. */
export const startRepeating = (
  work: () => Promise<void>,
  everyMilliseconds: number,
  report: (reason: unknown) => void,
): Repeating => {
  let round: Promise<void> | null = null;
  const begin = (): void => {
    round ??= work()
      .catch(report)
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(begin, everyMilliseconds);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
};
