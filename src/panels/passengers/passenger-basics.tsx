import { tariffs } from '#domain/tariffs.ts';
import { FieldRow } from '#ui/field-row.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useWords } from '#ui/words-context.ts';
import { fieldIdOf } from './field-ids.ts';
import { PassengerGender } from './passenger-gender.tsx';
import { conditionText, discountText, tariffText } from './tariff-words.ts';
import { type CardParts, problemIn } from './text-of-passenger.tsx';

const offered = tariffs.filter(({ occupies }) => occupies === 'seat');

/** What the seats depend on: it is asked first. */
export const PassengerBasics = ({ ordinal, passenger, problems, tell }: CardParts) => {
  const words = useWords();
  const { say } = words;
  const isForeign = passenger.nationality === 'foreign';
  return (
    <FieldRow>
      <PassengerGender ordinal={ordinal} passenger={passenger} problems={problems} tell={tell} />
      {passenger.tariff === 'lap-child' ? null : (
        <SelectField
          id={fieldIdOf({ passenger: ordinal, field: 'tariff' })}
          label={say('passenger.tariff')}
          hint={conditionText(passenger.tariff, words)}
          problem={problemIn(problems, 'tariff')}
          value={passenger.tariff}
          choices={offered.map((tariff) => ({
            value: tariff.code,
            label:
              tariff.discount === 0
                ? tariffText(tariff.code, words)
                : say('passenger.tariff.choice', {
                    tariff: tariffText(tariff.code, words),
                    discount: discountText(tariff, words),
                  }),
            why: isForeign && tariff.isForCitizensOnly ? say('passenger.tariff.citizens') : null,
          }))}
          onChange={({ target }) => {
            const tariff = offered.find(({ code }) => code === target.value)?.code ?? 'full';
            tell({ type: 'typed', passenger: ordinal, change: { tariff } });
          }}
        />
      )}
    </FieldRow>
  );
};
