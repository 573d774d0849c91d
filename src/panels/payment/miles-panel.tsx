import type { ReactNode } from 'react';
import { moneyText } from '#i18n/money-text.ts';
import { numberText } from '#i18n/number-text.ts';
import { milesOf } from '#machines/payment/payment.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { PayButton } from './pay-button.tsx';
import { counted, miles as milesClass, part } from './paying.css.ts';
import type { PaymentActor } from './payment-actor.ts';
import { areMilesCounted, dueOf, isAskingMiles, mayPayByMiles } from './payment-views.ts';

type Props = {
  readonly payment: PaymentActor;
  /** What stands between the miles and the button. */
  readonly children: ReactNode;
};

/** How many miles there are, what they are worth, and the button that pays with them. */
export const MilesPanel = ({ payment, children }: Props) => {
  const words = useWords();
  const { say } = words;
  const miles = useFlow(payment, milesOf, null);
  const due = useFlow(payment, dueOf, 0);
  const isAsking = useFlow(payment, isAskingMiles, false);
  const mayAsk = useFlow(payment, areMilesCounted, false);
  const may = useFlow(payment, mayPayByMiles, false);
  return (
    <div className={part}>
      <div className={counted}>
        <div className={milesClass}>
          {isAsking ? <LoadingText text={say('payment.miles.asking')} room="words" /> : null}
          {miles === null ? null : (
            <p>
              {say('payment.miles.have', {
                points: numberText(miles.points, words.language),
                worth: moneyText(miles.worth, words),
              })}
            </p>
          )}
        </div>
        {mayAsk || isAsking ? (
          <div>
            <Button
              variant="quiet"
              why={mayAsk ? null : say('payment.rests')}
              reason="heard"
              onClick={() => payment.send({ type: 'method.chosen', method: 'miles' })}
            >
              {say('payment.miles.again')}
            </Button>
          </div>
        ) : null}
      </div>
      {children}
      <PayButton
        payment={payment}
        label={say('payment.pay.miles', { amount: moneyText(due, words) })}
        may={may ? 'yes' : 'no'}
        why={miles !== null && miles.worth < due ? say('payment.miles.too-few') : null}
        onPay={() => payment.send({ type: 'miles.paid', attempt: newKey() })}
      />
    </div>
  );
};
