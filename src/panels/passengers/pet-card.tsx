import { memo } from 'react';
import { tariffAmong } from '#domain/passenger/passenger-input.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardGroup } from '#ui/layout/card-group.tsx';
import { fieldIdOf } from './field-ids.ts';
import { legendText } from './legend-text.ts';
import { MainPassenger, type Mains } from './main-passenger.tsx';
import { conditionText, discountText, tariffText } from './tariff-words.ts';
import { type CardParts, problemIn, TextOfPassenger } from './text-of-passenger.tsx';
import { usePartyTerms } from './use-party-terms.ts';

type Props = CardParts & {
  readonly seats: string;
  readonly mains: Mains;
  readonly onRemove: (passenger: number) => void;
};

const kinds = ['pet', 'dog'] as const;

const PetKind = ({ ordinal, passenger, problems, dispatch }: CardParts) => {
  const words = useWords();
  const { say } = words;
  const { tariffs } = usePartyTerms();
  const id = fieldIdOf({ passenger: ordinal, field: 'tariff' });
  return (
    <RadioGroup
      id={id}
      name={id}
      label={say('passenger.pet.kind')}
      problem={problemIn(problems, 'tariff')}
      chosen={passenger.tariff}
      choices={kinds.map((kind) => ({
        value: kind,
        label: say('passenger.tariff.choice', {
          tariff: tariffText(kind, words),
          discount: tariffs.some(({ code }) => code === kind)
            ? discountText(tariffAmong(tariffs, kind), words)
            : say('passenger.tariff.not-sold'),
        }),
        hint: conditionText(kind, words) ?? '',
      }))}
      onChange={({ target }) =>
        dispatch({
          type: 'typed',
          passenger: ordinal,
          change: { tariff: target.value === 'dog' ? 'dog' : 'pet' },
        })
      }
    />
  );
};

/** A pet has a name and somebody it travels with, and no papers. */
export const PetCard = memo(({ seats, mains, onRemove, ...card }: Props) => {
  const words = useWords();
  const { say } = words;
  const { ordinal, passenger } = card;
  return (
    <CardGroup legend={legendText(ordinal, passenger.tariff, seats, words)}>
      <PetKind {...card} />
      <FieldRow>
        <TextOfPassenger
          {...card}
          field="firstName"
          kind="name"
          label={say('passenger.pet.name')}
          fills="off"
        />
        <MainPassenger {...card} mains={mains} of="pet" />
      </FieldRow>
      <div>
        <Button variant="danger" onClick={() => onRemove(ordinal)}>
          {say('passenger.pet.remove')}
        </Button>
      </div>
    </CardGroup>
  );
});
