import type { RefObject } from 'react';
import { addresses } from '#domain/shop/addresses.ts';
import type { AlertVariant } from '#domain/shop/alert.ts';
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
type Found = Props & {
  /** The heading of the cars, to which whoever looked for them is led. */
  readonly found?: RefObject<HTMLHeadingElement | null> | undefined;
};

const TrainAnswer = (own: { readonly variant: AlertVariant; readonly title: string }) => (
  <Notice {...own} heard="in-turn" focus="after-press" />
);

const Seeking = ({ rental }: Props) => {
  const { say } = useWords();
  const fills = useFlow(rental, fillsOf, 0);
  const filled = useFlow(rental, isFilled, false);
  const far = useFlow(rental, isFarAway, false);
  const asked = useFlow(rental, isTrainAsked, false);
  const refusal = useFlow(rental, refusalOf, null);
  return (
    <>
      <Refused rental={rental}>
        {filled ? <TrainAnswer variant="success" title={say('rental.train.filled')} /> : null}
        {far ? <TrainAnswer variant="info" title={say('rental.train.far-away')} /> : null}
      </Refused>
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
  return (
    <>
      <Refused rental={rental}>
        <Notice variant="warning" heard="in-turn" title={say('rental.lapsed')}>
          <p>{say('rental.lapsed.text')}</p>
        </Notice>
      </Refused>
      <Ways>
        <Button variant="primary" onClick={() => rental.send({ type: 'search.repeated' })}>
          {say('rental.lapsed.again')}
        </Button>
        <Button onClick={() => rental.send({ type: 'search.reopened' })}>{say('rental.list.change')}</Button>
      </Ways>
    </>
  );
};

/** Without the offices nothing can be looked for. */
const Offices = ({ rental }: Props) => {
  const { say } = useWords();
  const awaited = useFlow(rental, areOfficesAwaited, false);
  return (
    <>
      <Refused rental={rental} />
      {awaited ? (
        <LoadingText room="window" text={say('rental.offices.coming')} />
      ) : (
        <Ways>
          <Button variant="primary" onClick={() => rental.send({ type: 'offices.asked' })}>
            {say('rental.offices.again')}
          </Button>
        </Ways>
      )}
    </>
  );
};

const Within = ({ rental, found }: Found) => {
  const awaited = useFlow(rental, areOfficesAwaited, false);
  const missing = useFlow(rental, areOfficesMissing, false);
  const sought = useFlow(rental, isSought, false);
  const lapsed = useFlow(rental, isLapsed, false);
  if (awaited || missing) return <Offices rental={rental} />;
  if (sought) return <Seeking rental={rental} />;
  return lapsed ? <Lapsed rental={rental} /> : <FoundCars rental={rental} heading={found} />;
};

/** Cars are looked for, and one of them is chosen. */
export const CarList = ({ rental, found }: Found) => {
  const { say } = useWords();
  const state = useFlow(rental, stateOf, '');
  return (
    <Page title={say('rental.title')} before={<RentalSteps now="vehicle" />}>
      <div className={styles.page} data-flow="car-rental" data-state={state}>
        <Within rental={rental} found={found} />
        <LoneLink>
          <a href={addresses['rental-reservation-result'].path}>{say('rental.list.reservation')}</a>
        </LoneLink>
      </div>
    </Page>
  );
};
