/** Another process takes a question over when its asker has been silent this long. */
export const askingTime = 15_000;

/** Nobody waits longer for an answer than the question is theirs: what is not answered by then is asked again later. */
export const inAskingTime = async <Result>(asking: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer came in time.')), askingTime);
  });
  try {
    return await Promise.race([asking, over]);
  } finally {
    clearTimeout(timer);
  }
};
