import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Abreast } from '#ui/layout/abreast.tsx';
import { fieldIdOf } from './field-ids.ts';
import { type CardParts, problemIn } from './text-of-passenger.tsx';

/** Nobody is taken for anybody: it is open until it is told. */
export const PassengerGender = ({ ordinal, passenger, problems, dispatch }: CardParts) => {
  const { say } = useWords();
  const id = fieldIdOf({ passenger: ordinal, field: 'gender' });
  return (
    <Abreast>
      <RadioGroup
        id={id}
        name={id}
        label={say('passenger.gender')}
        hint={passenger.tariff === 'lap-child' ? null : say('passenger.gender.hint')}
        problem={problemIn(problems, 'gender')}
        chosen={passenger.gender}
        choices={[
          { value: 'F', label: say('passenger.gender.female') },
          { value: 'M', label: say('passenger.gender.male') },
        ]}
        onChange={({ target }) =>
          dispatch({
            type: 'typed',
            passenger: ordinal,
            change: { gender: target.value === 'F' ? 'F' : 'M' },
          })
        }
      />
    </Abreast>
  );
};
