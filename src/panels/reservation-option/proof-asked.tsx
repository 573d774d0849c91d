import { againAtOf } from '#machines/reservation-option/reservation-option.selectors.ts';
import { AgainButton } from '#panels/again.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { isMailing, isWaiting, type ReservationOptionActor } from './reservation-option-views.ts';

/** Whoever reserved as a guest proves their e-mail by the link in its letter; it can be sent once more. */
export const ProofAsked = ({ option }: { readonly option: ReservationOptionActor }) => {
  const { say } = useWords();
  const may = useFlow(option, isWaiting, false);
  const mailing = useFlow(option, isMailing, false);
  const againAt = useFlow(option, againAtOf, null);
  return (
    <Ways>
      <AgainButton
        againAt={againAt}
        pending={mailing ? say('lookup.link.sending') : null}
        why={may ? null : say('payment.rests')}
        reason="heard"
        onClick={() => option.send({ type: 'link.wanted' })}
      >
        {say('option.proof.send')}
      </AgainButton>
    </Ways>
  );
};
