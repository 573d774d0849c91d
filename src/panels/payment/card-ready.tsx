import { SuccessIcon } from '#ui/icons/success-icon.tsx';
import { useWords } from '#ui/words-context.ts';
import { ready } from './paying.css.ts';

/** The bank has taken the card: its last four digits are all that is known of it. */
export const CardReady = ({ lastFour }: { readonly lastFour: string }) => {
  const { say } = useWords();
  return (
    <p className={ready} role="status">
      <SuccessIcon />
      <span>{say('payment.card.ready', { lastFour })}</span>
    </p>
  );
};
