let isLeft = false;

/** From now on the page writes nothing down. */
export const leavePage = (): void => {
  isLeft = true;
};
const comeBack = () => {
  isLeft = false;
};

/** Calls that break off are heard between the listeners of a page that is left: these must be its first. */
export const watchLeaving = (): void => {
  addEventListener('pagehide', leavePage);
  addEventListener('pageshow', comeBack);
};

/** Whether the reader has gone on to another page. That calls break off then says nothing of the server. */
export const hasLeft = (): boolean => isLeft;
