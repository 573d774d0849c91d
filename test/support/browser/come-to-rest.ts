/** What still moves is read where it will come to rest; what turns for ever is read as it is. Runs in the page. */
export const comeToRest = (): void => {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  }
};
