import { type FormEvent, useState } from 'react';
import { type CouponLookup, type CouponProblem, couponProblems } from '#domain/booking/coupon-lookup.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { AgainButton } from '#panels/again.tsx';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { useShop } from '#panels/shop.ts';
import { textIn } from '#panels/text-in.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import {
  type CouponActor,
  numberField,
  type PostedCoupon,
  problemWords,
  refusalWords,
  surnameField,
} from './open-ticket-search.flow.ts';

type Props = {
  readonly form: CouponActor;
  readonly posted: PostedCoupon | null;
  readonly refusal: PostedCoupon['refusal'];
};

const noProblems: readonly CouponProblem[] = [];

const parseLookup = (form: FormData): CouponLookup => ({
  by: 'number',
  number: textIn(form, numberField),
  surname: textIn(form, surnameField),
});

const Abandon = ({ form }: Pick<Props, 'form'>) => {
  const { say } = useWords();
  return (
    <Button variant="quiet" onClick={() => form.send({ type: 'form.abandoned' })}>
      {say('lookup.abandon')}
    </Button>
  );
};

/** Asks for an open ticket; before any script runs the form goes to the server as it is. */
export const CouponForm = ({ form, posted, refusal }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const { state, isBusy, againAt } = useSubmission(form);
  const [problems, showProblems] = useState(posted?.problems ?? noProblems);
  const [tries, countTry] = useState(0);
  const messages = problems.map((problem) => problemWords[problem]);
  const problemAt = (field: string) => {
    const found = messages.find((words) => words.field === field);
    return found ? say(found.message) : null;
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = parseLookup(new FormData(event.currentTarget));
    const wrong = couponProblems(fields);
    showProblems(wrong);
    countTry(tries + 1);
    if (wrong.length === 0) form.send({ type: 'form.submitted', fields, key: newKey(), at: now() });
  };
  const { path } = addresses['open-ticket-search'];
  return (
    <form action={path} method="post" noValidate data-flow="submission" data-state={state} onSubmit={send}>
      <Card>
        <ErrorSummary
          submit={tries}
          problems={messages.map(({ field, message }) => ({ fieldId: field, text: say(message) }))}
        />
        <RefusalRoom
          isAsking={isBusy}
          title={say('coupon-lookup.refused')}
          text={refusal === null ? null : say(refusalWords[refusal])}
        />
        <TextField
          id={numberField}
          name={numberField}
          label={say('coupon-lookup.number')}
          problem={problemAt(numberField)}
          defaultValue={posted?.entered.number ?? ''}
          length="short"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
        <TextField
          id={surnameField}
          name={surnameField}
          label={say('coupon-lookup.surname')}
          problem={problemAt(surnameField)}
          defaultValue={posted?.entered.surname ?? ''}
          autoComplete="family-name"
          spellCheck={false}
        />
        <Ways>
          <AgainButton
            type="submit"
            variant="primary"
            againAt={againAt}
            pending={isBusy ? say('lookup.searching') : null}
          >
            {say('coupon-lookup.search')}
          </AgainButton>
          {isBusy ? <Abandon form={form} /> : null}
        </Ways>
      </Card>
    </form>
  );
};
