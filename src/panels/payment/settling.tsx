import { SettlingNotice } from '#panels/settling-notice.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import type { PaymentActor } from './payment-actor.ts';
import { mayAskOutcome } from './payment-views.ts';

/** While miles or open tickets are taken. */
export const Settling = ({ payment }: { readonly payment: PaymentActor }) => {
  const { say } = useWords();
  return (
    <SettlingNotice
      title={say('payment.settling')}
      text={say('payment.settling.text')}
      heard={useFlow(payment, mayAskOutcome, false) ? 'no' : 'yes'}
      onAsk={() => payment.send({ type: 'outcome.asked' })}
    />
  );
};
