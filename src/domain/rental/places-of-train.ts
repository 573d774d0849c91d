import type { RentalWish } from './rental-wish.ts';

/** Where and when a train brings whoever would drive. Null where no office is near, or no train leads back. */
export type PlacesOfTrain = {
  readonly pickUpOffice: string | null;
  readonly pickUpAt: number;
  readonly dropOffOffice: string | null;
  readonly dropOffAt: number | null;
};

const isReturnedToPickUp = ({ pickUpOffice, dropOffOffice }: RentalWish): boolean =>
  pickUpOffice === dropOffOffice;

/** What a train says of a wish; what it cannot say stays as it was, and a time that no longer fits is left empty. */
export const wishOfTrain = (
  { pickUpOffice, pickUpAt, dropOffOffice, dropOffAt }: PlacesOfTrain,
  before: RentalWish,
): RentalWish => ({
  pickUpOffice: pickUpOffice ?? before.pickUpOffice,
  pickUpAt,
  dropOffOffice: dropOffOffice ?? (isReturnedToPickUp(before) ? '' : before.dropOffOffice),
  dropOffAt: dropOffAt ?? (before.dropOffAt > pickUpAt ? before.dropOffAt : 0),
});
