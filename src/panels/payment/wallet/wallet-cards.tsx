import { mayPay, type WalletCard } from '#domain/fare/wallet-card.ts';
import { moneyText } from '#i18n/money-text.ts';
import { amountOf, cardsOf, chosenCardOf } from '#machines/masterpass/masterpass.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { stateWords } from './card-words.ts';
import * as styles from './wallet.css.ts';
import type { WalletActor } from './wallet-actor.ts';
import { askedOf, isBrowsing, isConfirming } from './wallet-views.ts';

type Props = { readonly wallet: WalletActor };

const Actions = ({ wallet, card }: Props & { readonly card: WalletCard }) => {
  const words = useWords();
  const { say } = words;
  const amount = useFlow(wallet, amountOf, 0);
  const may = useFlow(wallet, isBrowsing, false);
  const asked = useFlow(wallet, askedOf, null);
  const chosen = useFlow(wallet, chosenCardOf, null);
  const ask = chosen?.id === card.id ? asked : null;
  const rests = may ? null : say('payment.rests');
  const named = { name: card.alias };
  return (
    <div className={styles.actions}>
      <Button
        variant={card.isDefault ? 'primary' : 'secondary'}
        aria-label={say('wallet.pay.with', { ...named, amount: moneyText(amount, words) })}
        pending={ask === 'code' ? say('wallet.code.asking') : null}
        why={mayPay(card) ? rests : say('wallet.card.not-ready')}
        reason={may ? 'seen' : 'heard'}
        onClick={() => wallet.send({ type: 'card.chosen', cardId: card.id, attempt: newKey() })}
      >
        {say('payment.pay', { amount: moneyText(amount, words) })}
      </Button>
      {card.isDefault ? null : (
        <Button
          aria-label={say('wallet.default.of', named)}
          pending={ask === 'default' ? say('wallet.default.making') : null}
          why={rests}
          reason="heard"
          onClick={() => wallet.send({ type: 'default.chosen', cardId: card.id })}
        >
          {say('wallet.default')}
        </Button>
      )}
      <Button
        variant="danger"
        aria-label={say('wallet.delete.of', named)}
        pending={ask === 'deletion' ? say('wallet.delete.deleting') : null}
        why={rests}
        reason="heard"
        onClick={() => wallet.send({ type: 'removal.asked', cardId: card.id })}
      >
        {say('wallet.delete')}
      </Button>
    </div>
  );
};

const Removal = ({ wallet }: Props) => {
  const { say } = useWords();
  const isOpen = useFlow(wallet, isConfirming, false);
  const card = useFlow(wallet, chosenCardOf, null);
  const decline = () => wallet.send({ type: 'removal.declined' });
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={say('wallet.delete.title', { name: card?.alias ?? '' })}
      onDismiss={decline}
      actions={
        <>
          <Button variant="danger" onClick={() => wallet.send({ type: 'removal.confirmed' })}>
            {say('wallet.delete.yes')}
          </Button>
          <Button variant="primary" first="in-dialog" onClick={decline}>
            {say('wallet.delete.no')}
          </Button>
        </>
      }
    >
      <p>{say('wallet.delete.text')}</p>
    </Dialog>
  );
};

/** The cards of the wallet, each with what can be done with it. */
export const WalletCards = ({ wallet }: Props) => {
  const { say } = useWords();
  const cards = useFlow(wallet, cardsOf, []);
  const may = useFlow(wallet, isBrowsing, false);
  return (
    <>
      {cards.length === 0 ? <Notice variant="info" title={say('wallet.none')} /> : null}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id} className={styles.card}>
            <p className={styles.names}>
              <bdi className={styles.name}>{card.alias}</bdi>
              <bdi dir="ltr" className={styles.digits}>
                {say('wallet.card.digits', { lastFour: card.lastFour })}
              </bdi>
              {card.isDefault ? <Badge variant="info">{say('wallet.card.default')}</Badge> : null}
              {mayPay(card) ? null : <Badge variant="warning">{say(stateWords[card.state])}</Badge>}
            </p>
            <Actions wallet={wallet} card={card} />
          </li>
        ))}
      </ul>
      <div>
        <Button
          why={may ? null : say('payment.rests')}
          reason="heard"
          onClick={() => wallet.send({ type: 'adding.begun' })}
        >
          {say('wallet.add')}
        </Button>
      </div>
      <Removal wallet={wallet} />
    </>
  );
};
