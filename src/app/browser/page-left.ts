let isLeft = false;
let isOver = false;

/** What is done as the page is left, unless it is to leave nothing. */
export const lastWords = new Set<() => void>();

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
const leave = () => {
  if (!isLeft) for (const say of lastWords) say();
  leavePage();
};

/** A call that breaks off as the page is left is heard before a listener that came later: these must be the first. */
export const watchLeaving = (): void => {
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
};

/** Whether the reader has gone on to another page. That calls break off then says nothing of the server. */
export const hasLeft = (): boolean => isLeft;
