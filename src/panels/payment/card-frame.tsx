import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { awaitedFrame, cardBox, frame, framedFirst, part } from './paying.css.ts';
import { type CardWish, type ReadyCard, useCardFrame } from './use-card-frame.ts';

type Props = {
  readonly id: string;
  /** The bank’s own origin. */
  readonly origin: string;
  readonly wish: CardWish;
  /** Null when the card is to be another one. */
  readonly onCard: (card: ReadyCard | null) => void;
};

/** The fields of a card, on a page of the bank. The number never enters the shop's page. */
export const CardFrame = ({ id, origin, wish, onCard }: Props) => {
  const { say, language } = useWords();
  const { element, height, tried, isLost, again } = useCardFrame(origin, wish, onCard);
  const shown = height === null ? framedFirst : frame;
  return (
    <div className={cardBox}>
      {isLost ? (
        <Notice variant="warning" heard="at-once" title={say('payment.card.lost')}>
          <div className={part}>
            <p>{say('payment.card.lost.text')}</p>
            <div>
              <Button onClick={again}>{say('payment.card.lost.again')}</Button>
            </div>
          </div>
        </Notice>
      ) : null}
      {/* A frame that comes late may be typed in: it is replaced by nobody but the reader. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the bank’s own origin needs its scripts, its forms and its answers */}
      <iframe
        key={tried}
        ref={element}
        id={id}
        className={isLost ? awaitedFrame : shown}
        title={say('payment.card.frame')}
        src={`${origin}/kart?${new URLSearchParams({ dil: language })}`}
        height={height ?? undefined}
      />
    </div>
  );
};
