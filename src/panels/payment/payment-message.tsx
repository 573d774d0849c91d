import { isDecline } from '#domain/fare/payment-decline.ts';
import { boughtOf, messageOf, refusalOf } from '#machines/payment/payment.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { PaymentActor } from './payment-actor.ts';
import { refusalWords, rentalWords } from './refusal-words.ts';

/** Why the last wish was not granted, and what to do. What was typed stays. */
export const PaymentMessage = ({ payment }: { readonly payment: PaymentActor }) => {
  const { say } = useWords();
  const refusal = useFlow(payment, refusalOf, null);
  const bought = useFlow(payment, boughtOf, 'sale');
  const heard = useFlow(payment, messageOf, null);
  if (refusal === null) return null;
  const title = isDecline(refusal) ? say('payment.refused.title') : say('payment.not-done.title');
  const own = bought === 'rental' ? rentalWords.get(refusal) : undefined;
  const message = own === undefined ? heard : say(own);
  return (
    <Notice variant="danger" heard="at-once" focus="taken" title={title}>
      <p>{message ?? say(refusalWords[refusal])}</p>
    </Notice>
  );
};
