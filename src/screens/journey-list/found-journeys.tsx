import type { Journey } from '#domain/journey/journey.ts';
import { keyOf } from '#domain/journey/journey-facts.ts';
import { type JourneyView, plainView, viewQueryOf } from '#domain/journey/journey-view.ts';
import { journeysShown } from '#domain/journey/journeys-shown.ts';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useDrawnFirst } from '#ui/hooks/use-drawn-first.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { TrainIcon } from '#ui/icons/train-icon.tsx';
import * as styles from './journey-list.css.ts';
import { JourneyRow } from './journey-row.tsx';
import { listAddress } from './list-address.ts';
import { ListControls } from './list-controls.tsx';
import type { RowOf } from './row-of.ts';

type Props = Omit<RowOf, 'journeys'> & {
  readonly journeys: readonly Journey[];
  readonly wish: TripWish;
  readonly view: JourneyView;
  /** Tickets are exchanged. */
  readonly isChange: boolean;
};

/** No window shows more rows at once. */
const rowsFirst = 4;

/** The journeys of a day as they are looked at. Without a script a choice is sent as a form. */
export const FoundJourneys = ({ journeys, wish, view, isChange, ...of }: Props) => {
  const { say } = useWords();
  const shown = journeysShown(journeys, { view, passengers: wish.passengers, others: of.others });
  const first = useDrawnFirst() ? shown.slice(0, rowsFirst) : shown;
  const fields = [...new URLSearchParams(tripQueryOf(wish)), ...new URLSearchParams(viewQueryOf(view))];
  return (
    <>
      <ListControls wish={wish} view={view} journeys={journeys} shown={shown.length} isChange={isChange} />
      {shown.length === 0 ? (
        <EmptyState
          icon={<TrainIcon />}
          title={say('journey-list.nothing-left')}
          text={say('journey-list.nothing-left.text', { all: journeys.length })}
          action={
            <LinkButton href={listAddress(wish, { ...plainView, order: view.order, family: view.family })}>
              {say('journey-list.filter.none')}
            </LinkButton>
          }
        />
      ) : (
        <form method="get" action={addresses['journey-list'].path}>
          {fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ol className={styles.rows}>
            {first.map((journey) => (
              <JourneyRow key={keyOf(journey)} journey={journey} journeys={journeys} {...of} />
            ))}
          </ol>
        </form>
      )}
    </>
  );
};
