/** Does what is asked for one key after another, and for other keys meanwhile. */
export const openTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, act: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key);
    const acting = before === undefined ? act() : before.then(act);
    const over = Promise.allSettled([acting]);
    last.set(key, over);
    await over;
    if (last.get(key) === over) last.delete(key);
    return acting;
  };
};
