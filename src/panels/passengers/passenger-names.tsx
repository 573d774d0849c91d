import { parsePersonName } from '#domain/person/person-name.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { type CardParts, TextOfPassenger } from './text-of-passenger.tsx';

type Props = CardParts & {
  /** The surname of the first passenger, for whoever shares it; null for the first one. */
  readonly surname: string | null;
};

/** Name and surname, as they stand in the papers. */
export const PassengerNames = ({ surname, ...card }: Props) => {
  const { say } = useWords();
  const { ordinal, passenger, dispatch } = card;
  const ofFirst = parsePersonName(surname ?? '');
  const isOffered = ofFirst !== '' && passenger.lastName === '';
  const section = `section-passenger-${ordinal + 1}`;
  return (
    <>
      <FieldRow>
        <TextOfPassenger
          {...card}
          field="firstName"
          kind="name"
          label={say('passenger.first-name')}
          hint={say('passenger.names.hint')}
          fills={`${section} given-name`}
        />
        <TextOfPassenger
          {...card}
          field="lastName"
          kind="name"
          label={say('passenger.last-name')}
          fills={`${section} family-name`}
        />
      </FieldRow>
      {isOffered ? (
        <div>
          <Button
            variant="quiet"
            onClick={() => dispatch({ type: 'typed', passenger: ordinal, change: { lastName: ofFirst } })}
          >
            {say('passenger.same-surname', { surname: ofFirst })}
          </Button>
        </div>
      ) : null}
    </>
  );
};
