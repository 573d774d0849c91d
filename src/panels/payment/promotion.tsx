import type { FormEvent } from 'react';
import { withoutWhiteSpace } from '#domain/values/white-space.ts';
import { priceAgainAt } from '#machines/payment/payment.selectors.ts';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { AskButton } from './ask-button.tsx';
import { grow, reasonBelow } from './paying.css.ts';
import type { PaymentActor } from './payment-actor.ts';
import { codeOf, mayTryCode, wantedCodeOf } from './payment-views.ts';

const field = 'promotion';

/** A promotion code: typed in, it is put on the price; emptied, it is taken away. */
export const Promotion = ({ payment }: { readonly payment: PaymentActor }) => {
  const { say } = useWords();
  const code = useFlow(payment, codeOf, null);
  const wanted = useFlow(payment, wantedCodeOf, '');
  const may = useFlow(payment, mayTryCode, false);
  const againAt = useFlow(payment, priceAgainAt, null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = withoutWhiteSpace(textIn(new FormData(event.currentTarget), field));
    payment.send(entered === '' ? { type: 'promotion.removed' } : { type: 'promotion.tried', code: entered });
  };
  return (
    <form key={code ?? ''} className={reasonBelow} noValidate onSubmit={submit}>
      <div className={grow}>
        <TextField
          id="payment-promotion"
          name={field}
          label={say('payment.promotion')}
          hint={code === null ? null : say('payment.promotion.stands', { code })}
          need="optional"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={wanted}
          dir="ltr"
        />
      </div>
      <AskButton
        payment={payment}
        asks="price"
        may={may}
        asking={say('payment.promotion.asking')}
        againAt={againAt}
      >
        {say('payment.promotion.use')}
      </AskButton>
    </form>
  );
};
