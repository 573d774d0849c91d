import type { FormEvent } from 'react';
import { withoutWhiteSpace } from '#domain/values/white-space.ts';
import { priceAgainAt } from '#machines/payment/payment.selectors.ts';
import { AgainButton } from '#panels/again-button.tsx';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { grow, reasonBelow } from './paying.css.ts';
import type { PaymentActor } from './payment-actor.ts';
import { askedOf, codeOf, mayTryCode, wantedCodeOf } from './payment-views.ts';

const field = 'promotion';

/** A promotion code: typed in, it is put on the price; emptied, it is taken away. */
export const Promotion = ({ payment }: { readonly payment: PaymentActor }) => {
  const { say } = useWords();
  const code = useFlow(payment, codeOf, null);
  const wanted = useFlow(payment, wantedCodeOf, '');
  const may = useFlow(payment, mayTryCode, false);
  const asked = useFlow(payment, askedOf, null);
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
      <AgainButton
        type="submit"
        againAt={againAt}
        pending={asked === 'price' ? say('payment.promotion.asking') : null}
        why={may || asked === 'price' ? null : say('payment.rests')}
        reason="heard"
      >
        {say('payment.promotion.use')}
      </AgainButton>
    </form>
  );
};
