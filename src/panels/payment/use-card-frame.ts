import { useCallback, useState } from 'react';
import { cardBrandNamed } from '#domain/fare/card-brand.ts';
import { useAskedAgain } from '#ui/hooks/use-asked-again.ts';
import { useFrameMessages } from '#ui/hooks/use-frame-messages.ts';
import { useReportedWidth } from '#ui/hooks/use-reported-width.ts';
import { useTimeout } from '#ui/hooks/use-timeout.ts';

/** A card the bank knows. The shop knows no more of it than this. */
export type ReadyCard = {
  readonly token: string;
  readonly lastFour: string;
  /** What its brand is called; null for one that is not known. */
  readonly brand: string | null;
};

type Message = { readonly [name: string]: unknown };

/** Longer than a slow line needs for so small a page. */
const timeout = 10_000;

const isMessage = (message: unknown): message is Message => typeof message === 'object' && message !== null;

const cardIn = ({ type, token, lastFour, brand }: Message): ReadyCard | null =>
  type === 'card.ready' && typeof token === 'string' && typeof lastFour === 'string'
    ? { token, lastFour, brand: cardBrandNamed(String(brand))?.name ?? null }
    : null;

/** A height that belongs to another width would move the page for nothing. */
const heightIn = ({ type, height, width }: Message, frameWidth: number): number | null =>
  type === 'card.sized' && typeof height === 'number' && height > 0 && width === frameWidth
    ? Math.ceil(height)
    : null;

/** Whether the bank’s frame still has to give a card. */
export type CardWish = 'asked' | 'given';

/** Hears the bank’s frame: the card that was typed, and how high its fields stand; asks it for another one, and tells it how wide it stands. A frame that says nothing in time is held for lost, until it speaks after all. */
export const useCardFrame = (origin: string, wish: CardWish, onCard: (card: ReadyCard | null) => void) => {
  const [height, setHeight] = useState<number | null>(null);
  const [tried, setTried] = useState(0);
  const [heard, setHeard] = useState(-1);
  const hear = useCallback(
    (message: unknown, { clientWidth }: HTMLIFrameElement) => {
      if (!isMessage(message)) return;
      setHeard(tried);
      const card = cardIn(message);
      if (card !== null || message.type === 'card.changed') onCard(card);
      setHeight((known) => heightIn(message, clientWidth) ?? known);
    },
    [onCard, tried],
  );
  const frameRef = useFrameMessages(origin, hear);
  const postMessage = useCallback(
    (message: Message) => frameRef.current?.contentWindow?.postMessage(message, origin),
    [frameRef, origin],
  );
  const ask = useCallback(() => postMessage({ type: 'card.asked' }), [postMessage]);
  const sendWidth = useCallback(
    (width: number) => postMessage({ type: 'card.framed', width }),
    [postMessage],
  );
  useAskedAgain(wish, ask);
  const presence = heard === tried ? 'here' : 'awaited';
  useReportedWidth(frameRef, presence, sendWidth);
  const isLost = useTimeout(presence, tried, timeout);
  return { element: frameRef, height, tried, isLost, again: () => setTried(tried + 1) };
};
