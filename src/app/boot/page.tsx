import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Words } from '#i18n/words.ts';
import { WordsContext } from '#ui/hooks/words-context.ts';
import type { ShopRouter } from './router.tsx';

type Props = { readonly words: Words; readonly router: ShopRouter; readonly whenDrawn: () => void };

/** Tells when React has taken over what stands in the page. */
const Drawn = ({ onDrawn }: { readonly onDrawn: () => void }) => {
  useEffect(onDrawn, [onDrawn]);
  return null;
};

/** The whole page. Server and browser draw the same tree, or the names React gives to parts would differ. */
export const Page = ({ words, router, whenDrawn }: Props) => (
  <WordsContext value={words}>
    <RouterProvider router={router} />
    <Drawn onDrawn={whenDrawn} />
  </WordsContext>
);
