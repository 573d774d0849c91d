import type { Tariff } from '#domain/fare/tariffs.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { DataTable } from '#ui/layout/data-table.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { agesText, conditionText, discountText, tariffText } from './tariff-words.ts';
import { usePartyTerms } from './use-party-terms.ts';

/** Every tariff with its age, its discount and who may have it. */
export const TariffsExplained = () => {
  const words = useWords();
  const { say } = words;
  const { tariffs } = usePartyTerms();
  const conditionOf = ({ code, isForCitizensOnly }: Tariff) =>
    [isForCitizensOnly ? say('passenger.tariff.citizens.sentence') : null, conditionText(code, words)]
      .filter((part) => part !== null)
      .join(' ');
  return (
    <Disclosure summary={say('passenger.tariffs.explained')}>
      <DataTable
        caption={say('passenger.tariffs.caption')}
        rows={tariffs}
        keyOf={({ code }) => code}
        columns={[
          { key: 'tariff', name: say('passenger.tariff'), show: ({ code }) => tariffText(code, words) },
          { key: 'ages', name: say('passenger.tariffs.ages'), show: (tariff) => agesText(tariff, words) },
          {
            key: 'discount',
            name: say('passenger.tariffs.discount'),
            show: (tariff) => discountText(tariff, words),
          },
          { key: 'condition', name: say('passenger.tariffs.condition'), show: conditionOf },
        ]}
      />
    </Disclosure>
  );
};
