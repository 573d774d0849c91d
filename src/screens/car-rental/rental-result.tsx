import { rentalReservationAddress } from '#domain/shop/rental-addresses.ts';
import {
  againAtOf,
  messageOf,
  numberOf,
  refusalOf,
  rentalOf,
  stateOf,
} from '#machines/car-rental/car-rental.selectors.ts';
import { AgainButton } from '#panels/again.tsx';
import { rentalRefusalText } from '#panels/rental/rental-refusal-text.ts';
import { RentalSteps } from '#panels/rental/rental-steps.tsx';
import { RentedCar } from '#panels/rental/rented-car.tsx';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import * as styles from './car-list.css.ts';
import { isClosed, isRented, isResultRested, isResultUnheard, isUnknown } from './car-views.ts';
import { refusalWords } from './refusal-words.ts';

type Props = { readonly rental: RentalActor };

const Another = ({ rental }: Props) => {
  const { say } = useWords();
  return (
    <Button onClick={() => rental.send({ type: 'another.sought' })}>{say('rental.result.another')}</Button>
  );
};

const Rented = ({ rental }: Props) => {
  const { say } = useWords();
  const rented = useFlow(rental, rentalOf, null);
  return rented === null ? null : (
    <>
      <Notice variant="success" heard="in-turn" title={say('rental.result.done')}>
        <p>{say('rental.result.done.text')}</p>
      </Notice>
      <RentedCar rental={rented} />
      <Ways>
        <LinkButton href={rentalReservationAddress(rented.number)}>{say('rental.result.view')}</LinkButton>
        <Another rental={rental} />
      </Ways>
    </>
  );
};

const Awaited = ({ rental }: Props) => {
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

/** What the server has said of it last. */
const Message = ({ rental }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(rental, refusalOf, null);
  const message = useFlow(rental, messageOf, null);
  return refusal === null ? null : <p>{rentalRefusalText(refusal, message) ?? say(refusalWords[refusal])}</p>;
};

const Closed = ({ rental }: Props) => {
  const { say } = useWords();
  return (
    <>
      <Notice variant="warning" heard="in-turn" title={say('rental.result.none')}>
        <Message rental={rental} />
      </Notice>
      <Ways>
        <Another rental={rental} />
      </Ways>
    </>
  );
};

/** Nothing is said of money here: nobody knows what became of it. */
const Unknown = ({ rental }: Props) => {
  const { say } = useWords();
  const number = useFlow(rental, numberOf, '');
  const againAt = useFlow(rental, againAtOf, null);
  return (
    <>
      <Notice variant="info" heard="in-turn" title={say('rental.result.unknown')}>
        <Message rental={rental} />
        <p>{say('rental.result.unknown.text', { number })}</p>
      </Notice>
      <Ways>
        <LinkButton href={rentalReservationAddress(number)}>{say('rental.result.look-up')}</LinkButton>
        <AgainButton againAt={againAt} onClick={() => rental.send({ type: 'outcome.asked' })}>
          {say('rental.cancel.ask-again')}
        </AgainButton>
        <Another rental={rental} />
      </Ways>
    </>
  );
};

const Shown = ({ rental }: Props) => {
  const rented = useFlow(rental, isRented, false);
  const closed = useFlow(rental, isClosed, false);
  const unknown = useFlow(rental, isUnknown, false);
  if (rented) return <Rented rental={rental} />;
  if (closed) return <Closed rental={rental} />;
  return unknown ? <Unknown rental={rental} /> : <Awaited rental={rental} />;
};

/** What became of a rental that was paid for. */
export const RentalResult = ({ rental }: Props) => {
  const { say } = useWords();
  const state = useFlow(rental, stateOf, '');
  return (
    <Page title={say('rental.result.title')} before={<RentalSteps now="summary" />}>
      <div className={styles.page} data-flow="car-rental" data-state={state}>
        <Shown rental={rental} />
      </div>
    </Page>
  );
};
