import { useEffect, useRef, useState } from 'react';
import { useWords } from '#ui/words-context.ts';
import { frame } from './payment.css.ts';

/** A card the bank knows. The shop knows no more of it than this. */
export type ReadyCard = { readonly token: string; readonly lastFour: string };

type Own = {
  readonly id: string;
  /** The bank’s own origin. */
  readonly origin: string;
  readonly onReady: (card: ReadyCard) => void;
};

type Message = { readonly [name: string]: unknown };

const firstHeight = 420;

const isMessage = (message: unknown): message is Message => typeof message === 'object' && message !== null;

const cardIn = ({ type, token, lastFour }: Message): ReadyCard | null =>
  type === 'card.ready' && typeof token === 'string' && typeof lastFour === 'string'
    ? { token, lastFour }
    : null;

const heightIn = ({ type, height }: Message): number | null =>
  type === 'card.sized' && typeof height === 'number' ? Math.ceil(height) : null;

/** The fields of a card, on a page of the bank. The number never enters the shop's page. */
export const CardFrame = ({ id, origin, onReady }: Own) => {
  const { say, language } = useWords();
  const element = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  useEffect(() => {
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== element.current?.contentWindow || !isMessage(data)) return;
      const card = cardIn(data);
      if (card !== null) onReady(card);
      setHeight((stood) => heightIn(data) ?? stood);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin, onReady]);
  return (
    <iframe
      ref={element}
      id={id}
      className={frame}
      title={say('payment.card.frame')}
      src={`${origin}/kart?${new URLSearchParams({ dil: language })}`}
      height={height}
    />
  );
};
