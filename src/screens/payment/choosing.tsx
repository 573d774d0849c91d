import { useState } from 'react';
import { boughtOf } from '#machines/payment/payment.selectors.ts';
import { LeaveQuestion } from '#panels/payment/leave-question.tsx';
import { MethodChoice } from '#panels/payment/method-choice.tsx';
import { Paying } from '#panels/payment/paying.tsx';
import type { PaymentActor } from '#panels/payment/payment-actor.ts';
import { isChoosing } from '#panels/payment/payment-views.ts';
import { Promotion } from '#panels/payment/promotion.tsx';
import { Terms } from '#panels/payment/terms/terms.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { part, section } from './payment.css.ts';

type Props = { readonly payment: PaymentActor; readonly cardOrigin: string };

/** The form of the payment: code, terms, way of paying, and the way out. */
export const Choosing = ({ payment, cardOrigin }: Props) => {
  const { say } = useWords();
  const [asking, setAsking] = useState<'no' | 'yes'>('no');
  const may = useFlow(payment, isChoosing, false);
  const bought = useFlow(payment, boughtOf, 'sale');
  return (
    <>
      <MethodChoice payment={payment} />
      <section className={part} aria-label={say('payment.how')}>
        <Paying payment={payment} cardOrigin={cardOrigin}>
          <div className={section}>
            <Promotion payment={payment} />
          </div>
          <div className={section}>
            <Terms payment={payment} />
          </div>
        </Paying>
      </section>
      <div>
        <Button
          variant="quiet"
          why={may ? null : say('payment.rests')}
          reason="heard"
          onClick={() => setAsking('yes')}
        >
          {say('payment.leave')}
        </Button>
      </div>
      <LeaveQuestion
        bought={bought}
        isOpen={asking === 'yes'}
        onLeave={() => {
          setAsking('no');
          payment.send({ type: 'payment.left' });
        }}
        onStay={() => setAsking('no')}
      />
    </>
  );
};
