import { carOf, stateOf } from '#machines/car-rental/car-rental.selectors.ts';
import { ChosenCar } from '#panels/rental/chosen-car.tsx';
import { RentalSteps } from '#panels/rental/rental-steps.tsx';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { WithAside } from '#ui/layout/with-aside.tsx';
import { DriverForm } from './driver-form.tsx';
import { Refused } from './refused.tsx';

type Props = { readonly rental: RentalActor };

/** Who drives the chosen car. */
export const DriverPage = ({ rental }: Props) => {
  const { say } = useWords();
  const state = useFlow(rental, stateOf, '');
  const car = useFlow(rental, carOf, null);
  return (
    <Page title={say('rental.driver.title')} width="wide" before={<RentalSteps now="driver" />}>
      <WithAside
        flow="car-rental"
        state={state}
        name={say('rental.chosen')}
        aside={
          <Card>
            <ChosenCar rental={rental} total="here" />
          </Card>
        }
      >
        <Refused rental={rental} />
        {car === null ? null : <DriverForm key={car.id} rental={rental} car={car} />}
      </WithAside>
    </Page>
  );
};
