import {
  driverOf,
  isLeaving,
  isReleaseUnheard,
  paymentOf,
  stateOf,
} from '#machines/car-rental/car-rental.selectors.ts';
import { LeaveQuestion } from '#panels/payment/leave-question.tsx';
import { Releasing } from '#panels/payment/releasing.tsx';
import { ChosenCar } from '#panels/rental/chosen-car.tsx';
import { RentalSteps } from '#panels/rental/rental-steps.tsx';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { PaymentScreen } from './payment.tsx';

type Props = { readonly rental: RentalActor; readonly cardOrigin: string };

const Contact = ({ rental }: Pick<Props, 'rental'>) => {
  const { say } = useWords();
  const driver = useFlow(rental, driverOf, null);
  return driver === null ? null : (
    <>
      <p>{say('rental.pay.card')}</p>
      <p>{say('rental.pay.contact', { email: driver.email })}</p>
    </>
  );
};

/** A car that waits for its money, from the payment to the car that is free again, in the room where tickets are paid. */
export const PaidRental = ({ rental, cardOrigin }: Props) => {
  const state = useFlow(rental, stateOf, '');
  const payment = useFlow(rental, paymentOf, null);
  const isAsked = useFlow(rental, isLeaving, false);
  const isUntold = useFlow(rental, isReleaseUnheard, false);
  const steps = <RentalSteps now="payment" />;
  return (
    <div data-flow="car-rental" data-state={state}>
      {payment === null ? (
        <Releasing
          bought="rental"
          steps={steps}
          answer={isUntold ? 'unheard' : 'awaited'}
          onAgain={() => rental.send({ type: 'outcome.asked' })}
        />
      ) : (
        <>
          <PaymentScreen
            payment={payment}
            cardOrigin={cardOrigin}
            steps={steps}
            lines={<ChosenCar rental={rental} total="below" />}
            contact={<Contact rental={rental} />}
          />
          <LeaveQuestion
            bought="rental"
            isOpen={isAsked}
            onLeave={() => rental.send({ type: 'leaving.confirmed' })}
            onStay={() => rental.send({ type: 'leaving.declined' })}
          />
        </>
      )}
    </div>
  );
};
