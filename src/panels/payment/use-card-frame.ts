import { useCallback, useState } from 'react';
import { useFrameTold } from '#ui/use-frame-told.ts';

/** A card the bank knows. The shop knows no more of it than this. */
export type ReadyCard = { readonly token: string; readonly lastFour: string };

type Message = { readonly [name: string]: unknown };

const firstHeight = 420;

const isMessage = (message: unknown): message is Message => typeof message === 'object' && message !== null;

const cardIn = ({ type, token, lastFour }: Message): ReadyCard | null =>
  type === 'card.ready' && typeof token === 'string' && typeof lastFour === 'string'
    ? { token, lastFour }
    : null;

const heightIn = ({ type, height }: Message): number | null =>
  type === 'card.sized' && typeof height === 'number' ? Math.ceil(height) : null;

/** Hears the bank’s frame: the card that was typed, and how high its fields stand. */
export const useCardFrame = (origin: string, onReady: (card: ReadyCard) => void) => {
  const [height, setHeight] = useState(firstHeight);
  const hear = useCallback(
    (told: unknown) => {
      if (!isMessage(told)) return;
      const card = cardIn(told);
      if (card !== null) onReady(card);
      setHeight((stood) => heightIn(told) ?? stood);
    },
    [onReady],
  );
  return { element: useFrameTold(origin, hear), height };
};
