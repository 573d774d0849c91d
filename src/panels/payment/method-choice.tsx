import { isMembersOwn, type PaymentMethod, paymentMethods } from '#domain/payment-method.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { methodOf, payerOf } from '#machines/payment/payment.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useWords } from '#ui/words-context.ts';
import type { PaymentActor } from './payment-actor.ts';
import { isChoosing } from './payment-views.ts';

type Words = { readonly name: MessageId; readonly hint: MessageId };

const methodWords: Readonly<Record<PaymentMethod, Words>> = {
  card: { name: 'payment.method.card', hint: 'payment.method.card.hint' },
  wallet: { name: 'payment.method.wallet', hint: 'payment.method.wallet.hint' },
  'open-tickets': { name: 'payment.method.open-tickets', hint: 'payment.method.open-tickets.hint' },
  miles: { name: 'payment.method.miles', hint: 'payment.method.miles.hint' },
};

/** Card, wallet, open tickets, miles: those that are a member's own say so to a guest. */
export const MethodChoice = ({ payment }: { readonly payment: PaymentActor }) => {
  const { say } = useWords();
  const chosen = useFlow(payment, methodOf, 'card');
  const payer = useFlow(payment, payerOf, 'guest');
  const may = useFlow(payment, isChoosing, false);
  const whyNot = (isOwn: boolean) => {
    if (!may) return say('payment.rests');
    return isOwn && payer === 'guest' ? say('payment.method.members') : null;
  };
  return (
    <RadioGroup
      id="payment-method"
      name="payment-method"
      label={say('payment.method')}
      chosen={chosen}
      choices={paymentMethods.map((method) => ({
        value: method,
        label: say(methodWords[method].name),
        hint: say(methodWords[method].hint),
        why: whyNot(isMembersOwn(method)),
      }))}
      onChange={({ target }) => {
        const method = paymentMethods.find((each) => each === target.value);
        if (method !== undefined) payment.send({ type: 'method.chosen', method });
      }}
    />
  );
};
