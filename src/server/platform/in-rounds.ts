/** Work whose askers share rounds: who asks while one is under way gets the next, which begins after they asked. */
export const inRounds = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | null = null;
  const round = async (): Promise<Result> => {
    await running;
    next = null;
    const result = work();
    running = Promise.allSettled([result]);
    return result;
  };
  return () => {
    next ??= round();
    return next;
  };
};
