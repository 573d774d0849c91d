import { type ReactNode, useCallback, useState } from 'react';
import { isDecline } from '#domain/fare/payment-decline.ts';
import { moneyText } from '#i18n/money-text.ts';
import { attemptOf, refusalOf } from '#machines/payment/payment.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardFields } from './card-fields.tsx';
import { PayButton } from './pay-button.tsx';
import { part } from './paying.css.ts';
import type { PaymentActor } from './payment-actor.ts';
import { dueOf, mayGiveCard } from './payment-views.ts';
import type { ReadyCard } from './use-card-frame.ts';

type Props = {
  readonly payment: PaymentActor;
  readonly cardOrigin: string;
  /** What stands between the card and the button. */
  readonly children: ReactNode;
};

/** A card, and the try it was last given for. */
type Given = ReadyCard & { readonly attempt: string | null };

/** The card’s fields, what is known of the card, and the button that pays. */
export const CardPanel = ({ payment, cardOrigin, children }: Props) => {
  const words = useWords();
  const { say } = words;
  const [given, setGiven] = useState<Given | null>(null);
  const [missing, setMissing] = useState(0);
  const due = useFlow(payment, dueOf, 0);
  const may = useFlow(payment, mayGiveCard, false);
  const attempt = useFlow(payment, attemptOf, '');
  const refusal = useFlow(payment, refusalOf, null);
  const keep = useCallback((card: ReadyCard | null) => {
    setGiven(card && { ...card, attempt: null });
    setMissing(0);
  }, []);
  const isSpent = refusal !== null && isDecline(refusal) && given?.attempt === attempt;
  const card = isSpent ? null : given;
  const isNeeded = due > 0;
  const pay = () => {
    if (isNeeded && card === null) {
      setMissing(missing + 1);
      return;
    }
    const tried = newKey();
    if (card !== null) setGiven({ ...card, attempt: tried });
    payment.send({ type: 'card.given', cardToken: card?.token ?? '', attempt: tried });
  };
  return (
    <div className={part}>
      {isNeeded ? (
        <CardFields id="card-fields" origin={cardOrigin} card={card} missing={missing} onCard={keep} />
      ) : (
        <p>{say('payment.card.nothing')}</p>
      )}
      {children}
      <PayButton
        payment={payment}
        label={say('payment.pay', { amount: moneyText(due, words) })}
        may={may ? 'yes' : 'no'}
        onPay={pay}
      />
    </div>
  );
};
