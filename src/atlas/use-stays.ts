import { useCallback, useMemo, useState } from 'react';
import { stayTexts } from '#atlas/flow/stay-text.ts';
import type { Stay } from '#domain/shop/stays-in.ts';
import { useWords } from '#ui/hooks/words-context.ts';

type Texts = Readonly<Record<string, string>>;

/** How long each state was stood in, in words; null while nothing is known. Whatever becomes known is shown at once. */
export const useStays = (show: () => void): readonly [Texts | null, (stays: readonly Stay[]) => void] => {
  const words = useWords();
  const [stays, setStays] = useState<readonly Stay[]>([]);
  const [showNow] = useState(() => show);
  const keep = useCallback(
    (next: readonly Stay[]) => {
      setStays(next);
      if (next.length > 0) showNow();
    },
    [showNow],
  );
  const texts = useMemo(() => (stays.length === 0 ? null : stayTexts(stays, words)), [stays, words]);
  return [texts, keep];
};
