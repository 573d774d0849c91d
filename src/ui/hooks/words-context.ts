import { createContext } from 'react';
import type { Words } from '#i18n/words.ts';
import { useProvided } from './use-provided.ts';

/** The words a page speaks with; `src/app` hands them in once, at the root. */
export const WordsContext = createContext<Words | null>(null);

export const useWords = (): Words => useProvided(WordsContext);
