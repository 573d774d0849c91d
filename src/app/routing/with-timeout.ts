/** How long a part of the shop may take to load before the reader is told, in milliseconds. */
export const loadingTimeout = 120_000;

/** A part that takes too long counts as one that did not load. */
export const withTimeout = <Loaded>(loading: Promise<Loaded>): Promise<Loaded> =>
  new Promise((resolve, reject) => {
    const waiting = setTimeout(
      () => reject(new Error('A part of the shop took too long to load.')),
      loadingTimeout,
    );
    loading.then(resolve, reject).finally(() => clearTimeout(waiting));
  });
