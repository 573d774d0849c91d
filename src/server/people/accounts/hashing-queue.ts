/** Work that fills a core: a few at once, a short queue, and null beyond it. */
export type HashingQueue = { readonly run: <Result>(work: () => Promise<Result>) => Promise<Result | null> };

export const openHashingQueue = (atOnce: number, longest: number): HashingQueue => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const enter = async () => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return {
    run: async (work) => {
      if (running >= atOnce && waiting.length >= longest) return null;
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
