import { type FormEvent, useCallback, useState } from 'react';
import {
  longestWalletAlias,
  parseWalletAlias,
  type WalletAliasProblem,
  walletAliasProblemOf,
} from '#domain/fare/wallet-alias.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { aliasOf, isMadeDefault } from '#machines/masterpass/masterpass.selectors.ts';
import { CardFields } from '#panels/payment/card-fields.tsx';
import type { ReadyCard } from '#panels/payment/use-card-frame.ts';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './wallet.css.ts';
import type { WalletActor } from './wallet-actor.ts';
import { isSending } from './wallet-views.ts';

type Props = { readonly wallet: WalletActor; readonly cardOrigin: string };

const aliasWords = {
  'alias-missing': 'wallet.alias.missing',
  'alias-not-one': 'wallet.alias.not-one',
} as const satisfies Readonly<Record<WalletAliasProblem, MessageId>>;

/** A new card: its fields at the bank, and the name it gets in the wallet. */
export const NewCard = ({ wallet, cardOrigin }: Props) => {
  const { say } = useWords();
  const [card, setCard] = useState<ReadyCard | null>(null);
  const [missing, setMissing] = useState(0);
  const [problem, setProblem] = useState<WalletAliasProblem | null>(null);
  const alias = useFlow(wallet, aliasOf, '');
  const isDefault = useFlow(wallet, isMadeDefault, false);
  const sends = useFlow(wallet, isSending, false);
  const keep = useCallback((ready: ReadyCard | null) => {
    setCard(ready);
    setMissing(0);
    setProblem(null);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entered = textIn(form, 'alias');
    const found = walletAliasProblemOf(entered);
    setProblem(card === null ? null : found);
    if (card === null) {
      setMissing(missing + 1);
      return;
    }
    if (found !== null) {
      document.getElementById('wallet-alias')?.focus();
      return;
    }
    wallet.send({
      type: 'card.added',
      cardToken: card.token,
      alias: parseWalletAlias(entered),
      isDefault: form.has('default') ? 'yes' : 'no',
    });
  };
  return (
    <section className={styles.wallet} aria-labelledby="new-card">
      <h3 id="new-card">{say('wallet.add')}</h3>
      <CardFields id="wallet-card-fields" origin={cardOrigin} card={card} missing={missing} onCard={keep} />
      <form className={styles.wallet} noValidate onSubmit={submit}>
        <TextField
          id="wallet-alias"
          name="alias"
          label={say('wallet.alias')}
          hint={say('wallet.alias.hint')}
          problem={problem === null ? null : say(aliasWords[problem])}
          maxLength={longestWalletAlias}
          autoComplete="off"
          defaultValue={alias}
        />
        <CheckboxField name="default" label={say('wallet.add.default')} defaultChecked={isDefault} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" pending={sends ? say('wallet.add.sending') : null}>
            {say('wallet.add.submit')}
          </Button>
          <Button
            why={sends ? say('payment.rests') : null}
            reason="heard"
            onClick={() => wallet.send({ type: 'adding.left' })}
          >
            {say('wallet.add.leave')}
          </Button>
        </div>
      </form>
    </section>
  );
};
