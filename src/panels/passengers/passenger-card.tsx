import { memo } from 'react';
import type { TariffCode } from '#domain/fare/tariffs.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { FieldProblem } from '#ui/fields/field-problem.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardGroup } from '#ui/layout/card-group.tsx';
import { fieldIdOf } from './field-ids.ts';
import { legendText } from './legend-text.ts';
import { MainPassenger, type Mains } from './main-passenger.tsx';
import { PassengerBasics } from './passenger-basics.tsx';
import { PassengerDocuments } from './passenger-documents.tsx';
import { PassengerMore } from './passenger-more.tsx';
import { PassengerNames } from './passenger-names.tsx';
import { quiet } from './passengers.css.ts';
import { type CardParts, problemIn, TextOfPassenger } from './text-of-passenger.tsx';

type Props = CardParts & {
  readonly seats: string;
  readonly mains: Mains;
  readonly surname: string | null;
};

/** Tariffs that are proved by a card of their own. */
const withCard: ReadonlySet<TariffCode> = new Set([
  'companion',
  'disabled',
  'military',
  'newly-married',
  'teacher',
  'youth',
]);

const TariffDocuments = (card: CardParts) => {
  const { say } = useWords();
  const { tariff } = card.passenger;
  return withCard.has(tariff) ? (
    <FieldRow>
      {tariff === 'newly-married' ? (
        <TextOfPassenger
          {...card}
          field="marriageDate"
          kind="number"
          label={say('passenger.marriage-date')}
          hint={say('passenger.marriage-date.hint')}
          fills="off"
        />
      ) : null}
      <TextOfPassenger
        {...card}
        field="tariffCardNumber"
        kind="sign"
        need="optional"
        label={say('passenger.tariff-card')}
        hint={say('passenger.tariff-card.hint')}
        fills="off"
      />
    </FieldRow>
  ) : null;
};

const TicketLetter = ({ ordinal, passenger, problems, dispatch }: CardParts) => {
  const { say } = useWords();
  return (
    <CheckboxField
      id={fieldIdOf({ passenger: ordinal, field: 'wantsTicketLetter' })}
      label={say('passenger.letter')}
      hint={say('passenger.letter.hint')}
      problem={problemIn(problems, 'wantsTicketLetter')}
      checked={passenger.wantsTicketLetter === 'yes'}
      onChange={({ target }) =>
        dispatch({
          type: 'typed',
          passenger: ordinal,
          change: { wantsTicketLetter: target.checked ? 'yes' : 'no' },
        })
      }
    />
  );
};

/** What is wrong with a tariff that cannot be changed in this card. */
const FixedTariff = ({ ordinal, problems }: CardParts) => {
  const { say } = useWords();
  const text = problemIn(problems, 'tariff');
  const id = fieldIdOf({ passenger: ordinal, field: 'tariff' });
  return (
    <div id={id} tabIndex={-1}>
      {text === null ? null : <FieldProblem id={`${id}-problem`} text={text} />}
      <p className={quiet}>{say('passenger.lap.rules')}</p>
    </div>
  );
};

/** Everything about one passenger. Whatever a seat depends on stands first. */
export const PassengerCard = memo(({ seats, mains, surname, ...card }: Props) => {
  const words = useWords();
  const isOnLap = card.passenger.tariff === 'lap-child';
  return (
    <CardGroup legend={legendText(card.ordinal, card.passenger.tariff, seats, words)}>
      {isOnLap ? <FixedTariff {...card} /> : null}
      <PassengerBasics {...card} />
      <PassengerNames {...card} surname={surname} />
      <PassengerDocuments {...card} />
      <TariffDocuments {...card} />
      {isOnLap ? <MainPassenger {...card} mains={mains} of="lap" /> : null}
      <TicketLetter {...card} />
      {isOnLap ? null : <PassengerMore {...card} mains={mains} />}
    </CardGroup>
  );
});
