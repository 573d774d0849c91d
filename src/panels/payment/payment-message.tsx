import type { ReactNode } from 'react';
import { isDecline } from '#domain/fare/payment-decline.ts';
import { boughtOf, messageOf, refusalOf } from '#machines/payment/payment.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import type { PaymentActor } from './payment-actor.ts';
import { askedOf, isAskingMiles } from './payment-views.ts';
import { refusalWords, rentalWords } from './refusal-words.ts';

type Props = {
  readonly payment: PaymentActor;
  /** How long there still is; null where no time runs. */
  readonly time: ReactNode;
};

/** Why the last wish was not granted, and what to do. What was typed stays. */
export const PaymentMessage = ({ payment, time }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(payment, refusalOf, null);
  const bought = useFlow(payment, boughtOf, 'sale');
  const heard = useFlow(payment, messageOf, null);
  const asked = useFlow(payment, askedOf, null);
  const isAskingMilesNow = useFlow(payment, isAskingMiles, false);
  const textOf = (reason: keyof typeof refusalWords) => {
    const own = bought === 'rental' ? rentalWords.get(reason) : undefined;
    return (own === undefined ? heard : say(own)) ?? say(refusalWords[reason]);
  };
  return (
    <KeptRoom isAsking={asked !== null || isAskingMilesNow} otherwise="answered">
      {refusal === null ? null : (
        <Notice
          variant="danger"
          heard="at-once"
          focus="taken"
          title={isDecline(refusal) ? say('payment.refused.title') : say('payment.not-done.title')}
        >
          <p>{textOf(refusal)}</p>
          {time}
        </Notice>
      )}
    </KeptRoom>
  );
};
