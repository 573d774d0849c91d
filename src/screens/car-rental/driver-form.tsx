import { type FormEvent, useState } from 'react';
import { normalizeRentalDriver } from '#domain/rental/normalize-rental-driver.ts';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import { openRentalContracts, type RentalContract } from '#domain/rental/rental-contracts.ts';
import { askedOfDriver, blankRentalDriver, type RentalDriver } from '#domain/rental/rental-driver.ts';
import { isYoungDriver } from '#domain/rental/rental-driver-problems.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { contractsOf, driverOf, wishOf } from '#machines/car-rental/car-rental.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { type RentalActor, useShop } from '#panels/shop.ts';
import { UnheardNotice } from '#panels/unheard-notice.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { useJudged } from '#panels/use-judged.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import * as styles from './car-list.css.ts';
import { isOrdering, isOrderUnheard } from './car-views.ts';
import { Contracts } from './contracts.tsx';
import { HowReached, InvoiceFields, WhoDrives } from './driver-fields.tsx';
import { type DriverParts, problemsOf } from './driver-problems.ts';

type Props = { readonly rental: RentalActor; readonly car: RentalOffer };

const none: readonly RentalContract[] = [];
const nowhere = { pickUpOffice: '', dropOffOffice: '', pickUpAt: 0, dropOffAt: 0 };

const Submit = ({ rental }: Pick<Props, 'rental'>) => {
  const { say } = useWords();
  const isBusy = useFlow(rental, isOrdering, false);
  const unheard = useFlow(rental, isOrderUnheard, false);
  const accepted = useFlow(rental, contractsOf, none);
  const isOpen = openRentalContracts(accepted).length > 0;
  return (
    <Ways>
      <Button
        type="submit"
        variant="primary"
        pending={isBusy && !unheard ? say('rental.driver.sending') : null}
        why={isOpen ? say('rental.contracts.first') : null}
      >
        {say(unheard ? 'rental.cancel.ask-again' : 'rental.driver.send')}
      </Button>
      <Button
        why={isBusy ? say('rental.driver.sending') : null}
        reason="heard"
        onClick={() => rental.send({ type: 'car.reconsidered' })}
      >
        {say('rental.driver.back')}
      </Button>
    </Ways>
  );
};

/** Whoever drives is described, and the contracts are accepted. What is typed stays until the car is paid. */
export const DriverForm = ({ rental, car }: Props) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const before = useFlow(rental, driverOf, blankRentalDriver);
  const { pickUpAt } = useFlow(rental, wishOf, nowhere);
  const isBusy = useFlow(rental, isOrdering, false);
  const unheard = useFlow(rental, isOrderUnheard, false);
  const [driver, setDriver] = useState<RentalDriver>(before);
  const { problems, worked, isRight } = useJudged(() =>
    problemsOf(driver, { car, pickUpAt, today: travelDayOf(dayNumberAt(now())) }, words),
  );
  const parts: DriverParts = {
    driver,
    problems,
    type: (change) => setDriver((current) => ({ ...current, ...change })),
    leave: () => {
      const normalized = normalizeRentalDriver(driver);
      setDriver(normalized);
      const noted = { type: 'driver.noted', driver: normalized } as const;
      if (rental.getSnapshot().can(noted)) rental.send(noted);
    },
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (unheard) rental.send({ type: 'outcome.asked' });
    else if (isRight()) {
      const given = askedOfDriver(normalizeRentalDriver(driver));
      rental.send({ type: 'driver.given', driver: given, key: newKey() });
    }
  };
  const isYoung = driver.birthDate !== '' && isYoungDriver(driver, { ...car, pickUpAt });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} {...worked}>
      <ErrorSummary submit={0} problems={problems} />
      <WhoDrives parts={parts} />
      {isYoung ? <Notice variant="info" heard="in-turn" title={say('rental.young-driver')} /> : null}
      <HowReached parts={parts} />
      <InvoiceFields parts={parts} />
      <Contracts rental={rental} rests={isBusy ? 'yes' : 'no'} />
      <Submit rental={rental} />
      <UnheardNotice isGoing={isBusy} isUnheard={unheard} title={say('rental.driver.unheard')} />
    </form>
  );
};
