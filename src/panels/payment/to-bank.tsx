import { useState } from 'react';
import { useShop } from '#panels/shop.ts';
import { Button, type ButtonVariant } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { PaymentActor } from './payment-actor.ts';

/** The way to the bank once more. The page is left when all is written down: on a slow line that takes a moment, and shows. */
export const ToBank = ({
  payment,
  variant,
}: {
  readonly payment: PaymentActor;
  readonly variant: ButtonVariant;
}) => {
  const { say } = useWords();
  const { now, saved } = useShop();
  const [isLeaving, setLeaving] = useState(false);
  const go = async () => {
    payment.send({ type: 'bank.asked', at: now() });
    setLeaving(true);
    await saved();
    setLeaving(false);
  };
  return (
    <Button
      variant={variant}
      pending={isLeaving ? say('payment.bank.departing.going') : null}
      onClick={() => void go()}
    >
      {say('payment.bank.go')}
    </Button>
  );
};
