/** Where and when a train brings whoever would drive. Null where no office is near, or no train leads back. */
export type PlacesOfTrain = {
  readonly pickUpOffice: string | null;
  readonly pickUpAt: number;
  readonly dropOffOffice: string | null;
  readonly dropOffAt: number | null;
};
