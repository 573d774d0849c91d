import { carOf, officesOf, wishOf } from '#machines/car-rental/car-rental.selectors.ts';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { CarLines } from './car-lines.tsx';

type Props = { readonly rental: RentalActor; readonly total: 'below' | 'here' };

const nowhere = { pickUpOffice: '', dropOffOffice: '', pickUpAt: 0, dropOffAt: 0 };

/** The car that was chosen, as it stands in the flow. */
export const ChosenCar = ({ rental, total }: Props) => {
  const car = useFlow(rental, carOf, null);
  const wish = useFlow(rental, wishOf, nowhere);
  const offices = useFlow(rental, officesOf, []);
  const nameOf = (wanted: string) => offices.find(({ id }) => id === wanted)?.name ?? '';
  return car === null ? null : (
    <CarLines
      car={car}
      wish={wish}
      pickUp={nameOf(wish.pickUpOffice)}
      dropOff={nameOf(wish.dropOffOffice)}
      total={total}
    />
  );
};
