const minute = 60_000;
const hour = 60 * minute;

/** A place is reserved no later than this before departure. */
export const reservationEnds = 24 * hour;
/** How long a reservation may wait for its money at first, and how much an extension adds. */
export const optionTime = 24 * hour;
/** An option ends this long before departure at the latest. */
export const optionEnds = 2 * hour;
/** How often an option may be extended. */
export const mostExtensions = 2;
/** How long a sale may wait for its money. */
export const paymentTime = 10 * minute;

export const mayReserve = (departure: number, now: number): boolean => departure - now >= reservationEnds;

/** The end of a new option, or of one that is extended now. */
export const optionDeadline = (departure: number, from: number): number =>
  Math.min(from + optionTime, departure - optionEnds);

export type OptionToExtend = {
  readonly departure: number;
  readonly deadline: number;
  readonly extensions: number;
};

/** The latest end an option may be given; null when it can no longer be extended. */
export const latestExtension = (option: OptionToExtend, now: number): number | null => {
  const latest = optionDeadline(option.departure, option.deadline);
  return option.deadline > now && option.extensions < mostExtensions && latest > option.deadline
    ? latest
    : null;
};
