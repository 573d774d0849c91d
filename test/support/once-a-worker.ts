declare global {
  /** What is still to be done when this worker of tests ends. */
  var worksAtEnd: (() => Promise<unknown>)[] | undefined;
}

/** Made when the first file of a worker asks for it, the same for the next ones, ended with the worker. */
export const onceAWorker = <Made>(
  make: () => Promise<Made>,
  end: (made: Made) => Promise<unknown>,
): (() => Promise<Made>) => {
  let making: Promise<Made> | null = null;
  const makeNow = async () => {
    const made = await make();
    globalThis.worksAtEnd ??= [];
    globalThis.worksAtEnd.push(() => end(made));
    return made;
  };
  return () => {
    making ??= makeNow().catch((reason: unknown) => {
      making = null;
      throw reason;
    });
    return making;
  };
};
