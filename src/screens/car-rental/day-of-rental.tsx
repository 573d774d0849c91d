import { farthestPickUp } from '#domain/rental/rental-wish.ts';
import { dayAfter } from '#domain/time/calendar-month.ts';
import { day } from '#domain/values/durations.ts';
import { PickedDay } from '#panels/picked-day/picked-day.tsx';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly problem: string | null;
  /** What stands in the field at first. */
  readonly entered: string;
  readonly onPicked: () => void;
};

const onOffer = (today: string) => [today, dayAfter(today, farthestPickUp / day)] as const;

/** A day on which a car is fetched or brought back. */
export const DayOfRental = (own: Props) => <PickedDay {...own} between={onOffer} />;
