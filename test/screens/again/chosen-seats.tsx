import type { ComponentProps } from 'react';
import { SeatChoice } from '#screens/seat-map/seat-choice.tsx';
import { createPassengerDraft } from '#test/support/passengers.ts';
import { ShopAround } from '../shop-around.tsx';

type Choice = ComponentProps<typeof SeatChoice>;

type Props = Pick<Choice, 'back' | 'hold' | 'plan'> & {
  readonly there: Choice['outward'];
  readonly now: () => number;
};

/** Two who choose their seats, on a page that goes on below. */
export const ChosenSeats = ({ hold, plan, there, back, now }: Props) => (
  <ShopAround now={now}>
    <SeatChoice
      seatmate={null}
      hold={hold}
      plan={plan}
      passengers={[createPassengerDraft(), createPassengerDraft()]}
      outward={there}
      back={back}
      mode="sale"
    />
    <div style={{ blockSize: '100vh' }} />
  </ShopAround>
);
