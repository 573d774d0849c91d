import type { NotCancellable, RentalReservation as Rental } from '#domain/rental/rental-reservation.ts';
import { addresses } from '#domain/shop/addresses.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { moneyText } from '#i18n/money-text.ts';
import {
  messageOf,
  refusalOf,
  rentalOf,
  stateOf,
} from '#machines/rental-reservation/rental-reservation.selectors.ts';
import { rentalRefusalText } from '#panels/rental/rental-refusal-text.ts';
import { RentedCar } from '#panels/rental/rented-car.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { WithoutScript } from '#ui/layout/without-script.tsx';
import { CancellationDialog } from './cancellation-dialog.tsx';
import { refusalWords } from './refusal-words.ts';
import { RentalLink } from './rental-link.tsx';
import { RentalLookup } from './rental-lookup.tsx';
import * as styles from './rental-reservation.css.ts';
import {
  isAnswerDue,
  isAsked,
  isAskedFor,
  isCancelled,
  isMailing,
  isShown,
  isUnknown,
  isUnproved,
  type RentalActor,
} from './rental-reservation-views.ts';

type Props = { readonly flow: RentalActor };

/** The rental is known, and came to nothing: another one can be looked for. */
const Closed = ({ text }: { readonly text: string }) => {
  const { say } = useWords();
  return (
    <>
      <Notice variant="warning" heard="in-turn" title={say('rental.result.none')}>
        <p>{text}</p>
      </Notice>
      <Ways>
        <LinkButton href={addresses['rental-list'].path}>{say('rental.result.another')}</LinkButton>
      </Ways>
    </>
  );
};

const Refused = ({ flow }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(flow, refusalOf, null);
  const message = useFlow(flow, messageOf, null);
  const isShownInDialog = useFlow(flow, isAsked, false);
  const isAsking = useFlow(flow, isAnswerDue, false);
  const text = refusal && (rentalRefusalText(refusal, message) ?? say(refusalWords[refusal]));
  if (text !== null && (refusal === 'rental-over' || refusal === 'rental-returned') && !isShownInDialog)
    return <Closed text={text} />;
  return (
    <KeptRoom isAsking={isAsking}>
      {text === null || isShownInDialog ? null : (
        <Notice variant="danger" heard="at-once" title={say('rental.refused.title')}>
          <p>{text}</p>
        </Notice>
      )}
    </KeptRoom>
  );
};

const reasons: Readonly<Record<NotCancellable, MessageId>> = {
  passive: 'rental.cancel.passive',
  'picked-up': 'rental.cancel.picked-up',
  'proof-needed': 'rental.cancel.proof-needed',
};

/** What came back with a cancellation that was done just now. */
const Cancelled = ({ refund }: { readonly refund: Kurus }) => {
  const words = useWords();
  const { say } = words;
  return (
    <Notice variant="success" heard="in-turn" title={say('rental.cancel.done')}>
      <p>
        {refund === 0
          ? say('rental.cancel.done.nothing')
          : say('rental.cancel.done.text', { amount: moneyText(refund, words) })}
      </p>
    </Notice>
  );
};

/** Whether it was cancelled can be asked once more; the office below can be called. */
const Unknown = ({ flow }: Props) => {
  const { say } = useWords();
  return (
    <Notice variant="warning" heard="in-turn" title={say('settling.unheard')}>
      <p>{say('rental.cancel.unknown')}</p>
      <Button onClick={() => flow.send({ type: 'outcome.asked' })}>{say('rental.cancel.ask-again')}</Button>
    </Notice>
  );
};

const Shown = ({ flow, rental }: Props & { readonly rental: Rental }) => {
  const { say } = useWords();
  const isPending = useFlow(flow, isAskedFor, false);
  const isMailed = useFlow(flow, isMailing, false);
  const isDone = useFlow(flow, isCancelled, false);
  const unknown = useFlow(flow, isUnknown, false);
  const { whyNot } = rental;
  const rests = isMailed ? say('lookup.link.sending') : null;
  return (
    <>
      {isDone ? <Cancelled refund={rental.cancellation?.refund ?? 0} /> : null}
      {unknown ? <Unknown flow={flow} /> : null}
      <RentedCar rental={rental} />
      <Ways>
        <Button
          variant="danger"
          why={whyNot === null ? null : say(reasons[whyNot])}
          pending={isPending ? say('rental.cancel.asking') : null}
          onClick={() => flow.send({ type: 'cancellation.asked' })}
        >
          {say('rental.cancel')}
        </Button>
        <Button
          why={isPending ? say('rental.cancel.asking') : rests}
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
  const unproved = useFlow(flow, isUnproved, false);
  return (
    <>
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
        <Refused flow={flow} />
        {isFound && rental !== null ? <Shown flow={flow} rental={rental} /> : <Sought flow={flow} />}
        <CancellationDialog flow={flow} />
      </div>
    </Page>
  );
};
