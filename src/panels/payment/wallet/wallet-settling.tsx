import { SettlingNotice } from '#panels/settling-notice.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import type { WalletActor } from './wallet-actor.ts';
import { mayAskOutcome } from './wallet-views.ts';

/** While the wallet pays. */
export const WalletSettling = ({ wallet }: { readonly wallet: WalletActor }) => {
  const { say } = useWords();
  return (
    <SettlingNotice
      title={say('payment.settling')}
      text={say('payment.settling.text')}
      heard={useFlow(wallet, mayAskOutcome, false) ? 'no' : 'yes'}
      onAsk={() => wallet.send({ type: 'outcome.asked' })}
    />
  );
};
