import { actionOf, messageOf, refusalOf } from '#machines/masterpass/masterpass.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { actionWords } from './card-words.ts';
import { refusalWords } from './refusal-words.ts';
import type { WalletActor } from './wallet-actor.ts';

/** What was last done in the wallet, or why it was not. */
export const WalletMessage = ({ wallet }: { readonly wallet: WalletActor }) => {
  const { say } = useWords();
  const refusal = useFlow(wallet, refusalOf, null);
  const message = useFlow(wallet, messageOf, null);
  const action = useFlow(wallet, actionOf, null);
  if (refusal !== null) {
    return (
      <Notice variant="danger" heard="at-once" focus="taken" title={say('payment.not-done.title')}>
        <p>{message ?? say(refusalWords[refusal])}</p>
      </Notice>
    );
  }
  return action === null ? null : (
    <Notice variant="success" heard="in-turn" title={say(actionWords[action])} />
  );
};
