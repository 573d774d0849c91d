let isLeft = false;
const lastWords = new Set<() => void>();

/** From now on the page writes nothing down. */
export const leavePage = (): void => {
  isLeft = true;
};
const comeBack = () => {
  isLeft = false;
};
const sayLastWords = () => {
  if (isLeft) return;
  for (const say of lastWords) say();
  leavePage();
};

/** What is done as the page is left, unless it was to leave nothing; ends with the signal. */
export const whenLeft = (say: () => void, until: AbortSignal): void => {
  lastWords.add(say);
  until.addEventListener('abort', () => lastWords.delete(say));
};

/** Calls that break off are heard between the listeners of a page that is left: these must be its first. */
export const watchLeaving = (): void => {
  addEventListener('pagehide', sayLastWords);
  addEventListener('pageshow', comeBack);
};

/** Whether the reader has gone on to another page. That calls break off then says nothing of the server. */
export const hasLeft = (): boolean => isLeft;
