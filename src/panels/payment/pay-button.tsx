import { areTermsAccepted, paymentAgainAt } from '#machines/payment/payment.selectors.ts';
import { AgainButton } from '#panels/again.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import type { PaymentActor } from './payment-actor.ts';
import { askedOf } from './payment-views.ts';

type Props = {
  readonly payment: PaymentActor;
  readonly label: string;
  readonly may: 'no' | 'yes';
  /** Why not, besides what holds for every way of paying. */
  readonly why?: string | null;
  readonly onPay: () => void;
};

/** The verb with the amount. Where it cannot be pressed it says why. */
export const PayButton = ({ payment, label, may, why = null, onPay }: Props) => {
  const { say } = useWords();
  const asked = useFlow(payment, askedOf, null);
  const accepted = useFlow(payment, areTermsAccepted, false);
  const againAt = useFlow(payment, paymentAgainAt, null);
  const reason = () => {
    if (may === 'yes' || asked === 'payment') return null;
    if (asked !== null) return say('payment.rests');
    return accepted ? (why ?? say('payment.rests')) : say('payment.terms.first');
  };
  return (
    <div>
      <AgainButton
        variant="primary"
        width="full"
        againAt={againAt}
        pending={asked === 'payment' ? say('payment.opening') : null}
        why={reason()}
        reason={asked === null ? 'seen' : 'heard'}
        onClick={onPay}
      >
        {label}
      </AgainButton>
    </div>
  );
};
