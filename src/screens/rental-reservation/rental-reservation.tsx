import type { NotCancellable, RentalReservation as Rental } from '#domain/rental/rental-reservation.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { rentalOf, stateOf } from '#machines/rental-reservation/rental-reservation.selectors.ts';
import { RentedCar } from '#panels/rental/rented-car.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { WithoutScript } from '#ui/layout/without-script.tsx';
import { CancellationDialog } from './cancellation-dialog.tsx';
import { RentalLink } from './rental-link.tsx';
import { RentalLookup } from './rental-lookup.tsx';
import { RentalMessage } from './rental-message.tsx';
import * as styles from './rental-reservation.css.ts';
import {
  isMailing,
  isQuoting,
  isRecognizing,
  isRereading,
  isShown,
  isUnproved,
  type RentalActor,
} from './rental-reservation-views.ts';

type Props = { readonly flow: RentalActor };

const reasons: Readonly<Record<NotCancellable, MessageId>> = {
  passive: 'rental.cancel.passive',
  'picked-up': 'rental.cancel.picked-up',
  'proof-needed': 'rental.cancel.proof-needed',
};

const Shown = ({ flow, rental }: Props & { readonly rental: Rental }) => {
  const { say } = useWords();
  const isQuoted = useFlow(flow, isQuoting, false);
  const isReread = useFlow(flow, isRereading, false);
  const isMailed = useFlow(flow, isMailing, false);
  const { whyNot } = rental;
  const asked = isQuoted || isReread ? say('rental.cancel.asking') : null;
  return (
    <>
      <RentalMessage flow={flow} />
      <RentedCar rental={rental} />
      <Ways>
        <Button
          variant="danger"
          why={whyNot === null ? asked : say(reasons[whyNot])}
          reason={whyNot === null ? 'heard' : 'seen'}
          pending={isQuoted ? say('rental.cancel.asking') : null}
          onClick={() => flow.send({ type: 'cancellation.asked' })}
        >
          {say('rental.cancel')}
        </Button>
        <Button
          why={isMailed ? say('lookup.link.sending') : asked}
          reason="heard"
          onClick={() => flow.send({ type: 'another.sought' })}
        >
          {say('rental.another')}
        </Button>
      </Ways>
      {whyNot === 'proof-needed' ? <RentalLink flow={flow} of="found" /> : null}
    </>
  );
};

const Sought = ({ flow }: Props) => {
  const { say } = useWords();
  const unproved = useFlow(flow, isUnproved, false);
  const isAwaited = useFlow(flow, isRecognizing, false);
  return isAwaited ? (
    <LoadingText room="window" text={say('rental.result.coming')} />
  ) : (
    <>
      <RentalMessage flow={flow} />
      <RentalLookup flow={flow} />
      {unproved ? <RentalLink flow={flow} of="unproved" /> : null}
    </>
  );
};

/** A car that is rented: it is looked up, read, and cancelled after it was told what that brings. */
export const RentalReservation = ({ flow }: Props) => {
  const { say } = useWords();
  const state = useFlow(flow, stateOf, '');
  const isFound = useFlow(flow, isShown, false);
  const rental = useFlow(flow, rentalOf, null);
  return (
    <Page title={say('rental.reservation.title')}>
      <div className={styles.page} data-flow="rental-reservation" data-state={state}>
        <WithoutScript>
          <Notice variant="info" title={say('rental.without-script')} />
        </WithoutScript>
        <CancellationDialog flow={flow} />
        {isFound && rental !== null ? <Shown flow={flow} rental={rental} /> : <Sought flow={flow} />}
      </div>
    </Page>
  );
};
