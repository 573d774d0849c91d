import { useState } from 'react';
import { freeExtras } from '#domain/booking/extras.ts';
import { freeExtraWords } from '#panels/free-extra-words.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { fieldIdOf } from './field-ids.ts';
import { MainPassenger, type Mains } from './main-passenger.tsx';
import { legend, stack } from './passengers.css.ts';
import { type CardParts, problemIn, TextOfPassenger } from './text-of-passenger.tsx';

const within = ['loyaltyNumber', 'dependsOn', 'specialServices', 'hasWheelchair'] as const;

/** Help that costs nothing. What costs something is bought with the payment. */
const FreeServices = ({ ordinal, passenger, dispatch }: CardParts) => {
  const { say } = useWords();
  const { specialServices } = passenger;
  return (
    <fieldset className={stack}>
      <legend className={legend}>{say('passenger.services')}</legend>
      {freeExtras.map(({ id, code }) => (
        <CheckboxField
          key={id}
          id={`${fieldIdOf({ passenger: ordinal, field: 'specialServices' })}-${id}`}
          label={say(freeExtraWords[code].name)}
          hint={say(freeExtraWords[code].description)}
          checked={specialServices.includes(id)}
          onChange={({ target }) =>
            dispatch({
              type: 'typed',
              passenger: ordinal,
              change: {
                specialServices: target.checked
                  ? [...specialServices, id]
                  : specialServices.filter((other) => other !== id),
              },
            })
          }
        />
      ))}
    </fieldset>
  );
};

/** What concerns a few passengers only. */
export const PassengerMore = ({ mains, ...card }: CardParts & { readonly mains: Mains }) => {
  const { say } = useWords();
  const { ordinal, passenger, problems, dispatch } = card;
  const hasProblem = within.some((field) => problemIn(problems, field) !== null);
  const [wasTicked] = useState(passenger.hasWheelchair === 'yes');
  return (
    <Disclosure summary={say('passenger.more')} stays={hasProblem || wasTicked ? 'open' : undefined}>
      <div className={stack}>
        <CheckboxField
          id={fieldIdOf({ passenger: ordinal, field: 'hasWheelchair' })}
          label={say('passenger.wheelchair')}
          hint={say('passenger.wheelchair.hint')}
          checked={passenger.hasWheelchair === 'yes'}
          onChange={({ target }) =>
            dispatch({
              type: 'typed',
              passenger: ordinal,
              change: { hasWheelchair: target.checked ? 'yes' : 'no' },
            })
          }
        />
        <FreeServices {...card} />
        <FieldRow>
          <MainPassenger {...card} mains={mains} />
          <TextOfPassenger
            {...card}
            field="loyaltyNumber"
            kind="sign"
            need="optional"
            label={say('passenger.loyalty')}
            hint={say('passenger.loyalty.hint')}
            fills="off"
          />
        </FieldRow>
      </div>
    </Disclosure>
  );
};
