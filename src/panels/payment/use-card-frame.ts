import { useCallback, useState } from 'react';
import { useAskedAgain } from '#ui/hooks/use-asked-again.ts';
import { useFrameTold } from '#ui/hooks/use-frame-told.ts';
import { usePatience } from '#ui/hooks/use-patience.ts';
import { useWidthTold } from '#ui/hooks/use-width-told.ts';

/** A card the bank knows. The shop knows no more of it than this. */
export type ReadyCard = { readonly token: string; readonly lastFour: string };

type Message = { readonly [name: string]: unknown };

const firstHeight = 300;
/** Longer than a slow line needs for so small a page. */
const patience = 10_000;

const isMessage = (message: unknown): message is Message => typeof message === 'object' && message !== null;

const cardIn = ({ type, token, lastFour }: Message): ReadyCard | null =>
  type === 'card.ready' && typeof token === 'string' && typeof lastFour === 'string'
    ? { token, lastFour }
    : null;

/** A height that belongs to another width would move the page for nothing. */
const heightIn = ({ type, height, width }: Message, stands: number): number | null =>
  type === 'card.sized' && typeof height === 'number' && height > 0 && width === stands
    ? Math.ceil(height)
    : null;

/** Whether the bank’s frame still has to give a card. */
export type CardWish = 'asked' | 'given';

/** Hears the bank’s frame: the card that was typed, and how high its fields stand; asks it for another one, and tells it how wide it stands. A frame that says nothing in time is held for lost, until it speaks after all. */
export const useCardFrame = (origin: string, wish: CardWish, onCard: (card: ReadyCard | null) => void) => {
  const [height, setHeight] = useState(firstHeight);
  const [tried, setTried] = useState(0);
  const [heard, setHeard] = useState(-1);
  const hear = useCallback(
    (told: unknown, { clientWidth }: HTMLIFrameElement) => {
      if (!isMessage(told)) return;
      setHeard(tried);
      const card = cardIn(told);
      if (card !== null || told.type === 'card.changed') onCard(card);
      setHeight((known) => heightIn(told, clientWidth) ?? known);
    },
    [onCard, tried],
  );
  const frameRef = useFrameTold(origin, hear);
  const tell = useCallback(
    (message: Message) => frameRef.current?.contentWindow?.postMessage(message, origin),
    [frameRef, origin],
  );
  const ask = useCallback(() => tell({ type: 'card.asked' }), [tell]);
  const tellWidth = useCallback((width: number) => tell({ type: 'card.framed', width }), [tell]);
  useAskedAgain(wish, ask);
  const standing = heard === tried ? 'here' : 'awaited';
  useWidthTold(frameRef, standing, tellWidth);
  const isLost = usePatience(standing, tried, patience);
  return { element: frameRef, height, tried, isLost, again: () => setTried(tried + 1) };
};
