import { type FormEvent, useState } from 'react';
import { type CouponProblem, couponLookupOf, couponProblems } from '#domain/booking/coupon-lookup.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { couponsAgainAt, soughtIn } from '#machines/payment/payment.selectors.ts';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { AskButton } from './ask-button.tsx';
import { part } from './paying.css.ts';
import type { PaymentActor } from './payment-actor.ts';
import { maySeek } from './payment-views.ts';

type Props = { readonly payment: PaymentActor };

const numberField = 'coupon-number';
const surnameField = 'coupon-surname';

type Words = { readonly field: typeof numberField | typeof surnameField; readonly message: MessageId };

const problemWords = {
  'number-missing': { field: numberField, message: 'payment.coupons.number.missing' },
  'locator-not-one': { field: numberField, message: 'lookup.problem.locator-not-one' },
  'coupon-not-one': { field: numberField, message: 'payment.coupons.number.not-one' },
  'surname-missing': { field: surnameField, message: 'payment.coupons.surname.missing' },
  'surname-not-one': { field: surnameField, message: 'lookup.problem.surname-not-one' },
} as const satisfies Readonly<Record<CouponProblem, Words>>;

const noProblems: readonly CouponProblem[] = [];
const emptyLookup = { by: 'locator', number: '', surname: '' } as const;

/** Open tickets are found by PNR or by their number, always with the surname. */
export const CouponSearch = ({ payment }: Props) => {
  const { say } = useWords();
  const [problems, showProblems] = useState(noProblems);
  const sought = useFlow(payment, soughtIn, emptyLookup);
  const may = useFlow(payment, maySeek, false);
  const problemAt = (field: Words['field']) => {
    const found = problems.map((problem) => problemWords[problem]).find((words) => words.field === field);
    return found ? say(found.message) : null;
  };
  const againAt = useFlow(payment, couponsAgainAt, null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = {
      by: form.get('coupon-by') === 'number' ? ('number' as const) : ('locator' as const),
      number: textIn(form, numberField),
      surname: textIn(form, surnameField),
    };
    const found = couponProblems(given);
    showProblems(found);
    const [first] = found;
    if (first === undefined) payment.send({ type: 'coupons.sought', ...couponLookupOf(given) });
    else document.getElementById(problemWords[first].field)?.focus();
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
        id={numberField}
        name={numberField}
        label={say('payment.coupons.number')}
        problem={problemAt(numberField)}
        length="short"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        defaultValue={sought.number}
      />
      <TextField
        id={surnameField}
        name={surnameField}
        label={say('payment.coupons.surname')}
        problem={problemAt(surnameField)}
        autoComplete="family-name"
        defaultValue={sought.surname}
      />
      <div>
        <AskButton
          payment={payment}
          asks="coupons"
          may={may}
          asking={say('payment.coupons.seeking')}
          againAt={againAt}
        >
          {say('payment.coupons.seek')}
        </AskButton>
      </div>
    </form>
  );
};
