import { type FormEvent, useState } from 'react';
import { type Extra, extras } from '#domain/extras.ts';
import type { HeldTicket } from '#domain/held-tickets.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';
import { extraWords } from '#panels/extra-words.ts';
import { newKey } from '#panels/new-key.ts';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './extra-services.css.ts';
import {
  type ExtrasActor,
  extraField,
  extrasTyped,
  problemIn,
  refusalWords,
  ticketField,
} from './extra-services.flow.ts';
import { nameOfTicket } from './name-of-ticket.ts';

type Own = {
  readonly form: ExtrasActor;
  readonly locator: string;
  readonly rows: readonly HeldTicket[];
};

/** What it is, and what it costs where it costs anything. */
const hintOf = ({ code, price }: Pick<Extra, 'code' | 'price'>, words: Words): string => {
  const description = words.say(extraWords[code].description);
  return price === 0
    ? description
    : words.say('extras.price-hint', { description, amount: moneyText(price, words) });
};

const Services = () => {
  const words = useWords();
  const { say } = words;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{say('extras.services')}</legend>
      {extras.map(({ id, code, price }) => (
        <CheckboxField
          key={id}
          name={extraField}
          value={id}
          label={say(extraWords[code].name)}
          hint={hintOf({ code, price }, words)}
        />
      ))}
    </fieldset>
  );
};

/** Which services are wished for which tickets. Sent again unchanged, it is the same wish. */
export const ExtrasForm = ({ form, locator, rows }: Own) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const { isBusy, refusal, said } = useSubmission(form);
  const [problem, showProblem] = useState<MessageId | null>(null);
  const [key, makeKey] = useState(newKey);
  const why = refusal === null ? null : (said ?? say(refusalWords[refusal]));
  const told = problem === null ? why : say(problem);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const found = problemIn(typed);
    showProblem(found);
    const fields = { locator, extras: extrasTyped(typed), agreed: null };
    if (found === null) form.send({ type: 'form.submitted', fields, key, at: now() });
  };
  return (
    <form className={styles.part} noValidate onSubmit={send} onChange={() => makeKey(newKey())}>
      {told === null ? null : (
        <Notice variant="danger" heard="at-once" title={say('extras.refused')}>
          <p>{told}</p>
        </Notice>
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{say('extras.tickets')}</legend>
        {rows.map((row) => (
          <CheckboxField
            key={row.ticket.number}
            name={ticketField}
            value={row.ticket.number ?? ''}
            label={nameOfTicket(row, words)}
            defaultChecked={rows.length === 1}
          />
        ))}
      </fieldset>
      <Services />
      <div>
        <Button type="submit" pending={isBusy ? say('extras.submitting') : null}>
          {say('extras.submit')}
        </Button>
      </div>
    </form>
  );
};
