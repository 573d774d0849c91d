import { useTakenFocus } from '#ui/hooks/use-taken-focus.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { SuccessIcon } from '#ui/icons/success-icon.tsx';
import { quiet, ready } from './paying.css.ts';
import type { ReadyCard } from './use-card-frame.ts';

/** The bank has taken the card: its brand and its last four digits are all that is known of it. */
export const CardReady = ({ card: { brand, lastFour } }: { readonly card: ReadyCard }) => {
  const { say } = useWords();
  const element = useTakenFocus('taken');
  return (
    <div ref={element} tabIndex={-1} className={ready} role="status">
      <SuccessIcon />
      <div>
        <p>{say('payment.card.ready', { lastFour })}</p>
        {brand === null ? null : (
          <p className={quiet}>
            <bdi>{brand}</bdi>
          </p>
        )}
      </div>
    </div>
  );
};
