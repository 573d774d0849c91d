import type { ComponentProps } from 'react';
import { AgainButton } from '#panels/again.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import type { PaymentActor } from './payment-actor.ts';
import { askedOf } from './payment-views.ts';

type Props = Pick<ComponentProps<typeof AgainButton>, 'againAt' | 'children'> & {
  readonly payment: PaymentActor;
  readonly asks: NonNullable<ReturnType<typeof askedOf>>;
  /** Whether the payment hears it now. */
  readonly may: boolean;
  readonly asking: string;
};

/** Asks the server one thing of a payment: it waits for the answer, rests while another is waited for, and counts down where it was asked too often. */
export const AskButton = ({ payment, asks, may, asking, ...rest }: Props) => {
  const { say } = useWords();
  const isAsking = useFlow(payment, askedOf, null) === asks;
  return (
    <AgainButton
      {...rest}
      type="submit"
      pending={isAsking ? asking : null}
      why={may || isAsking ? null : say('payment.rests')}
      reason="heard"
    />
  );
};
