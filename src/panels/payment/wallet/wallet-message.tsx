import type { ReactNode } from 'react';
import { actionOf, againAtOf, messageOf, refusalOf } from '#machines/masterpass/masterpass.selectors.ts';
import { AgainText } from '#panels/again.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { actionWords } from './card-words.ts';
import { refusalWords } from './refusal-words.ts';
import type { WalletActor } from './wallet-actor.ts';
import { isLapsed, isMessageKept } from './wallet-views.ts';

type Props = {
  readonly wallet: WalletActor;
  /** How long there still is to pay. */
  readonly time: ReactNode;
};

/** What was last done in the wallet, or why it was not. */
export const WalletMessage = ({ wallet, time }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(wallet, refusalOf, null);
  const message = useFlow(wallet, messageOf, null);
  const againAt = useFlow(wallet, againAtOf, null);
  const action = useFlow(wallet, actionOf, null);
  const isAsking = useFlow(wallet, isMessageKept, false);
  const lapsed = useFlow(wallet, isLapsed, false);
  const notice = () => {
    if (refusal === null && lapsed)
      return <Notice variant="warning" heard="at-once" title={say('wallet.code.lapsed')} />;
    if (refusal === null) {
      return action === null ? null : (
        <Notice variant="success" heard="in-turn" title={say(actionWords[action])} />
      );
    }
    return (
      <Notice variant="danger" heard="at-once" focus="taken" title={say('payment.not-done.title')}>
        <p>{message ?? say(refusalWords[refusal])}</p>
        <AgainText againAt={againAt} />
        {time}
      </Notice>
    );
  };
  return <KeptRoom isAsking={isAsking}>{notice()}</KeptRoom>;
};
