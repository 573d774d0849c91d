import { useWords } from '#ui/hooks/words-context.ts';
import { SuccessIcon } from '#ui/icons/success-icon.tsx';
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
