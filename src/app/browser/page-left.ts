let isLeft = false;
let isOver = false;
const lastWords = new Set<() => void>();

/** From now on the page writes nothing down. */
export const leavePage = (): void => {
  isLeft = true;
};

/** The same for a page nobody may come back to: whoever goes back to it gets it anew. */
export const leaveForGood = (): void => {
  leavePage();
  isOver = true;
};

/** What was to be left is not: the page writes on. */
export const stayOnPage = (): void => {
  isLeft = false;
  isOver = false;
};

const comeBack = ({ persisted }: PageTransitionEvent) => {
  // The first coming of a page is no coming back.
  if (!persisted) return;
  if (isOver) location.reload();
  else isLeft = false;
};
const sayLastWords = () => {
  if (!isLeft) for (const say of lastWords) say();
};
const sayWhenHidden = () => {
  // A phone ends a page that is not seen without another word.
  if (document.visibilityState === 'hidden') sayLastWords();
};
const leave = () => {
  sayLastWords();
  leavePage();
};

/** What is done as the page is left, unless it was to leave nothing; ends with the signal. */
export const whenLeft = (say: () => void, until: AbortSignal): void => {
  lastWords.add(say);
  until.addEventListener('abort', () => lastWords.delete(say));
};

/** A call that breaks off as the page is left is heard before a listener that came later: these must be the first. */
export const watchLeaving = (): void => {
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  addEventListener('visibilitychange', sayWhenHidden);
};

/** Whether the reader has gone on to another page. That calls break off then says nothing of the server. */
export const hasLeft = (): boolean => isLeft;
