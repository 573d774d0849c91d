import { useFlow } from '#panels/use-flow.ts';
import type { PaymentActor } from './payment-actor.ts';
import { mayAskOutcome } from './payment-views.ts';
import { SettlingTold } from './settling-told.tsx';

/** While miles or open tickets are taken. */
export const Settling = ({ payment }: { readonly payment: PaymentActor }) => (
  <SettlingTold
    heard={useFlow(payment, mayAskOutcome, false) ? 'no' : 'yes'}
    onAsk={() => payment.send({ type: 'outcome.asked' })}
  />
);
