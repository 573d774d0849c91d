import { isMembersOwn, paymentMethods } from '#domain/fare/payment-method.ts';
import { boughtOf, payerOf } from '#machines/payment/payment.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { methodNameOf } from './method-words.ts';
import { line, part } from './paying.css.ts';
import type { PaymentActor } from './payment-actor.ts';

/** While one way of paying is not decided, the others stay open. */
export const OtherMethods = ({ payment }: { readonly payment: PaymentActor }) => {
  const { say } = useWords();
  const payer = useFlow(payment, payerOf, 'guest');
  const bought = useFlow(payment, boughtOf, 'sale');
  const methods = paymentMethods.filter((method) => payer === 'member' || !isMembersOwn(method));
  return (
    <fieldset className={part}>
      <legend>{say('payment.bank.other')}</legend>
      <div className={line}>
        {methods.map((method) => (
          <Button
            key={method}
            variant="quiet"
            onClick={() => payment.send({ type: 'method.chosen', method })}
          >
            {say(methodNameOf(method, bought))}
          </Button>
        ))}
      </div>
    </fieldset>
  );
};
