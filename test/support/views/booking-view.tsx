import { useRef } from 'react';
import { type AnyActorRef, createActor, fromPromise } from 'xstate';
import { usePendingChoice } from '#app/hooks/use-pending-choice.ts';
import { screenOf } from '#app/routing/steering.ts';
import { noChange } from '#domain/booking/change-of-tickets.ts';
import { plainView } from '#domain/journey/journey-view.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { granted } from '#domain/values/answer.ts';
import { foundOf } from '#machines/booking/booking.selectors.ts';
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import type { HoldAnswer } from '#machines/seat-hold/seat-hold.model.ts';
import { type BookingActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import type { DrawnList } from '#screens/journey-list/drawn-list.ts';
import { JourneyList } from '#screens/journey-list/journey-list.tsx';
import { PaidBooking } from '#screens/payment/paid-booking.tsx';
import { PaymentResult } from '#screens/payment-result/payment-result.tsx';
import { SeatMap } from '#screens/seat-map/seat-map.tsx';
import { HomeSample } from '../../screens/home-sample.tsx';
import { unaskedChange } from '../unasked-change.ts';
import { cardOrigin } from './enter-card.ts';
import { NoActions } from './no-actions.tsx';
import { NoCopies } from './no-copies.tsx';
import { never, standInPayment, withChildren } from './stand-in-payment.ts';

type Props = { readonly booking: BookingActor; readonly wish: TripWish };

/** Hold, change and payment are flows of their own with suites of their own; here three stand in for those the ports play. */
export const standInsOf = (seat: HeldSeat, now: number) => {
  const seatHold = createActor(
    seatHoldMachine.provide({
      actors: {
        holdSeats: fromPromise(async (): Promise<HoldAnswer> => granted([seat])),
        returnSeats: fromPromise(async () => null),
        holdEnd: never,
        waitingEnd: never,
      },
    }),
    { input: { needed: 1, party: 'p'.repeat(22), seats: [], now } },
  ).start();
  const payment = standInPayment('sale', now);
  const ticketChange = createActor(unaskedChange, { input: { change: noChange, seats: [] } }).start();
  const withStandIns = withChildren((children) => ({
    ...(children.seatHold && { seatHold }),
    ...(children.ticketChange && { ticketChange }),
    ...(children.payment && { payment }),
  }));
  return {
    seatHold,
    around: (actor: AnyActorRef) =>
      Object.create(actor, { getSnapshot: { value: () => withStandIns(actor.getSnapshot()) } }),
  };
};

const List = ({ booking, wish }: Props) => {
  const found = useFlow(booking, foundOf, null);
  const drawn: DrawnList = {
    wish,
    view: plainView,
    names: {},
    answer: found === null ? null : { kind: 'listed', found },
    offers: { days: [], next: null },
    picked: null,
  };
  const { pending, choose } = usePendingChoice(booking, drawn);
  return (
    <JourneyList
      booking={booking}
      drawn={drawn}
      nameOf={() => 'Ankara'}
      prehydratedPick={pending}
      onChoose={choose}
    />
  );
};

/** The place a booking stands at, as the shop leads there. */
export const BookingAtItsPlace = ({ booking, wish }: Props) => {
  const { now } = useShop();
  const screen = useFlow(booking, screenOf, 'home');
  const seats = useRef<HTMLHeadingElement>(null);
  switch (screen) {
    case 'journey-list':
      return <List booking={booking} wish={wish} />;
    case 'seat-map':
      return <SeatMap booking={booking} plan={null} seatmate={null} seats={seats} onKeep={() => undefined} />;
    case 'payment':
      return <PaidBooking booking={booking} cardOrigin={cardOrigin} />;
    case 'payment-result':
      return (
        <PaymentResult booking={booking} bought={null} now={null} Copies={NoCopies} Actions={NoActions} />
      );
    default:
      return (
        <HomeSample
          onWish={({ wish: wished }) => booking.send({ type: 'trip.wished', wish: wished, at: now() })}
        />
      );
  }
};
