let isLeft = false;

const leave = () => {
  isLeft = true;
};
const comeBack = () => {
  isLeft = false;
};

/** Calls that break off are heard between the listeners of a page that is left: these must be its first. */
export const watchLeaving = (): void => {
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
};

/** Whether the reader has gone on to another page. That calls break off then says nothing of the server. */
export const hasLeft = (): boolean => isLeft;
