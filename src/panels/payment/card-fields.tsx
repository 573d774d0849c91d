import { CardFrame } from './card-frame.tsx';
import { CardMissing } from './card-missing.tsx';
import { CardReady } from './card-ready.tsx';
import type { ReadyCard } from './use-card-frame.ts';

type Props = {
  readonly id: string;
  /** The bank’s own origin. */
  readonly origin: string;
  readonly card: ReadyCard | null;
  /** How often one was needed that was not ready: each time leads to the message anew. */
  readonly missing: number;
  readonly onCard: (card: ReadyCard | null) => void;
};

/** What is known of a card, that there is none yet, and the fields in which it is typed. */
export const CardFields = ({ id, origin, card, missing, onCard }: Props) => (
  <>
    {card === null ? null : <CardReady card={card} />}
    {missing === 0 ? null : <CardMissing key={missing} />}
    <CardFrame id={id} origin={origin} wish={card === null ? 'asked' : 'given'} onCard={onCard} />
  </>
);
