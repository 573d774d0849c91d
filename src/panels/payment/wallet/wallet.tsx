import type { ReactNode } from 'react';
import { stateOf } from '#machines/masterpass/masterpass.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { NewCard } from './new-card.tsx';
import * as styles from './wallet.css.ts';
import type { WalletActor } from './wallet-actor.ts';
import { WalletCards } from './wallet-cards.tsx';
import { WalletCode } from './wallet-code.tsx';
import { WalletMessage } from './wallet-message.tsx';
import { WalletSettling } from './wallet-settling.tsx';
import { mayLeave, partOf as viewOf } from './wallet-views.ts';

type Props = {
  readonly wallet: WalletActor;
  readonly cardOrigin: string;
  /** How long there still is to pay. */
  readonly time?: ReactNode;
};

const WalletView = ({ wallet, cardOrigin }: Omit<Props, 'time'>) => {
  const { say } = useWords();
  const view = useFlow(wallet, viewOf, 'loading');
  switch (view) {
    case 'loading':
      return <LoadingText room="window" text={say('wallet.loading')} />;
    case 'unreached':
      return null;
    case 'cards':
      return <WalletCards wallet={wallet} />;
    case 'adding':
      return <NewCard wallet={wallet} cardOrigin={cardOrigin} />;
    case 'code':
      return <WalletCode wallet={wallet} />;
    case 'settling':
      return <WalletSettling wallet={wallet} />;
  }
};

const mayReload = (snapshot: Parameters<typeof viewOf>[0]) => snapshot.can({ type: 'cards.asked' });

/** A member’s wallet: its cards, a new one, and the code that pays. */
export const Wallet = ({ wallet, cardOrigin, time = null }: Props) => {
  const { say } = useWords();
  const state = useFlow(wallet, stateOf, '');
  const view = useFlow(wallet, viewOf, 'loading');
  const canLeave = useFlow(wallet, mayLeave, false);
  const canReload = useFlow(wallet, mayReload, false);
  const rests = say('payment.rests');
  const hasWays = view === 'loading' || view === 'cards' || view === 'unreached';
  return (
    <section
      className={styles.wallet}
      aria-labelledby="wallet-title"
      data-flow="masterpass"
      data-state={state}
    >
      <h2 id="wallet-title">{say('wallet.title')}</h2>
      {hasWays ? (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            why={canLeave ? null : rests}
            reason="heard"
            onClick={() => wallet.send({ type: 'wallet.left' })}
          >
            {say('wallet.leave')}
          </Button>
          <Button
            why={canReload ? null : rests}
            reason="heard"
            onClick={() => wallet.send({ type: 'cards.asked' })}
          >
            {say('wallet.read')}
          </Button>
        </div>
      ) : null}
      {view === 'settling' ? null : <WalletMessage wallet={wallet} time={time} />}
      <WalletView wallet={wallet} cardOrigin={cardOrigin} />
    </section>
  );
};
