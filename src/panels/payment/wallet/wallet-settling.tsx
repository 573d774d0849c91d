import { SettlingTold } from '#panels/payment/settling-told.tsx';
import { useFlow } from '#panels/use-flow.ts';
import type { WalletActor } from './wallet-actor.ts';
import { mayAskOutcome } from './wallet-views.ts';

/** While the wallet pays. */
export const WalletSettling = ({ wallet }: { readonly wallet: WalletActor }) => (
  <SettlingTold
    heard={useFlow(wallet, mayAskOutcome, false) ? 'no' : 'yes'}
    onAsk={() => wallet.send({ type: 'outcome.asked' })}
  />
);
