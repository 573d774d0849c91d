import type { Tariff, TariffCode } from '#domain/fare/tariffs.ts';
import { tariffNamed } from '#domain/passenger/passenger-input.ts';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { fieldIdOf } from './field-ids.ts';
import { PassengerGender } from './passenger-gender.tsx';
import { conditionText, discountText, tariffText } from './tariff-words.ts';
import { type CardParts, problemIn } from './text-of-passenger.tsx';
import { usePartyTerms } from './use-party-terms.ts';

/** What a seat is sold to, and what somebody chose before it was sold no more. */
const offeredTo = (chosen: TariffCode, sold: readonly Tariff[]): readonly Tariff[] => {
  const seated = sold.filter(({ occupies }) => occupies === 'seat');
  return seated.some(({ code }) => code === chosen) ? seated : [...seated, tariffNamed(chosen)];
};

/** What the seats depend on: it is asked first. */
export const PassengerBasics = ({ ordinal, passenger, problems, dispatch }: CardParts) => {
  const words = useWords();
  const { say } = words;
  const { tariffs } = usePartyTerms();
  const offered = offeredTo(passenger.tariff, tariffs);
  const isForeign = passenger.nationality === 'foreign';
  const whyNot = (tariff: Tariff) => {
    if (!tariffs.includes(tariff)) return say('passenger.tariff.not-sold');
    return isForeign && tariff.isForCitizensOnly ? say('passenger.tariff.citizens') : null;
  };
  return (
    <FieldRow>
      <PassengerGender ordinal={ordinal} passenger={passenger} problems={problems} dispatch={dispatch} />
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
            why: whyNot(tariff),
          }))}
          onChange={({ target }) => {
            const tariff = offered.find(({ code }) => code === target.value)?.code ?? 'full';
            dispatch({ type: 'typed', passenger: ordinal, change: { tariff } });
          }}
        />
      )}
    </FieldRow>
  );
};
