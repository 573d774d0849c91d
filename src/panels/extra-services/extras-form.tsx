import { type FormEvent, useState } from 'react';
import { type Extra, extras } from '#domain/booking/extras.ts';
import type { WantedExtra } from '#domain/booking/extras-order.ts';
import type { HeldTicket as TicketOfPassenger } from '#domain/booking/held-tickets.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';
import { AgainButton } from '#panels/again.tsx';
import { extraWords } from '#panels/extra-words.ts';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './extra-services.css.ts';
import {
  type ExtrasActor,
  extraField,
  hasDeparted,
  parseExtras,
  problemIn,
  refusalWords,
  ticketField,
  unsoldFor as ticketsNotSoldTo,
  hadBy as ticketsWith,
} from './extra-services.flow.ts';
import { nameOfTicket } from './name-of-ticket.ts';

type Props = {
  readonly form: ExtrasActor;
  readonly locator: string;
  readonly rows: readonly TicketOfPassenger[];
};

/** What the service is, with its price if it has one. */
const hintOf = ({ code, price }: Pick<Extra, 'code' | 'price'>, words: Words): string => {
  const description = words.say(extraWords[code].description);
  return price === 0
    ? description
    : words.say('extras.price-hint', { description, amount: moneyText(price, words) });
};

type FieldsProps = {
  readonly rows: readonly TicketOfPassenger[];
  readonly chosen: readonly WantedExtra[];
};

const Services = ({ rows, chosen }: FieldsProps) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const notDeparted = rows.filter((row) => !hasDeparted(row, now()));
  const availabilityOf = ({ id }: Extra) => {
    const [had, unsold] = [
      ticketsWith(notDeparted, id, now()).length,
      ticketsNotSoldTo(notDeparted, id, now()).length,
    ];
    return { had, unsold, isOffered: had + unsold < notDeparted.length };
  };
  const hintFor = (extra: Extra): string => {
    const { had, unsold, isOffered } = availabilityOf(extra);
    if (!isOffered && unsold > 0) return say('extras.unsold');
    if (!isOffered && had > 0) return say('extras.had');
    const hint = hintOf(extra, words);
    const hintWithUnsold = unsold === 0 ? hint : say('extras.unsold-for-some', { hint, count: unsold });
    return had === 0 ? hintWithUnsold : say('extras.had-by-some', { hint: hintWithUnsold, count: had });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{say('extras.services')}</legend>
      {extras.map((extra) => (
        <CheckboxField
          key={extra.id}
          name={extraField}
          value={extra.id}
          label={say(extraWords[extra.code].name)}
          hint={hintFor(extra)}
          disabled={!availabilityOf(extra).isOffered}
          defaultChecked={availabilityOf(extra).isOffered && chosen.some((each) => each.extra === extra.id)}
        />
      ))}
    </fieldset>
  );
};

const Tickets = ({ rows, chosen }: FieldsProps) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{say('extras.tickets')}</legend>
      {rows.map((row) => {
        const { number } = row.ticket;
        const departed = hasDeparted(row, now());
        return (
          <CheckboxField
            key={number}
            name={ticketField}
            value={number ?? ''}
            label={nameOfTicket(row, words)}
            hint={departed ? say('extras.departed') : null}
            disabled={departed}
            defaultChecked={
              !departed && (rows.length === 1 || chosen.some(({ ticket }) => ticket === number))
            }
          />
        );
      })}
    </fieldset>
  );
};

/** Which services to add to which tickets. */
export const ExtrasForm = ({ form, locator, rows }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, refusal, message: serverMessage, againAt, fields: submitted } = useSubmission(form);
  const [problem, showProblem] = useState<MessageId | null>(null);
  const isUnheard = problem === null && refusal === 'not-reached';
  const why = refusal === null ? null : (serverMessage ?? say(refusalWords[refusal]));
  const message = problem === null ? why : say(problem);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const sent = new FormData(event.currentTarget);
    const wanted = parseExtras(sent, rows, now());
    const found = problemIn(sent, rows, now());
    showProblem(found);
    const fields = { locator, extras: wanted, agreed: null };
    if (found === null) form.send({ type: 'form.submitted', fields, key: newKey(), at: now() });
  };
  return (
    <form className={styles.part} noValidate onSubmit={send}>
      <RefusalRoom
        isAsking={isBusy}
        title={say(isUnheard ? 'settling.unheard' : 'extras.refused')}
        text={message}
      />
      <Tickets rows={rows} chosen={submitted.extras} />
      <Services rows={rows} chosen={submitted.extras} />
      <div>
        <AgainButton type="submit" againAt={againAt} pending={isBusy ? say('extras.submitting') : null}>
          {say('extras.submit')}
        </AgainButton>
      </div>
    </form>
  );
};
