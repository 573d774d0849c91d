declare global {
  /** What is still to be done when this worker of tests ends. */
  var worksAtEnd: (() => Promise<unknown>)[] | undefined;
}

type Kept<Made> = {
  readonly make: () => Promise<Made>;
  readonly end: (made: Made) => Promise<unknown>;
  /** What is alive no more is made anew, so that one end does not end the files that follow. */
  readonly isAlive: (made: Made) => boolean;
};

/** Made when the first file of a worker asks for it, the same for the next ones, ended with the worker. */
export const onceAWorker = <Made>({ make, end, isAlive }: Kept<Made>): (() => Promise<Made>) => {
  let making: Promise<Made> | null = null;
  const makeNow = async () => {
    const made = await make();
    globalThis.worksAtEnd ??= [];
    globalThis.worksAtEnd.push(() => end(made));
    return made;
  };
  const keep = (): Promise<Made> => {
    making = makeNow().catch((reason: unknown) => {
      making = null;
      throw reason;
    });
    return making;
  };
  return async () => {
    const kept = making;
    if (kept === null) return keep();
    if (isAlive(await kept)) return kept;
    return making === kept ? keep() : (making ?? keep());
  };
};
