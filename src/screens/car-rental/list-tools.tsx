import { type RentalBand, type RentalSort, rentalBands, rentalSorts } from '#domain/rental/rental-list.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { listingOf } from '#machines/car-rental/car-rental.selectors.ts';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Chip } from '#ui/buttons/chip.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './car-list.css.ts';

type Props = { readonly rental: RentalActor };

const bandWords: Readonly<Record<RentalBand, MessageId>> = {
  'up-to-2500': 'rental.band.low',
  'from-2500-to-4000': 'rental.band.middle',
  'over-4000': 'rental.band.high',
};

const sortWords: Readonly<Record<RentalSort, MessageId>> = {
  cheapest: 'rental.sort.cheapest',
  dearest: 'rental.sort.dearest',
  'lowest-deposit': 'rental.sort.lowest-deposit',
};

const asFirst = { bands: [], sort: 'cheapest' as const };

/** The list under bands of the daily fee, and in another order. */
export const ListTools = ({ rental }: Props) => {
  const { say } = useWords();
  const { bands, sort } = useFlow<RentalActor, Pick<ReturnType<typeof listingOf>, 'bands' | 'sort'>>(
    rental,
    listingOf,
    asFirst,
  );
  return (
    <div className={styles.tools}>
      <fieldset className={styles.bands}>
        <legend className={styles.toolName}>{say('rental.band')}</legend>
        {rentalBands.map((band) => (
          <Chip
            key={band}
            isOn={bands.includes(band)}
            onToggle={() => rental.send({ type: 'band.toggled', band })}
          >
            {say(bandWords[band])}
          </Chip>
        ))}
      </fieldset>
      <SelectField
        label={say('rental.sort')}
        value={sort}
        choices={rentalSorts.map((each) => ({ value: each, label: say(sortWords[each]) }))}
        onChange={({ target }) => {
          const chosen = rentalSorts.find((each) => each === target.value);
          if (chosen !== undefined) rental.send({ type: 'order.chosen', sort: chosen });
        }}
      />
    </div>
  );
};
