import { type FormEvent, useState } from 'react';
import { type CustomerSought, problemOfSought, soughtBy } from '#domain/member/customer-at-counter.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { SendRow } from '#panels/registration/send-row.tsx';
import { useShop } from '#panels/shop.ts';
import { textIn } from '#panels/text-in.ts';
import { textWays } from '#panels/text-ways.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Abreast } from '#ui/layout/abreast.tsx';
import { type SoughtActor, soughtRefusalWords } from './correction.flow.ts';
import * as styles from './staff-membership.css.ts';

type Problem = NonNullable<ReturnType<typeof problemOfSought>>;

const numberField = 'sought-number';
const surnameField = 'sought-surname';

const problems: Readonly<Record<Problem, { readonly field: string; readonly message: MessageId }>> = {
  'number-missing': { field: numberField, message: 'correction.number.missing' },
  'surname-missing': { field: surnameField, message: 'coupon-lookup.problem.surname-missing' },
  'surname-not-one': { field: surnameField, message: 'lookup.problem.surname-not-one' },
};

const names = {
  identity: 'passenger.identity',
  passport: 'passenger.passport',
  tax: 'registration.company.tax-number',
  member: 'correction.by.member',
} as const satisfies Readonly<Record<CustomerSought['by'], MessageId>>;

const parseSought = (form: HTMLFormElement): CustomerSought => {
  const sent = new FormData(form);
  const by = textIn(sent, 'by');
  return {
    by: soughtBy.find((each) => each === by) ?? 'identity',
    number: textIn(sent, numberField),
    lastName: textIn(sent, surnameField),
  };
};

/** Whoever stands before support says a number and the surname. */
export const SoughtForm = ({ form }: { readonly form: SoughtActor }) => {
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, isDone, fields, refusal, message: sentence, againAt } = useSubmission(form);
  const [problem, showProblem] = useState<Problem | null>(null);
  const message = problem === null ? null : problems[problem];
  const problemAt = (field: string) => (message?.field === field ? say(message.message) : null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const sought = parseSought(event.currentTarget);
    const found = problemOfSought(sought);
    showProblem(found);
    if (found !== null) {
      document.getElementById(problems[found].field)?.focus();
      return;
    }
    if (isDone) form.send({ type: 'form.begun', fields: sought });
    form.send({ type: 'form.submitted', fields: sought, key: newKey(), at: now() });
  };
  return (
    <form className={styles.given} method="post" noValidate onSubmit={send}>
      <RefusalRoom
        isAsking={isBusy}
        title={say('correction.not-found')}
        text={refusal === null ? null : (sentence ?? say(soughtRefusalWords[refusal]))}
      />
      <Abreast>
        <RadioGroup
          name="by"
          label={say('correction.by')}
          defaultValue={fields.by}
          choices={soughtBy.map((value) => ({ value, label: say(names[value]) }))}
        />
      </Abreast>
      <TextField
        {...textWays.sign}
        id={numberField}
        name={numberField}
        label={say('correction.number')}
        problem={problemAt(numberField)}
        defaultValue={fields.number}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        {...textWays.name}
        id={surnameField}
        name={surnameField}
        label={say('passenger.last-name')}
        problem={problemAt(surnameField)}
        defaultValue={fields.lastName}
        autoComplete="off"
        spellCheck={false}
      />
      <SendRow
        isMain={false}
        name={say('correction.find')}
        againAt={againAt}
        doing={isBusy ? say('correction.finding') : null}
        onAbandon={() => form.send({ type: 'form.abandoned' })}
      />
    </form>
  );
};
