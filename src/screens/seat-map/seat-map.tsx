import { type ReactNode, type RefObject, Suspense, useId } from 'react';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { stationFrom, stationTo } from '#domain/journey/journey-facts.ts';
import { noWish } from '#domain/journey/trip-wish.ts';
import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import {
  backOf,
  changingOf,
  isBusy,
  isChanging,
  isCreating,
  isDescribing,
  isExpired,
  isSeating,
  modeOf,
  outwardOf,
  passengersOf,
  seatHoldOf,
  stateOf,
  wishOf,
} from '#machines/booking/booking.selectors.ts';
import { BookingMode } from '#panels/booking-mode/booking-mode.tsx';
import { Passengers } from '#panels/passengers/passengers.tsx';
import { WhereAmI } from '#panels/progress/where-am-i.tsx';
import { PurchaseSteps } from '#panels/purchase-steps/purchase-steps.tsx';
import type { BookingActor } from '#panels/shop.ts';
import { useStations } from '#panels/stations.ts';
import { TripHead } from '#panels/trip-head/trip-head.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { WidePage } from '#ui/layout/wide-page.tsx';
import { ChosenTrips } from './chosen-trips.tsx';
import type { SeatPlanActor } from './flow-actors.ts';
import { useKeepTickets } from './late-keep-tickets.ts';
import { ChangedTickets } from './lazy-changed-tickets.tsx';
import { SeatChoice, SeatsGone } from './lazy-seat-choice.tsx';
import { quiet, whole } from './seat-map.css.ts';
import type { SeatmateActor } from './seatmate-ask.flow.ts';

type Props = {
  readonly booking: BookingActor;
  readonly plan: SeatPlanActor | null;
  readonly seatmate: SeatmateActor | null;
  /** Where whoever has told who travels goes on. */
  readonly seats: RefObject<HTMLHeadingElement | null>;
  /** The tickets that are exchanged stay after all. */
  readonly onKeep: () => void;
};

const nobody: readonly PassengerDraft[] = [];
const noJourney: ChosenJourney | null = null;

const Seats = ({ booking, plan, seatmate, seats }: Omit<Props, 'onKeep'>) => {
  const { say } = useWords();
  const id = useId();
  const hold = useFlow(booking, seatHoldOf, null);
  return (
    <section className={whole} aria-labelledby={id}>
      <h2 ref={seats} id={id} tabIndex={-1}>
        {say('seat-map.seats')}
      </h2>
      <Suspense fallback={<LoadingText room="window" text={say('seat-map.coming')} />}>
        <SeatChoice
          hold={hold}
          plan={plan}
          seatmate={seatmate}
          passengers={useFlow(booking, passengersOf, nobody)}
          outward={useFlow(booking, outwardOf, noJourney)}
          back={useFlow(booking, backOf, noJourney)}
          mode={useFlow(booking, modeOf, 'sale')}
        />
      </Suspense>
    </section>
  );
};

/** While seats are chosen the plan comes first: how they are bought is a line that opens. */
const FoldedMode = ({ booking }: Pick<Props, 'booking'>) => {
  const { say } = useWords();
  const mode = useFlow(booking, modeOf, 'sale');
  return (
    <Disclosure
      summary={mode === 'reservation' ? say('passenger.mode.reservation') : say('passenger.mode.sale')}
    >
      <BookingMode booking={booking} />
    </Disclosure>
  );
};

/** Who travels, and where each of them sits. */
export const SeatMap = ({
  booking,
  plan,
  seatmate,
  seats,
  onKeep,
  children,
}: Props & { readonly children?: ReactNode }) => {
  const { say } = useWords();
  const { nameOf } = useStations();
  const wish = useFlow(booking, wishOf, noWish) ?? noWish;
  const outward = useFlow(booking, outwardOf, null);
  const state = useFlow(booking, stateOf, 'describing');
  const isOver = useFlow(booking, isExpired, false);
  const isWaiting = useFlow(booking, isBusy, false);
  const isMaking = useFlow(booking, isCreating, false);
  const isBefore = useFlow(booking, isDescribing, false);
  const isNow = useFlow(booking, isSeating, false);
  const isChangeOpen = useFlow(booking, isChanging, false);
  const change = useFlow(booking, changingOf, null);
  const keeping = useKeepTickets(change === null ? 'none' : 'some');
  const isSale = change === null;
  const task = isSale ? say('seat-map.title') : say(isChangeOpen ? 'change.task' : 'change.seats');
  return (
    <WidePage flow="booking" state={state}>
      <PurchaseSteps now="seat" />
      <TripHead
        task={task}
        from={nameOf(outward === null ? wish.from : stationFrom(outward.journey))}
        to={nameOf(outward === null ? wish.to : stationTo(outward.journey))}
        day={wish.outward}
        wish={wish}
      />
      {change === null || keeping === null ? null : (
        <keeping.KeepTickets booking={booking} change={change} onKeep={onKeep} />
      )}
      <ChosenTrips booking={booking} />
      <div className={whole}>
        <Suspense>{isOver ? <SeatsGone booking={booking} /> : null}</Suspense>
        {isWaiting && !isNow ? (
          <LoadingText room="window" text={isMaking ? say('seat-map.creating') : say('seat-map.returning')} />
        ) : null}
        {isBefore ? <BookingMode booking={booking} /> : null}
        {(isBefore || isNow) && isSale ? <Passengers booking={booking} /> : null}
        {isBefore ? <p className={quiet}>{say('seat-map.people-first')}</p> : null}
        {isNow && isSale ? <FoldedMode booking={booking} /> : null}
        <Suspense fallback={<LoadingText room="window" text={say('actions.reckoning')} />}>
          {isChangeOpen ? <ChangedTickets booking={booking} /> : null}
        </Suspense>
        {isNow ? <Seats booking={booking} plan={plan} seatmate={seatmate} seats={seats} /> : null}
      </div>
      <WhereAmI booking={booking} />
      {children}
    </WidePage>
  );
};
