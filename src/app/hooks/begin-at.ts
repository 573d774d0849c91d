import { yieldToMain } from '#app/browser/yield-to-main.ts';
import { leadTo } from '#ui/hooks/lead-to.ts';

/** Another step on the same page begins at what was found there, unless its reader has gone on to something else by then. */
export const beginAt = async (part: HTMLElement): Promise<void> => {
  const before = document.activeElement;
  await yieldToMain();
  if ([before, document.body].includes(document.activeElement)) leadTo(part);
};
