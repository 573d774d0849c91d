import { addresses } from '#domain/shop/addresses.ts';
import { fillsOf, refusalOf, stateOf } from '#machines/car-rental/car-rental.selectors.ts';
import { RentalSteps } from '#panels/rental/rental-steps.tsx';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoneLink } from '#ui/buttons/lone-link.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import * as styles from './car-list.css.ts';
import {
  areOfficesAwaited,
  areOfficesMissing,
  isFarAway,
  isFilled,
  isLapsed,
  isSought,
  isTrainAsked,
} from './car-views.ts';
import { FoundCars } from './found-cars.tsx';
import { Refused } from './refused.tsx';
import { TrainForm } from './train-form.tsx';
import { WishForm } from './wish-form.tsx';

type Props = { readonly rental: RentalActor };

const Seeking = ({ rental }: Props) => {
  const { say } = useWords();
  const fills = useFlow(rental, fillsOf, 0);
  const filled = useFlow(rental, isFilled, false);
  const far = useFlow(rental, isFarAway, false);
  const asked = useFlow(rental, isTrainAsked, false);
  const refusal = useFlow(rental, refusalOf, null);
  return (
    <>
      {filled ? <Notice variant="success" heard="in-turn" title={say('rental.train.filled')} /> : null}
      {far ? <Notice variant="info" heard="in-turn" title={say('rental.train.far-away')} /> : null}
      <Disclosure summary={say('rental.train')} stays={asked || refusal !== null ? 'open' : undefined}>
        <TrainForm rental={rental} />
      </Disclosure>
      <WishForm key={fills} rental={rental} />
    </>
  );
};

/** The prices are over: the same can be looked for again. */
const Lapsed = ({ rental }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(rental, refusalOf, null);
  return (
    <>
      {refusal === null ? (
        <Notice variant="warning" heard="in-turn" title={say('rental.lapsed')}>
          <p>{say('rental.lapsed.text')}</p>
        </Notice>
      ) : null}
      <Ways>
        <Button variant="primary" onClick={() => rental.send({ type: 'search.repeated' })}>
          {say('rental.lapsed.again')}
        </Button>
        <Button onClick={() => rental.send({ type: 'search.reopened' })}>{say('rental.list.change')}</Button>
      </Ways>
    </>
  );
};

const Within = ({ rental }: Props) => {
  const { say } = useWords();
  const awaited = useFlow(rental, areOfficesAwaited, false);
  const missing = useFlow(rental, areOfficesMissing, false);
  const sought = useFlow(rental, isSought, false);
  const lapsed = useFlow(rental, isLapsed, false);
  if (awaited) return <LoadingText room="window" text={say('rental.offices.coming')} />;
  if (missing)
    return (
      <Ways>
        <Button variant="primary" onClick={() => rental.send({ type: 'offices.asked' })}>
          {say('rental.offices.again')}
        </Button>
      </Ways>
    );
  if (sought) return <Seeking rental={rental} />;
  return lapsed ? <Lapsed rental={rental} /> : <FoundCars rental={rental} />;
};

/** Cars are looked for, and one of them is chosen. */
export const CarList = ({ rental }: Props) => {
  const { say } = useWords();
  const state = useFlow(rental, stateOf, '');
  return (
    <Page title={say('rental.title')} before={<RentalSteps now="vehicle" />}>
      <div className={styles.page} data-flow="car-rental" data-state={state}>
        <Refused rental={rental} />
        <Within rental={rental} />
        <LoneLink>
          <a href={addresses['rental-reservation-result'].path}>{say('rental.list.reservation')}</a>
        </LoneLink>
      </div>
    </Page>
  );
};
