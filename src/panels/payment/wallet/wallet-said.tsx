import { deedOf, refusalOf, saidBy } from '#machines/masterpass/masterpass.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { deedWords } from './card-words.ts';
import { refusalWords } from './refusal-words.ts';
import type { WalletActor } from './wallet-actor.ts';

/** What was last done in the wallet, or why it was not. */
export const WalletSaid = ({ wallet }: { readonly wallet: WalletActor }) => {
  const { say } = useWords();
  const refusal = useFlow(wallet, refusalOf, null);
  const said = useFlow(wallet, saidBy, null);
  const deed = useFlow(wallet, deedOf, null);
  if (refusal !== null) {
    return (
      <Notice variant="danger" heard="at-once" title={say('payment.not-done.title')}>
        <p>{said ?? say(refusalWords[refusal])}</p>
      </Notice>
    );
  }
  return deed === null ? null : <Notice variant="success" heard="in-turn" title={say(deedWords[deed])} />;
};
