import type { RefObject } from 'react';
import { rentalPageSize } from '#domain/rental/rental-list.ts';
import { momentText } from '#i18n/moment-text.ts';
import { foundOf, officesOf, wishOf } from '#machines/car-rental/car-rental.selectors.ts';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Spinner } from '#ui/buttons/spinner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLedThroughList } from '#ui/hooks/use-led-through-list.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { CalendarIcon } from '#ui/icons/calendar-icon.tsx';
import { CardList } from '#ui/layout/card-list.tsx';
import { ShowMore } from '#ui/layout/show-more.tsx';
import { CarCard } from './car-card.tsx';
import { CarDetails } from './car-details.tsx';
import * as styles from './car-list.css.ts';
import { isEmpty, isExtending, isListKept, isNarrowing } from './car-views.ts';
import { ListTools } from './list-tools.tsx';
import { Refused } from './refused.tsx';

type Props = { readonly rental: RentalActor };
type Found = Props & { readonly heading: RefObject<HTMLHeadingElement | null> | undefined };

const nowhere = { pickUpOffice: '', dropOffOffice: '', pickUpAt: 0, dropOffAt: 0 };
const noCars = { id: '', keptUntil: 0, offers: [], count: 0, rest: 'none' } as const;

type End = { readonly called: string; readonly office: string; readonly at: number };

const SoughtEnd = ({ called, office, at }: End) => {
  const words = useWords();
  return (
    <p>
      <span className={styles.quiet}>{called}</span> <bdi>{office}</bdi> · <bdi>{momentText(at, words)}</bdi>
    </p>
  );
};

/** What was looked for, with the way to change it. */
const Sought = ({ rental, rests }: Props & { readonly rests: string | null }) => {
  const { say } = useWords();
  const wish = useFlow(rental, wishOf, nowhere);
  const offices = useFlow(rental, officesOf, []);
  const nameOf = (wanted: string) => offices.find(({ id }) => id === wanted)?.name ?? '';
  return (
    <div className={styles.sought}>
      <SoughtEnd called={say('rental.wish.pick-up')} office={nameOf(wish.pickUpOffice)} at={wish.pickUpAt} />
      <SoughtEnd
        called={say('rental.wish.drop-off')}
        office={nameOf(wish.dropOffOffice)}
        at={wish.dropOffAt}
      />
      <Button why={rests} reason="heard" onClick={() => rental.send({ type: 'search.reopened' })}>
        {say('rental.list.change')}
      </Button>
    </div>
  );
};

/** The cars that were found. */
export const FoundCars = ({ rental, heading }: Found) => {
  const { say } = useWords();
  const found = useFlow<RentalActor, ReturnType<typeof foundOf>>(rental, foundOf, noCars);
  const narrowing = useFlow(rental, isNarrowing, false);
  const extending = useFlow(rental, isExtending, false);
  const empty = useFlow(rental, isEmpty, false);
  const list = useLedThroughList({ narrowing, extending, count: found.offers.length });
  const rests = narrowing || extending ? say('rental.wish.seeking') : null;
  return (
    <>
      <Sought rental={rental} rests={rests} />
      <ListTools rental={rental} />
      <Refused rental={rental} keptWhile={isListKept} />
      <div className={styles.found}>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {say('rental.list.heading')}
        </h2>
        <output className={styles.seeking}>
          {narrowing ? (
            <>
              <Spinner />
              {say('rental.wish.seeking')}
            </>
          ) : (
            say('rental.list.count', { count: found.count })
          )}
        </output>
      </div>
      <div ref={list} className={styles.list}>
        {empty ? (
          <EmptyState
            icon={<CalendarIcon />}
            title={say('rental.list.empty')}
            text={say('rental.list.empty.text')}
          />
        ) : (
          <>
            <CardList items={found.offers} keyOf={({ id }) => id}>
              {(car) => (
                <CarCard car={car} rests={rests} onOpen={() => rental.send({ type: 'car.opened', car })} />
              )}
            </CardList>
            <ShowMore
              shown={found.offers.length}
              all={found.count}
              step={rentalPageSize}
              why={narrowing ? say('rental.wish.seeking') : null}
              pending={extending ? say('rental.wish.seeking') : null}
              onMore={() => rental.send({ type: 'more.asked' })}
            />
          </>
        )}
      </div>
      <CarDetails rental={rental} />
    </>
  );
};
