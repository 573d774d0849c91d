import { createContext, useContext } from 'react';
import type { Words } from '#i18n/words.ts';

/** The words a page speaks with; `src/app` hands them in once, at the root. */
export const WordsContext = createContext<Words | null>(null);

export const useWords = (): Words => {
  const words = useContext(WordsContext);
  if (words === null) {
    throw new Error('A view was drawn outside of WordsContext.');
  }
  return words;
};
