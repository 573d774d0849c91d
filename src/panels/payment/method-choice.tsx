import { isMembersOwn, isPaidBy, type PaymentMethod, paymentMethods } from '#domain/fare/payment-method.ts';
import { boughtOf, methodOf, payerOf } from '#machines/payment/payment.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { methodNameOf, methodWords } from './method-words.ts';
import type { PaymentActor } from './payment-actor.ts';
import { isChoosing } from './payment-views.ts';

/** Card, wallet, open tickets, miles: those that are a member's own say so to a guest. */
export const MethodChoice = ({ payment }: { readonly payment: PaymentActor }) => {
  const { say } = useWords();
  const chosen = useFlow(payment, methodOf, 'card');
  const payer = useFlow(payment, payerOf, 'guest');
  const bought = useFlow(payment, boughtOf, 'sale');
  const may = useFlow(payment, isChoosing, false);
  const whyNot = (method: PaymentMethod) => {
    if (!isPaidBy(method, bought)) return say('payment.method.not-for-this');
    return isMembersOwn(method) && payer === 'guest' ? say('payment.method.members') : null;
  };
  return (
    <RadioGroup
      id="payment-method"
      name="payment-method"
      label={say('payment.method')}
      chosen={chosen}
      choices={paymentMethods.map((method) => ({
        value: method,
        label: say(methodNameOf(method, bought)),
        hint: say(methodWords[method].hint),
        why: whyNot(method),
        rests: may ? null : say('payment.rests'),
      }))}
      onChange={({ target }) => {
        const method = paymentMethods.find((each) => each === target.value);
        if (method !== undefined) payment.send({ type: 'method.chosen', method });
      }}
    />
  );
};
