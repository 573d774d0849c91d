import type { ReactNode } from 'react';
import type { Shop } from '#panels/shop.ts';
import { WordsContext } from '#ui/hooks/words-context.ts';
import { sentencesIn } from '../support/views/shown/sentences-in.ts';
import { wordsWithIds } from '../support/views/shown/words-with-ids.ts';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

/** Draws a view, and tells at any time which sentences are read or heard in it, and what is said of what. */
export const readIn = (view: ReactNode, shop: Partial<Shop> = {}): (() => readonly string[]) => {
  const quoted = wordsWithIds(wordsOf('tr'));
  drawn(
    <WordsContext value={quoted.words}>
      <ShopAround {...shop}>{view}</ShopAround>
    </WordsContext>,
  );
  return () => [...sentencesIn(document.body, quoted.idsOf)];
};
