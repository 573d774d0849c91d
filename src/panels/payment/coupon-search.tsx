import { type FormEvent, useState } from 'react';
import { withSingleSpaces } from '#domain/white-space.ts';
import { soughtIn } from '#machines/payment/payment.selectors.ts';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '#ui/words-context.ts';
import { part } from './paying.css.ts';
import type { PaymentActor } from './payment-actor.ts';
import { askedOf, maySeek } from './payment-views.ts';

type Own = { readonly payment: PaymentActor };
type Wrong = { readonly number: boolean; readonly surname: boolean };

const nothingSought = { by: 'locator', number: '', surname: '' } as const;

/** Open tickets are found by PNR or by their number, always with the surname. */
export const CouponSearch = ({ payment }: Own) => {
  const { say } = useWords();
  const [wrong, setWrong] = useState<Wrong>({ number: false, surname: false });
  const sought = useFlow(payment, soughtIn, nothingSought);
  const may = useFlow(payment, maySeek, false);
  const asked = useFlow(payment, askedOf, null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const number = withSingleSpaces(textIn(typed, 'coupon-number'));
    const surname = withSingleSpaces(textIn(typed, 'coupon-surname'));
    setWrong({ number: number === '', surname: surname === '' });
    const empty = number === '' ? 'coupon-number' : 'coupon-surname';
    if (number === '' || surname === '') return document.getElementById(empty)?.focus();
    const by = typed.get('coupon-by') === 'number' ? 'number' : 'locator';
    payment.send({ type: 'coupons.sought', by, number, surname });
  };
  return (
    <form className={part} noValidate onSubmit={submit}>
      <RadioGroup
        id="coupon-by"
        name="coupon-by"
        label={say('payment.coupons.by')}
        defaultValue={sought.by}
        choices={[
          { value: 'locator', label: say('payment.coupons.by.locator') },
          { value: 'number', label: say('payment.coupons.by.number') },
        ]}
      />
      <TextField
        id="coupon-number"
        name="coupon-number"
        label={say('payment.coupons.number')}
        problem={wrong.number ? say('payment.coupons.number.missing') : null}
        length="short"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        defaultValue={sought.number}
      />
      <TextField
        id="coupon-surname"
        name="coupon-surname"
        label={say('payment.coupons.surname')}
        problem={wrong.surname ? say('payment.coupons.surname.missing') : null}
        autoComplete="family-name"
        defaultValue={sought.surname}
      />
      <div>
        <Button
          type="submit"
          pending={asked === 'coupons' ? say('payment.coupons.seeking') : null}
          why={may || asked === 'coupons' ? null : say('payment.rests')}
        >
          {say('payment.coupons.seek')}
        </Button>
      </div>
    </form>
  );
};
