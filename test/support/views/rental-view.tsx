import type { AnyActorRef } from 'xstate';
import { screenOf } from '#app/routing/steering.ts';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { CarList } from '#screens/car-rental/car-list.tsx';
import { DriverPage } from '#screens/car-rental/driver-page.tsx';
import { RentalResult } from '#screens/car-rental/rental-result.tsx';
import { PaidRental } from '#screens/payment/paid-rental.tsx';
import { cardOrigin } from './enter-card.ts';
import { standInPayment, withChildren } from './stand-in-payment.ts';

/** The rental with a payment that stands in for the port that plays it. */
export const rentalAround = (now: number) => {
  const payment = standInPayment('rental', now);
  const withStandIn = withChildren((children) => ({ ...(children.payment && { payment }) }));
  return (actor: AnyActorRef): RentalActor =>
    Object.create(actor, { getSnapshot: { value: () => withStandIn(actor.getSnapshot()) } });
};

/** The place a rental stands at, as the shop leads there. */
export const RentalAtItsPlace = ({ rental }: { readonly rental: RentalActor }) => {
  const screen = useFlow(rental, screenOf, 'home');
  switch (screen) {
    case 'rental-list':
      return <CarList rental={rental} />;
    case 'rental-driver':
      return <DriverPage rental={rental} />;
    case 'rental-payment':
      return <PaidRental rental={rental} cardOrigin={cardOrigin} />;
    case 'rental-result':
      return <RentalResult rental={rental} />;
    default:
      return <p data-at-home="">Sefer</p>;
  }
};
