import '#ui/theme/base.css.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { directionOf, type Language } from '#domain/values/language.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type Words, wordsIn } from '#i18n/words.ts';
import { WordsContext } from '#ui/hooks/words-context.ts';

export const wordsOf = (language: Language): Words => wordsIn(language, wholeCatalogue(language));

/** The Tab key begins anew where this stands, wherever a test has led it. */
const letTabBeginAt = (place: HTMLElement) => {
  place.tabIndex = -1;
  place.focus();
  place.blur();
};

/** Draws a view into an empty page of one language. It is gone when the test is over. */
export const drawn = (
  view: ReactNode,
  language: Language = 'tr',
): { readonly redraw: (view: ReactNode) => void } => {
  const page = document.documentElement;
  page.lang = language;
  page.dir = directionOf(language);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const words = wordsOf(language);
  const redraw = (next: ReactNode) =>
    flushSync(() => root.render(<WordsContext value={words}>{next}</WordsContext>));
  redraw(view);
  onTestFinished(() => {
    flushSync(() => root.unmount());
    letTabBeginAt(place);
    place.remove();
    delete page.dataset.theme;
  });
  return { redraw };
};
