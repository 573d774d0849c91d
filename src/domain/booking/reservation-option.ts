import { reservationEnds } from '#domain/journey/chosen-journey.ts';
import { day, hour, minute } from '#domain/values/durations.ts';
import { heldTicketsOf } from './held-tickets.ts';
import type { Reservation } from './reservation.ts';

/** How long a reservation may wait for its money at first, and how much an extension adds. */
export const optionTime = day;
/** So long a guest’s reservation stands before the link in its letter has been followed. */
export const proofTime = 20 * minute;
/** An option ends this long before departure at the latest. */
export const optionEnds = 2 * hour;
/** How often an option may be extended. */
export const mostExtensions = 2;
/** How long a sale may wait for its money. */
export const paymentTime = 10 * minute;

/** So much of a class of a train, in thousandths, may be reserved without money at one time. */
export const reservedShare = 300;

/** How many places that is, begun ones whole: where there are two places for wheelchairs, one may be reserved. */
export const reservablePlaces = (places: number, share: number): number =>
  Math.ceil((places * share) / 1_000);

/** One person, e-mail or telephone may have so many reservations unpaid at one time; of them one person one in each train. */
export const mostReserved = 2;

/** The end of what is bought for a journey and waits for its money: nothing is paid for a train that has left. */
export const paymentDeadline = (departure: number, from: number): number =>
  Math.min(from + paymentTime, departure);

export const mayReserve = (departure: number, now: number): boolean => departure - now >= reservationEnds;

/** The end of a new option, or of one that is extended now. */
export const optionDeadline = (departure: number, from: number): number =>
  Math.min(from + optionTime, departure - optionEnds);

/** The end of an option before its e-mail is proved. */
export const unprovedDeadline = (departure: number, from: number): number =>
  Math.min(from + proofTime, optionDeadline(departure, from));

export type OptionToExtend = {
  readonly departure: number;
  readonly deadline: number;
  readonly extensions: number;
};

/** The latest end an option that still lasts may be given; null when it can no longer be extended. */
export const extendedEnd = ({ departure, deadline, extensions }: OptionToExtend): number | null => {
  const latest = optionDeadline(departure, deadline);
  return extensions < mostExtensions && latest > deadline ? latest : null;
};

/** The same at an hour at which it may be over. */
export const latestExtension = (option: OptionToExtend, now: number): number | null =>
  option.deadline > now ? extendedEnd(option) : null;

/** How often an option may still be extended, when each time it is extended as far as may be. */
export const extensionsLeft = (option: OptionToExtend): number => {
  const deadline = extendedEnd(option);
  return deadline === null
    ? 0
    : 1 + extensionsLeft({ ...option, deadline, extensions: option.extensions + 1 });
};

/** The option of a booking: its first train ends it. */
export const optionOf = (
  booking: Pick<Reservation, 'deadline' | 'extensions' | 'passengers'>,
): OptionToExtend => {
  const [departure = 0] = heldTicketsOf(booking)
    .map(({ ticket }) => ticket.departure)
    .toSorted((one, other) => one - other);
  return { departure, deadline: booking.deadline, extensions: booking.extensions };
};

/** The end an option has once its e-mail is proved: the same as if it had been proved when it was made. */
export const provedEnd = (
  booking: Pick<Reservation, 'createdAt' | 'deadline' | 'extensions' | 'passengers'>,
): number => optionDeadline(optionOf(booking).departure, booking.createdAt);
