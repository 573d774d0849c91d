/** The first drawing stays where the reader has scrolled by then; every later one goes where its place was left, or to its top. */
export const scrollsUnlessRead = (): (() => boolean) => {
  let isFirst = true;
  return () => {
    const mayScroll = !isFirst || scrollY === 0;
    isFirst = false;
    return mayScroll;
  };
};
