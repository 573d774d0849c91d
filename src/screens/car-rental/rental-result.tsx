import { addresses } from '#domain/addresses.ts';
import { rentalOf, stateOf } from '#machines/car-rental/car-rental.selectors.ts';
import { RentalSteps } from '#panels/rental/rental-steps.tsx';
import { RentedCar } from '#panels/rental/rented-car.tsx';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadingText } from '#ui/loading-text.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Ways } from '#ui/ways.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './car-list.css.ts';
import { isClosed, isRented, isResultRested, isResultUnheard } from './car-views.ts';

type Own = { readonly rental: RentalActor };

const Another = ({ rental }: Own) => {
  const { say } = useWords();
  return (
    <Button onClick={() => rental.send({ type: 'another.sought' })}>{say('rental.result.another')}</Button>
  );
};

const Rented = ({ rental }: Own) => {
  const { say } = useWords();
  const rented = useFlow(rental, rentalOf, null);
  return rented === null ? null : (
    <>
      <Notice variant="success" heard="in-turn" title={say('rental.result.done')}>
        <p>{say('rental.result.done.text')}</p>
      </Notice>
      <RentedCar rental={rented} />
      <Ways>
        <LinkButton href={addresses['rental-reservation-result'].path}>
          {say('rental.result.view')}
        </LinkButton>
        <Another rental={rental} />
      </Ways>
    </>
  );
};

const Awaited = ({ rental }: Own) => {
  const { say } = useWords();
  const unheard = useFlow(rental, isResultUnheard, false);
  const rested = useFlow(rental, isResultRested, false);
  return (
    <>
      {unheard ? (
        <Notice variant="warning" heard="in-turn" title={say('rental.result.unheard')} />
      ) : (
        <LoadingText text={say('rental.result.coming')} />
      )}
      {rested ? (
        <Ways>
          <Button onClick={() => rental.send({ type: 'outcome.asked' })}>
            {say('rental.cancel.ask-again')}
          </Button>
        </Ways>
      ) : null}
    </>
  );
};

const Closed = ({ rental }: Own) => {
  const { say } = useWords();
  return (
    <>
      <Notice variant="warning" heard="in-turn" title={say('rental.result.none')}>
        <p>{say('rental.result.none.text')}</p>
      </Notice>
      <Ways>
        <Another rental={rental} />
      </Ways>
    </>
  );
};

/** What became of a rental that was paid for. */
export const RentalResult = ({ rental }: Own) => {
  const { say } = useWords();
  const state = useFlow(rental, stateOf, '');
  const rented = useFlow(rental, isRented, false);
  const closed = useFlow(rental, isClosed, false);
  const Shown = closed ? Closed : Awaited;
  return (
    <Page title={say('rental.result.title')} before={<RentalSteps now="summary" />}>
      <div className={styles.page} data-flow="car-rental" data-state={state}>
        {rented ? <Rented rental={rental} /> : <Shown rental={rental} />}
      </div>
    </Page>
  );
};
